/** Control characters other than tabs and line breaks, and marks that reverse the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finds them
const CONTROL = /[\0-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E]/g

/** Shows characters that could move the cursor or change the terminal as �: a folder's name may have any. */
export function printable(text: string): string {
  return text.replace(CONTROL, '\uFFFD')
}
