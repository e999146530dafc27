import { riyadhDay } from '../riyadh-time.ts'

/**
 * Returns the last day for a bank transfer (YYYY-MM-DD in Riyadh), or null after it: the shop accepts late transfers too.
 * @param due ISO 8601
 * @param now milliseconds
 */
export function transferDay(due: string, now: number): string | null {
  const day = riyadhDay(Date.parse(due))
  return day < riyadhDay(now) ? null : day
}
