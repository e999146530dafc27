/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** First characters of cells that spreadsheet programs run as formulas (OWASP, "CSV injection"). */
export const formulaStart = /[=+\-@\t\r\n＝＋－＠]/

const formula = new RegExp(`^${formulaStart.source}`)

/** Returns the first line of a CSV file (RFC 4180). */
export function csvHeading(headings: readonly string[]): string {
  return BYTE_ORDER_MARK + csvRow(headings)
}

/**
 * Returns a line of a CSV file. A text that would run as a formula gets a leading apostrophe, as OWASP advises; a
 * number does not.
 */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => quoted(typeof cell === 'number' ? `${cell}` : plainText(cell))).join(',')}\r\n`
}

function plainText(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Also quotes texts that a program might trim, or split at a tab or semicolon. */
function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
