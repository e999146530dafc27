import { MAX_QUANTITY } from '../catalog/max-quantity.ts'

/**
 * Spreads a quantity over cells in proportion to their shares: 100 by 1-2-2-1 is 17, 33, 33, 17. The remainder goes to the
 * largest fractions, for equal ones to the earlier cell, so the sum is exactly `total`. A cell with a larger share never gets
 * fewer. Pieces over `most` of a cell go to the others.
 * @param total pieces, a whole number
 * @param shares one non-negative whole number per cell; a cell with share 0 gets nothing
 * @param most maximum pieces per cell
 * @returns pieces per cell; null if the cells cannot hold `total`
 */
export function spreadQuantity(
  total: number,
  shares: readonly number[],
  most = MAX_QUANTITY,
): number[] | null {
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
