import { locales } from '@zayy/i18n/locale'
import { type PlaceholderName, placeholderNames, placeholdersIn } from '../../../settings/placeholders.ts'
import type { Fields } from '../../edits/make-edit.ts'
import type { LocalizedKey, SharedKey } from '../../setting-table.ts'
import type { ImportIssues, Reason } from '../import-issues.ts'

type PageText = { title: string; markdown: string }

/** Placeholders with the setting that fills them. */
const filledFrom: Partial<Record<PlaceholderName, { localized: LocalizedKey } | { shared: SharedKey }>> = {
  address: { localized: 'address' },
  phone: { shared: 'phone' },
  whatsapp: { shared: 'whatsapp' },
  email: { shared: 'email' },
  hours: { localized: 'hours' },
  vat_number: { shared: 'vat_number' },
  cr_number: { shared: 'cr_number' },
  delivery_days: { shared: 'default_city' },
  return_days: { shared: 'return_days' },
  answer_time: { shared: 'answer_days' },
}

/**
 * Checks that every `{name}` in pages and in the settings with long texts is known, and that its setting is not empty.
 * @param settings texts by field; null if they are invalid
 */
export function checkPlaceholders(
  settings: Fields | null,
  pages: readonly { slug: string; ar: PageText; en: PageText }[],
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
    const texts = (['delivery_promise', 'footer_about'] as const).map((key) => settings?.[`${key} ${locale}`])
    for (const reason of issuesIn(texts.join('\n'), settings, locale)) {
      issues.add({ file: 'settings.csv', column: locale }, reason)
    }
  }
}

function issuesIn(text: string, settings: Fields | null, locale: 'ar' | 'en'): Reason[] {
  return [...new Set(placeholdersIn(text))].flatMap((name): Reason[] => {
    const known = placeholderNames.find((one) => one === name)
    if (!known) return [(messages) => messages.placeholders.unknown(name, [...placeholderNames])]
    const source = filledFrom[known]
    if (!source || !settings) return []
    const field = 'shared' in source ? source.shared : `${source.localized} ${locale}`
    return settings[field] === '' ? [(messages) => messages.placeholders.empty(name)] : []
  })
}
