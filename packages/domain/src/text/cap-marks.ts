/** "A letter with a thousand accents is a letter with ten": what bounds the work that a text can cause. */

/**
 * The most combining marks in a row that are kept. No language needs half as many (UAX #15 allows 30 in its stream-safe
 * format).
 */
export const mostMarks = 10

const longRuns = new RegExp(`(\\p{M}{${mostMarks}})\\p{M}+`, 'gu')

/**
 * The text with runs of combining marks cut to `mostMarks`. To be called before `normalize`, which takes time in the
 * square of a run's length.
 */
export function capMarks(text: string): string {
  return text.replace(longRuns, '$1')
}
