/** So that Excel reads the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** The first line of a CSV file (RFC 4180) that spreadsheet programs open as they should. */
export function csvHeading(headings: readonly string[]): string {
  return byteOrderMark + csvRow(headings)
}

/** One line of it. A text that a spreadsheet would take for a formula gets an apostrophe before it, as OWASP advises. */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => quoted(typeof cell === 'number' ? `${cell}` : plainText(cell))).join(',')}\r\n`
}

function plainText(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
