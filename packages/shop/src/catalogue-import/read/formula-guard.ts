/** What a spreadsheet program would take for a formula (OWASP, "CSV injection"), with apostrophes before it or none. */
const formula = /^'*[=+\-@＝＋－＠]/

/** A cell's text as it is written to a file: one that would run as a formula gets an apostrophe before it. */
export function guarded(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The text that a cell was written for: the exact opposite, so that no text changes on its way out and back. */
export function unguarded(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}
