/**
 * Returns the number of characters of a text that has more than `most`, or null. An emoji is one character, but two code units of
 * `length`.
 */
export function overlong(text: string, most: number): number | null {
  if (text.length <= most) return null
  let count = 0
  for (const _ of text) count += 1
  return count > most ? count : null
}
