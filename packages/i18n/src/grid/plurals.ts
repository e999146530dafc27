import type { Locale } from '../locale.ts'
import { formatNumber } from '../numbers.ts'
import { plural } from '../plurals.ts'

/** Formats a count of table cells: 'خلية واحدة', 'خليتان', '3 خلايا', '18 خلية'; '18 cells'. */
export function tableCells(
  count: number,
  locale: Locale,
  grammaticalCase: 'nominative' | 'genitive' = 'nominative',
): string {
  const n = formatNumber(count)
  if (locale === 'en') return `${n} ${plural('en', count, { one: 'cell', other: 'cells' })}`
  return plural('ar', count, {
    one: 'خلية واحدة',
    two: grammaticalCase === 'nominative' ? 'خليتان' : 'خليتين',
    few: `${n} خلايا`,
    other: `${n} خلية`,
  })
}

/** Formats a count of colours; the Arabic form follows a preposition: 'لون واحد', 'لونين', '3 ألوان', '11 لونًا'; '3 colours'. */
export function colours(count: number, locale: Locale): string {
  const n = formatNumber(count)
  if (locale === 'en') return `${n} ${plural('en', count, { one: 'colour', other: 'colours' })}`
  return plural('ar', count, {
    one: 'لون واحد',
    two: 'لونين',
    few: `${n} ألوان`,
    many: `${n} لونًا`,
    other: `${n} لون`,
  })
}
