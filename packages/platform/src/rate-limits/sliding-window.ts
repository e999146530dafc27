/**
 * Calls counted in a window and in the one before it, spread evenly over each.
 * @property age of the window, in seconds
 */
export type WindowCounts = { count: number; previous: number; age: number }

/** Returns the calls of the last `seconds`, rounding a partial call up, so that nobody exceeds the limit. */
export function slidingCount({ count, previous, age }: WindowCounts, seconds: number): number {
  return count + Math.ceil(previous * Math.max(0, 1 - age / seconds))
}

/**
 * Returns the whole seconds until one more call stays within `max`, if none is made before. If the window itself is full, it
 * has to end first, and one of its calls has to leave the sliding window.
 */
export function secondsUntilAllowed(
  { count, previous, age }: WindowCounts,
  max: number,
  seconds: number,
): number {
  const wait =
    count >= max
      ? seconds - age + seconds / max
      : seconds * (1 - Math.min(1, (max - 1 - count) / previous)) - age
  return Math.max(1, Math.ceil(wait))
}
