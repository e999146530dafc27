import { type PlaceholderName, placeholderNames, placeholdersIn } from '../../../placeholders.ts'
import type { ImportIssues, Reason } from '../import-issues.ts'
import { locales } from '../store/context.ts'

type Named = 'phone' | 'whatsapp' | 'email' | 'vatNumber' | 'crNumber' | 'defaultCity'
type LocalizedTexts = {
  address: string | null
  hours: string | null
  deliveryPromise: string | null
  footerAbout: string
}

/** The settings that texts may name, and those that are such texts. */
type SettingsOfTexts = {
  shared: Record<Named, string | null>
  /** Left out: one that is not known to be empty. */
  promises: { returnDays?: number | string | null; answerDays?: number | string | null }
  ar: LocalizedTexts
  en: LocalizedTexts
}

type PageText = { title: string; markdown: string }

/** Every `{name}` in a page, and in the settings that are whole texts, is one that is filled, and not from an empty setting. */
export function checkPlaceholders(
  settings: SettingsOfTexts | null,
  { pages }: { pages: readonly { slug: string; ar: PageText; en: PageText }[] },
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

function issuesIn(text: string, settings: SettingsOfTexts | null, locale: 'ar' | 'en'): Reason[] {
  const empty = settings ? emptyIn(settings, locale) : []
  return [...new Set(placeholdersIn(text))].flatMap((name): Reason[] => {
    if (!placeholderNames.some((known) => known === name)) {
      return [(messages) => messages.placeholders.unknown(name, [...placeholderNames])]
    }
    return empty.some((one) => one === name) ? [(messages) => messages.placeholders.empty(name)] : []
  })
}

function emptyIn(
  { shared, promises, ...localized }: SettingsOfTexts,
  locale: 'ar' | 'en',
): PlaceholderName[] {
  const values: Partial<Record<PlaceholderName, string | null>> = {
    address: localized[locale].address,
    phone: shared.phone,
    whatsapp: shared.whatsapp,
    email: shared.email,
    hours: localized[locale].hours,
    vat_number: shared.vatNumber,
    cr_number: shared.crNumber,
    delivery_days: shared.defaultCity,
    ...(promises.returnDays === null && { return_days: null }),
    ...(promises.answerDays === null && { answer_time: null }),
  }
  return placeholderNames.filter((name) => values[name] === null)
}
