/** So that Excel reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a cell that a spreadsheet program would run as a formula begins with (OWASP, "CSV injection"). */
export const formulaStart = /[=+\-@\t\r\n＝＋－＠]/

const formula = new RegExp(`^${formulaStart.source}`)

/** The first line of a CSV file (RFC 4180) that spreadsheet programs open as they should. */
export function csvHeading(headings: readonly string[]): string {
  return BYTE_ORDER_MARK + csvRow(headings)
}

/** One line of it. A text that a spreadsheet would take for a formula gets an apostrophe before it, as OWASP advises; a number none. */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => quoted(typeof cell === 'number' ? `${cell}` : plainText(cell))).join(',')}\r\n`
}

function plainText(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Also what a program might trim, or take a tab or a semicolon in it for the end of the cell. */
function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
