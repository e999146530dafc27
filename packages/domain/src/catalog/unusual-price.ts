import { type Halalas, timesAsMuch, ZERO } from '../money.ts'

/**
 * Why a new amount may be a typing mistake.
 * - `times`: 2 times as much or more, with one decimal
 * - `up`, `down`: by this percentage
 * - `fraction`: exactly one tenth, hundredth or thousandth
 * - `free`, `was_free`: it becomes 0, or it was 0
 */
export type UnusualAmount =
  | { kind: 'times'; by: number }
  | { kind: 'up' | 'down'; percent: number }
  | { kind: 'fraction'; of: number }
  | { kind: 'free' | 'was_free' }

const FRACTIONS = [10, 100, 1000]

/** Returns why an amount is unusual after another, or null: it grows or falls by less than half. */
export function unusualAmount(before: Halalas, after: Halalas): UnusualAmount | null {
  if (before === after) return null
  if (after === ZERO) return { kind: 'free' }
  if (before === ZERO) return { kind: 'was_free' }
  const growth = timesAsMuch(after, before)
  if (growth >= 2) return { kind: 'times', by: Math.round(growth * 10) / 10 }
  if (growth >= 1.5) return { kind: 'up', percent: Math.round((growth - 1) * 100) }
  if (growth > 0.5) return null
  const of = FRACTIONS.find((fraction) => timesAsMuch(before, after) === fraction)
  return of === undefined
    ? { kind: 'down', percent: Math.round((1 - growth) * 100) }
    : { kind: 'fraction', of }
}
