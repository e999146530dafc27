import { type PlaceholderName, placeholderNames, placeholdersIn } from '../../placeholders.ts'
import type { ImportIssues } from '../import-issues.ts'
import type { Content } from '../read/content.ts'
import type { SettingsFile } from '../read/settings.ts'
import { locales } from '../store/context.ts'

/** Every `{name}` in a page, and in the settings that are whole texts, is one that is filled, and not from an empty setting. */
export function checkPlaceholders(
  settings: SettingsFile | null,
  { pages }: Content,
  issues: ImportIssues,
): void {
  for (const { slug, ...page } of pages) {
    for (const locale of locales) {
      const { title, markdown } = page[locale]
      for (const reason of issuesIn(`${title}\n${markdown}`, settings, locale)) {
        issues.add({ file: `pages/${slug}.${locale}.md` }, reason)
      }
    }
  }
  for (const locale of locales) {
    const { deliveryPromise, footerAbout } = settings?.[locale] ?? {}
    for (const reason of issuesIn(`${deliveryPromise ?? ''}\n${footerAbout ?? ''}`, settings, locale)) {
      issues.add({ file: 'settings.csv', column: locale }, reason)
    }
  }
}

function issuesIn(text: string, settings: SettingsFile | null, locale: 'ar' | 'en'): string[] {
  const empty = settings ? emptyIn(settings, locale) : []
  return [...new Set(placeholdersIn(text))].flatMap((name) => {
    if (!placeholderNames.some((known) => known === name)) {
      return [`names {${name}}, which is none of ${placeholderNames.join(', ')}`]
    }
    return empty.some((one) => one === name) ? [`names {${name}}, but that setting is empty`] : []
  })
}

function emptyIn({ shared, ...words }: SettingsFile, locale: 'ar' | 'en'): PlaceholderName[] {
  const values: Partial<Record<PlaceholderName, string | null>> = {
    address: words[locale].address,
    phone: shared.phone,
    whatsapp: shared.whatsapp,
    email: shared.email,
    hours: words[locale].hours,
    vat_number: shared.vatNumber,
    cr_number: shared.crNumber,
    delivery_days: shared.defaultCity,
  }
  return placeholderNames.filter((name) => values[name] === null)
}
