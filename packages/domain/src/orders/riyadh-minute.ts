const RIYADH_OFFSET_MS = 3 * 3_600_000

/** A moment, ISO 8601 in UTC, as the clock in Riyadh shows it: '2026-11-21 19:20'. */
export function riyadhMinute(moment: string): string {
  return new Date(Date.parse(moment) + RIYADH_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}
