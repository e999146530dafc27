import type { Reason } from '../import-issues.ts'

/** Control characters other than tabs and line breaks, and the replacement character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unreadable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/

/** Arabic in UTF-8 that a program read as Windows-1252 or Windows-1256: Ø³ÙƒØ±Ø§Ø¨, ط³ظƒط±ط§ط¨. */
const misread = /(?:[ØÙÚÛ]\S){4,}|(?:[طظ][^\s,;طظ]){4}/

/** Returns the reason why a text lost letters on its way into the file, or null. */
export function garbled(text: string): Reason | null {
  if (unreadable.test(text)) return ({ table }) => table.unreadable
  if (misread.test(text) || isAllQuestionMarks(text))
    return ({ table }) => table.lostLetters(text.slice(0, 20))
  return null
}

/** A program without Arabic saves each of its letters as a question mark: ????? ????. */
function isAllQuestionMarks(text: string): boolean {
  if (!text.includes('?')) return false
  const letters = text.replace(/\s/g, '')
  const marks = letters.match(/\?/g)?.length ?? 0
  return marks >= 3 && marks * 2 >= letters.length
}
