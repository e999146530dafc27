/** Size runs: typical proportions of the sizes of a team. */

import { sizeKey } from './paste/match-size.ts'

/** Size runs in trade notation, from the smallest size. */
export const sizeRuns = ['1-2-2-1', '1-2-3-2-1'] as const

/**
 * Returns the share of each size in a run. The run starts at S if that leaves room for it; otherwise it is centred, and its end
 * is cut if it is longer than the sizes.
 * @param sizes names, smallest first
 */
export function sharesOfRun(run: (typeof sizeRuns)[number], sizes: readonly string[]): number[] {
  const shares = run.split('-').map(Number)
  const small = sizes.findIndex((name) => sizeKey(name) === 'S')
  const middle = Math.max(0, Math.floor((sizes.length - shares.length) / 2))
  const first = small < 0 || sizes.length - small < shares.length ? middle : small
  return sizes.map((_, at) => shares[at - first] ?? 0)
}
