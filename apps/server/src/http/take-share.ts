import { networksOf } from '@zayy/shop/limits/rate-limit-key'
import type { SlidingCounts } from './sliding-counts.ts'

/**
 * Counts one request of a client and of its wider networks in memory, unless one of them has had its share.
 *
 * @param most how many the client itself may have
 * @param of what the counts are shared between, where several limits share one window
 * @returns the whole seconds until one more is allowed, or undefined: it was counted
 */
export function takeShare(counts: SlidingCounts, client: string, most: number, of = ''): number | undefined {
  const shares = networksOf(client).map(({ key, times }) => ({ key: of + key, most: most * times }))
  for (const share of shares)
    if (counts.count(share.key) >= share.most) return counts.secondsUntilBelow(share.most, share.key)
  for (const { key } of shares) counts.add(key)
  return undefined
}
