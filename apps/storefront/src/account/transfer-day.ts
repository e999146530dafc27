import { riyadhDay } from '@zayy/domain/riyadh-time'

const DAY_MS = 86_400_000

/**
 * The last day, YYYY-MM-DD in Riyadh, on which the transfer for an order is awaited; null once it is over: nothing is
 * cancelled by itself, so a later transfer is as welcome.
 * @param placed when the order was placed, ISO 8601
 * @param days how long the pieces are held
 * @param now milliseconds
 */
export function transferDay(placed: string, days: number, now: number): string | null {
  const day = riyadhDay(Date.parse(placed) + days * DAY_MS)
  return day < riyadhDay(now) ? null : day
}
