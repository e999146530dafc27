/** "100 pieces as 1-2-2-1: 17, 33, 33, 17." */

import { mostPieces } from '../catalog/most-pieces.ts'

/**
 * Spreads a number of pieces over places in proportion to their shares. What is left of whole pieces goes to the largest
 * remainders, of equal ones to the earlier place, so that the sum is exactly `total`; a place with a larger share never gets
 * fewer. What a place cannot take because of `most` goes to the others.
 * @param total pieces, a whole number
 * @param shares whole numbers, not negative, one for each place; 0: the place gets nothing
 * @param most pieces that a place takes
 * @returns the pieces of each place; null where they cannot take `total`
 */
export function spreadQuantity(total: number, shares: readonly number[], most = mostPieces): number[] | null {
  const quantities = shares.map(() => 0)
  let open = shares.flatMap((share, at) => (share > 0 ? [at] : []))
  let left = total
  while (open.length > 0) {
    const proportional = largestRemainders(
      left,
      open.map((at) => shares[at] ?? 0),
    )
    const full = open.filter((_, place) => (proportional[place] ?? 0) > most)
    if (full.length === 0) {
      for (const [place, at] of open.entries()) quantities[at] = proportional[place] ?? 0
      return quantities
    }
    for (const at of full) quantities[at] = most
    left -= full.length * most
    open = open.filter((at) => !full.includes(at))
  }
  return left === 0 ? quantities : null
}

function largestRemainders(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  const parts = shares.map((share, at) => ({
    at,
    whole: Math.floor((total * share) / sum),
    remainder: (total * share) % sum,
  }))
  const left = total - parts.reduce((all, { whole }) => all + whole, 0)
  const favoured = new Set(
    parts
      .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
      .slice(0, left)
      .map(({ at }) => at),
  )
  return parts.map(({ at, whole }) => whole + (favoured.has(at) ? 1 : 0))
}
