import type { Tier } from '@zayy/contract/types'
import { MAX_QUANTITY } from '@zayy/domain/catalog/max-quantity'

/** Stops between the first and the last one, at most. */
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

/** Returns the place of a quantity in percent from the tape's start. The part after the last stop holds only its label. */
export function placeOnTape(stops: readonly number[], quantity: number): number {
  const last = stops.length - 1
  const index = Math.max(
    stops.findLastIndex((stop) => stop <= quantity),
    0,
  )
  const [from, to] = [stops[index], stops[index + 1]]
  if (index >= last || from === undefined || to === undefined) return (last / stops.length) * 100
  return ((index + Math.max(quantity - from, 0) / (to - from)) / stops.length) * 100
}

/** A dragged pin snaps to a stop within this share of a segment. */
const SNAP_SHARE = 0.07

/** Returns the quantity at a place in percent: the inverse of placeOnTape(), except near a stop, to which it snaps. */
export function quantityOnTape(stops: readonly number[], place: number): number {
  const segments = Math.min(Math.max((place / 100) * stops.length, 0), stops.length - 1)
  const nearest = stops[Math.round(segments)]
  if (nearest !== undefined && Math.abs(segments - Math.round(segments)) <= SNAP_SHARE) return nearest
  const index = Math.floor(segments)
  const [from, to] = [stops[index], stops[index + 1]]
  if (from === undefined || to === undefined) return stops.at(-1) ?? 1
  return Math.round(from + (segments - index) * (to - from))
}

/**
 * Returns the quantity after a key, or null for a key that does not move the pin. Arrows change it by one, Page Up and Page
 * Down go from stop to stop, Home and End to the first and last one.
 * @param direction in `rtl` the tape begins on the right
 */
export function quantityAfterTapeKey(
  stops: readonly number[],
  quantity: number,
  key: string,
  direction: 'rtl' | 'ltr',
): number | null {
  const last = stops.at(-1) ?? 1
  switch (key) {
    case 'ArrowUp':
    case direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight':
      return Math.max(quantity, Math.min(quantity + 1, last))
    case 'ArrowDown':
    case direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(quantity - 1, 1)
    case 'PageUp':
      return stops.find((stop) => stop > quantity) ?? quantity
    case 'PageDown':
      return stops.findLast((stop) => stop < quantity) ?? 1
    case 'Home':
      return 1
    case 'End':
      return last
    default:
      return null
  }
}
