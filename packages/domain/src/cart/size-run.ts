/** "1-2-2-1: how many of each size, in a team like any other." */

import { sizeKey } from './paste/match-size.ts'

/** Size runs as the trade writes them, from the smallest size. */
export const sizeRuns = ['1-2-2-1', '1-2-3-2-1'] as const

/**
 * The share of each size in a run. A run begins at S where the product has it, otherwise it stands in the middle;
 * a run that is longer than what follows loses its end.
 * @param sizes names, the smallest first
 */
export function sharesOfRun(run: (typeof sizeRuns)[number], sizes: readonly string[]): number[] {
  const shares = run.split('-').map(Number)
  const small = sizes.findIndex((name) => sizeKey(name) === 'S')
  const middle = Math.max(0, Math.floor((sizes.length - shares.length) / 2))
  const first = small < 0 || sizes.length - small < shares.length ? middle : small
  return sizes.map((_, at) => shares[at - first] ?? 0)
}
