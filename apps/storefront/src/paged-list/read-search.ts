import { foldDigits } from '@zayy/domain/text/digits'

const MAX_SEARCH_LENGTH = 200
const MAX_PAGE = 100_000

/**
 * Returns undefined for empty text. Expands compatibility characters before it cuts: the API measures text that it has cleaned, in
 * which ﷺ has 18 characters.
 */
export function parseSearchText(value: unknown): string | undefined {
  const text = String(value ?? '')
    .normalize('NFKC')
    .trim()
  return text === '' ? undefined : [...text].slice(0, MAX_SEARCH_LENGTH).join('')
}

/** Returns undefined for the first page and for invalid values. */
export function parsePage(value: unknown): number | undefined {
  return parseWhole(value, 2, MAX_PAGE)
}

/** Returns a whole number between `min` and `max`, otherwise undefined. */
export function parseWhole(value: unknown, min: number, max: number): number | undefined {
  const digits = foldDigits(String(value ?? ''))
  if (!/^\d{1,6}$/.test(digits)) return undefined
  const number = Number(digits)
  return number >= min && number <= max ? number : undefined
}
