/** Caps combining marks per letter, to bound the cost of hostile text. */

/** Maximum combining marks in a row. No language needs half as many (the stream-safe format of UAX #15 allows 30). */
export const MAX_MARKS = 10

const longRuns = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu')

/** Cuts runs of combining marks to `MAX_MARKS`. Call it before `normalize`, whose time is quadratic in the length of a run. */
export function capMarks(text: string): string {
  return text.replace(longRuns, '$1')
}
