/**
 * Returns the digest period that contains `now`: its key, and the time its digest is due. A digest is due after its
 * period ends, so nothing is added while it is sent.
 * @param hours length of a period
 */
export function digestPeriod(hours: number, now: number): { key: string; due: Date } {
  const ms = hours * 3_600_000
  const period = Math.floor(now / ms)
  return { key: String(period), due: new Date((period + 1) * ms) }
}
