import { foldDigits } from '@zayy/domain/text/digits'

/** How many lines a list has at most, and where nothing is said. */
export const MOST_LISTED = 10_000
const USUAL = 50

/** How many lines were asked for, with `--limit`; null where that is no number of 1 to 10,000. */
export function readLimit(typed: string | undefined): number | null {
  const limit = typed === undefined ? USUAL : Number(foldDigits(typed))
  return Number.isInteger(limit) && limit >= 1 && limit <= MOST_LISTED ? limit : null
}
