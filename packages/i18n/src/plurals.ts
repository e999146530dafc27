import type { Locale } from './locale.ts'
import { formatNumber } from './numbers.ts'

const rules: Record<Locale, Intl.PluralRules> = {
  ar: new Intl.PluralRules('ar'),
  en: new Intl.PluralRules('en'),
}

/** A noun in the forms that a language needs: Arabic has six, English two. `other` serves for any that is not given. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** The form of a noun that goes with a count. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  return forms[rules[locale].select(count)] ?? forms.other
}

/** A count of pieces in words: 'لا توجد قطع', 'قطعة واحدة', 'قطعتان', '3 قطع', '47 قطعة', '100 قطعة'; '47 pieces'. */
export function pieces(count: number, locale: Locale): string {
  const n = formatNumber(count)
  if (locale === 'en') return `${n} ${plural('en', count, { one: 'piece', other: 'pieces' })}`
  return plural('ar', count, {
    zero: 'لا توجد قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: `${n} قطع`,
    many: `${n} قطعة`,
    other: `${n} قطعة`,
  })
}
