/**
 * Returns the period of so many hours that a moment lies in: its number, and when a digest of it is due. It is due once the period is over,
 * so nothing is added to a digest that is being sent.
 */
export function digestPeriod(hours: number, now: number): { key: string; due: Date } {
  const ms = hours * 3_600_000
  const period = Math.floor(now / ms)
  return { key: String(period), due: new Date((period + 1) * ms) }
}
