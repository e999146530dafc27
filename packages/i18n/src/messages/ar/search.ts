import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'

function results(count: number, more = false): string {
  const n = formatNumber(count)
  if (more && count > 2) return `أكثر من ${results(count)}`
  return plural('ar', count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: `${n} نتائج`,
    other: `${n} نتيجة`,
  })
}

/** A search text within a sentence, in quotation marks and isolated from the sentence's direction. */
const quoted = (search: string) => `«\u2068${search}\u2069»`

/** A size name isolated from the sentence's direction. */
const isolated = (size: string) => `\u2068${size}\u2069`

/** Messages of the search field, its suggestions and the results page, in Arabic, the model for English. */
export const search = {
  quoted,
  suggestions: 'اقتراحات البحث',
  products: 'المنتجات',
  inCategories: 'في الأقسام',
  categories: 'تصفّح الأقسام',
  recent: 'بحثت مؤخرًا عن',
  clearRecent: 'مسح عمليات البحث السابقة',
  /** `more`: the search has more results than these. */
  allResults: (count: number, more = false) =>
    more ? results(count, more) : count > 2 ? `كل النتائج، وعددها ${formatNumber(count)}` : 'كل النتائج',
  /** `{search}`: a link to the corrected search, or to the search without quotation marks. */
  searchInstead: (found: number): string => (found > 0 ? 'هل تقصد {search}؟' : 'جرّب البحث عن {search}.'),
  /** The search named these sizes, so only their products are listed. */
  inSizes: (sizes: readonly string[]) => `المتوفر بمقاس ${sizes.map(isolated).join(' أو ')} فقط.`,
  /** Words that the search ignores in order to find something, each in quotation marks. */
  leftOut: (words: readonly string[]) =>
    `لا منتج يجمع كل ما كتبت، فبحثنا من غير ${words.map(quoted).join(' و')}.`,
  exactly: 'ابحث عن النص كما كتبته',
  nothing: (search: string) => `لا نتائج لـ ${quoted(search)}`,
  nothingHint: 'راجع الإملاء، أو جرّب كلمات أقل.',
  failed: 'تعذّر البحث الآن.',
  keys: { choose: 'اختر', open: 'افتح', close: 'أغلق' },
  resultsFor: (count: number, search: string, more = false) => `${results(count, more)} لـ ${quoted(search)}`,
  /** Counts of products that have the search in their name or category, and of others that only mention it. */
  matches: (named: number, mentioned: number, more = false) =>
    `${formatNumber(named)} في الأسماء والأقسام، و${more ? 'أكثر من ' : ''}${formatNumber(mentioned)} ذُكر في الوصف`,
  moreThan: (products: string) => `أكثر من ${products}`,
  /** The search matches more products than it lists. */
  bestOnly: (count: number) => `هذه أقرب ${formatNumber(count)} نتيجة إلى بحثك. أضف كلمة لتصل إلى غيرها.`,
  mentioned: 'ذُكر في الوصف',
  bestSellers: 'الأكثر طلبًا',
  askUs: 'لم تجد ما تريد؟ اسألنا.',
}
