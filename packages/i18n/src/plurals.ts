import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import type { Locale } from './locale.ts'
import { formatNumber } from './numbers.ts'

const rules: Record<Locale, Intl.PluralRules> = {
  ar: new Intl.PluralRules('ar'),
  en: new Intl.PluralRules('en'),
}

/** A noun in the forms that a language needs: Arabic has six, English two. `other` serves for any that is not given. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/**
 * What a counted noun is in its Arabic sentence: its subject (لديك قطعتان), the object of a verb (أضف قطعتين), or after a
 * preposition or another noun (من قطعتين). English nouns do not change.
 */
type GrammaticalCase = 'nominative' | 'accusative' | 'genitive'

/** The rule of a count, as Intl told it before: a list of products asks for the same few again and again. */
const known: Record<Locale, Map<number, Intl.LDMLPluralRule>> = { ar: new Map(), en: new Map() }
const mostKnown = 1000

/** The form of a noun that goes with a count. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  return forms[ruleOf(locale, count)] ?? forms.other
}

function ruleOf(locale: Locale, count: number): Intl.LDMLPluralRule {
  const before = known[locale].get(count)
  if (before) return before
  const rule = rules[locale].select(count)
  if (known[locale].size < mostKnown) known[locale].set(count, rule)
  return rule
}

/** A count of pieces in words: 'لا توجد قطع', 'قطعة واحدة', 'قطعتان', '3 قطع', '47 قطعة', '100 قطعة'; '47 pieces'. */
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

/** A count of orders in words: 'لا توجد طلبات', 'طلب واحد', 'طلبان', '3 طلبات', '47 طلبًا', '100 طلب'; '47 orders'. */
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

/** A count of different products in words: 'لا توجد منتجات', 'منتج واحد', 'منتجان', '3 منتجات'; '3 products'. */
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

/** A count of days in words: 'يوم واحد', 'يومان', '3 أيام', '11 يومًا'; '3 days'. */
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

/** When a message is answered, after a verb: 'في يوم العمل نفسه', 'خلال يومي عمل'; 'the same working day', 'within 2 business days'. */
export function answerTime(count: number, locale: Locale): string {
  if (count === 0) return locale === 'ar' ? 'في يوم العمل نفسه' : 'the same working day'
  const span = businessDays({ from: count, to: count }, locale)
  return locale === 'ar' ? `خلال ${span}` : `within ${span}`
}

/** A span of business days in words, in Arabic for after «خلال»: 'يومين إلى 4 أيام عمل'; '2 to 4 business days'. */
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
