/** "What a list is asked for": the parts of an address that every paged list reads alike. */

import { foldDigits } from '@zayy/domain/text/digits'

const LONGEST_SEARCH = 200
const LAST_PAGE_ASKED_FOR = 100_000

/** The text of a search as an address holds them; undefined when there are none. */
export function parseSearchText(value: unknown): string | undefined {
  const text = String(value ?? '').trim()
  return text === '' ? undefined : [...text].slice(0, LONGEST_SEARCH).join('')
}

/** The page that an address asks for; undefined for the first. */
export function parsePage(value: unknown): number | undefined {
  return parseWhole(value, 2, LAST_PAGE_ASKED_FOR)
}

/** A whole number of an address within its bounds; undefined for anything else. */
export function parseWhole(value: unknown, least: number, most: number): number | undefined {
  const digits = foldDigits(String(value ?? ''))
  if (!/^\d{1,6}$/.test(digits)) return undefined
  const number = Number(digits)
  return number >= least && number <= most ? number : undefined
}
