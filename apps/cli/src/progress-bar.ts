/** Back to the line's beginning, and all of it erased. */
export const ERASE = '\r\u001b[2K'

const LENGTH = 20

/** @param share of the whole, from 0 to 1 */
export function progressBar(share: number): string {
  const filled = Math.floor(share * LENGTH)
  return '█'.repeat(filled) + '░'.repeat(LENGTH - filled)
}
