import { readWholeNumber } from '@zayy/domain/text/whole-number'

/** How many lines a list has at most, and where nothing is said. */
export const MOST_LISTED = 10_000
const USUAL = 50

/** How many lines were asked for, with `--limit`; null where that is no number of 1 to 10,000. */
export function readLimit(typed: string | undefined): number | null {
  if (typed === undefined) return USUAL
  const limit = readWholeNumber(typed, MOST_LISTED)
  return limit.kind === 'number' && limit.value >= 1 ? limit.value : null
}
