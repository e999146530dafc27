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
