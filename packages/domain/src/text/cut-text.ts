/** Returns at most `most` code units of a text, without half a character: PostgreSQL's JSON rejects half of a surrogate pair. */
export function cutText(text: string, most: number, start = 0): string {
  return text.slice(start, start + most).replace(/\p{Surrogate}/gu, '')
}
