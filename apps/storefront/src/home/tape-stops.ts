import type { Tier } from '@zayy/contract/types'
import { MAX_QUANTITY } from '@zayy/domain/catalog/max-quantity'

/** Maximum number of stops between the first and the last one. */
const MAX_INNER_STOPS = 4

/** Neighbouring stops differ at least by this factor, so that each segment of the tape is worth its width. */
const MIN_RATIO = 2

/** Share of all tier starts that the tape covers: a single product with a distant tier does not stretch it. */
const COVERED_SHARE = 0.98

/**
 * Returns the quantities marked on the tape, from 1 to the last tier start of nearly all products; between them the starts
 * that most products share. Empty if no product has a second tier.
 */
export function tapeStops(products: readonly { pieces: readonly Pick<Tier, 'from'>[] }[]): number[] {
  const starts = products
    .flatMap(({ pieces }) => pieces.slice(1).map(({ from }) => from))
    .filter((from) => from > 1 && from <= MAX_QUANTITY)
    .sort((a, b) => a - b)
  const last = starts[Math.floor(starts.length * COVERED_SHARE)]
  if (last === undefined) return []
  const counts = new Map<number, number>()
  for (const start of starts) counts.set(start, (counts.get(start) ?? 0) + 1)
  const stops = [1, last]
  for (const [start] of [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])) {
    if (stops.length === MAX_INNER_STOPS + 2) break
    const isApart = stops.every((stop) => Math.max(stop, start) >= MIN_RATIO * Math.min(stop, start))
    if (start < last && isApart) stops.push(start)
  }
  return stops.sort((a, b) => a - b)
}
