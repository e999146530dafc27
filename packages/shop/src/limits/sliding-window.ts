/**
 * The counts of a window and of the one before it. In a window that slides along with the time, as many calls of the one
 * before count as part of it still lies within: whoever calls around the end of a window has no more calls for it.
 * @property age of the window: seconds
 */
export type WindowCounts = { calls: number; before: number; age: number }

/**
 * How many calls lie within the last so many seconds, as far as counts of two windows tell: those of the first spread evenly. One of
 * which a part lies within counts, so that right after a window nobody has one more than allowed.
 */
export function slidingCount({ calls, before, age }: WindowCounts, seconds: number): number {
  return calls + Math.ceil(before * Math.max(0, 1 - age / seconds))
}

/**
 * The whole seconds until one more call makes no more than `most`, if none is made before. A window that is full itself has to end,
 * and one of its calls to have left the window that slides.
 */
export function secondsUntilAllowed(
  { calls, before, age }: WindowCounts,
  most: number,
  seconds: number,
): number {
  const wait =
    calls >= most
      ? seconds - age + seconds / most
      : seconds * (1 - Math.min(1, (most - 1 - calls) / before)) - age
  return Math.max(1, Math.ceil(wait))
}
