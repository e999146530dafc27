import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import type { Sar } from '@zayy/domain/money'
import { lazily } from './lazily.ts'
import type { Locale } from './locale.ts'
import { formatAmount, formatNumber } from './numbers.ts'

const rules: Record<Locale, () => Intl.PluralRules> = {
  ar: lazily(() => new Intl.PluralRules('ar')),
  en: lazily(() => new Intl.PluralRules('en')),
}

/** The plural forms of a noun: Arabic has six, English two. `other` replaces missing forms. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/**
 * The case of an Arabic noun: subject (لديك قطعتان), object of a verb (أضف قطعتين), or after a preposition or another noun (من
 * قطعتين). English nouns do not change.
 */
type GrammaticalCase = 'nominative' | 'accusative' | 'genitive'

/** Caches plural rules of Intl: product lists need the same few counts repeatedly. */
const known: Record<Locale, Map<number, Intl.LDMLPluralRule>> = { ar: new Map(), en: new Map() }
const MAX_CACHED = 1000

export function plural(locale: Locale, count: number, forms: PluralForms): string {
  return forms[ruleOf(locale, count)] ?? forms.other
}

function ruleOf(locale: Locale, count: number): Intl.LDMLPluralRule {
  const before = known[locale].get(count)
  if (before) return before
  const rule = rules[locale]().select(count)
  if (known[locale].size < MAX_CACHED) known[locale].set(count, rule)
  return rule
}

/** Formats a count of pieces: 'لا توجد قطع', 'قطعة واحدة', 'قطعتان', '3 قطع', '47 قطعة', '100 قطعة'; '47 pieces'. */
export function pieces(
  count: number,
  locale: Locale,
  grammaticalCase: GrammaticalCase = 'nominative',
): string {
  const n = formatNumber(count)
  if (locale === 'en') return `${n} ${plural('en', count, { one: 'piece', other: 'pieces' })}`
  return plural('ar', count, {
    zero: 'لا توجد قطع',
    one: 'قطعة واحدة',
    two: grammaticalCase === 'nominative' ? 'قطعتان' : 'قطعتين',
    few: `${n} قطع`,
    other: `${n} قطعة`,
  })
}

/** Formats a count of orders: 'لا توجد طلبات', 'طلب واحد', 'طلبان', '3 طلبات', '47 طلبًا', '100 طلب'; '47 orders'. */
export function orders(count: number, locale: Locale): string {
  const n = formatNumber(count)
  if (locale === 'en') return `${n} ${plural('en', count, { one: 'order', other: 'orders' })}`
  return plural('ar', count, {
    zero: 'لا توجد طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: `${n} طلبات`,
    many: `${n} طلبًا`,
    other: `${n} طلب`,
  })
}

/** Formats a count of different products: 'لا توجد منتجات', 'منتج واحد', 'منتجان', '3 منتجات'; '3 products'. */
export function products(
  count: number,
  locale: Locale,
  grammaticalCase: GrammaticalCase = 'nominative',
): string {
  const n = formatNumber(count)
  if (locale === 'en') return `${n} ${plural('en', count, { one: 'product', other: 'products' })}`
  return plural('ar', count, {
    zero: 'لا توجد منتجات',
    one: grammaticalCase === 'accusative' ? 'منتجًا واحدًا' : 'منتج واحد',
    two: grammaticalCase === 'nominative' ? 'منتجان' : 'منتجين',
    few: `${n} منتجات`,
    many: `${n} منتجًا`,
    other: `${n} منتج`,
  })
}

/** Formats a count of days: 'يوم واحد', 'يومان', '3 أيام', '11 يومًا'; '3 days'. */
export function days(count: number, locale: Locale, grammaticalCase: GrammaticalCase = 'nominative'): string {
  const n = formatNumber(count)
  if (locale === 'en') return `${n} ${plural('en', count, { one: 'day', other: 'days' })}`
  return plural('ar', count, {
    one: grammaticalCase === 'accusative' ? 'يومًا واحدًا' : 'يوم واحد',
    two: grammaticalCase === 'nominative' ? 'يومان' : 'يومين',
    few: `${n} أيام`,
    many: `${n} يومًا`,
    other: `${n} يوم`,
  })
}

/** Formats an amount in words, after a preposition: 'ريال واحد', 'ريالين', '3 ريالات', '45.50 ريال'; 'SAR 45.50'. */
export function riyals(amount: Sar, locale: Locale): string {
  const count = Number(amount)
  const n = Number.isInteger(count) ? formatNumber(count) : formatAmount(amount)
  if (locale === 'en') return `SAR ${n}`
  return plural('ar', count, {
    one: 'ريال واحد',
    two: 'ريالين',
    few: `${n} ريالات`,
    many: `${n} ريالًا`,
    other: `${n} ريال`,
  })
}

/**
 * Formats the reply time of a message, for use after a verb: 'في يوم العمل نفسه', 'خلال يومي عمل'; 'the same working day',
 * 'within 2 business days'.
 */
export function answerTime(count: number, locale: Locale): string {
  if (count === 0) return locale === 'ar' ? 'في يوم العمل نفسه' : 'the same working day'
  const span = businessDays({ from: count, to: count }, locale)
  return locale === 'ar' ? `خلال ${span}` : `within ${span}`
}

/** Formats a span of business days; the Arabic form follows «خلال»: 'يومين إلى 4 أيام عمل'; '2 to 4 business days'. */
export function businessDays({ from, to }: BusinessDays, locale: Locale): string {
  const n = formatNumber(to)
  if (locale === 'en') {
    const span = from === to ? n : `${formatNumber(from)} to ${n}`
    return `${span} business ${plural('en', to, { one: 'day', other: 'days' })}`
  }
  const fewest = plural('ar', from, { one: 'يوم', two: 'يومين', other: formatNumber(from) })
  const most = plural('ar', to, {
    one: 'يوم عمل واحد',
    two: 'يومي عمل',
    few: `${n} أيام عمل`,
    other: `${n} يوم عمل`,
  })
  return from === to ? most : `${fewest} إلى ${most}`
}
