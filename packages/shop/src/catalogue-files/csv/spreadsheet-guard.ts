import { formulaStart } from './csv-row.ts'

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

/** What a spreadsheet program takes for a number, a day, a time or a truth, and saves in another spelling. */
const respelled = [
  // 0110000000 loses its zero; of 300000000000003 and 12E5 little is left.
  String.raw`0\d+|\d{12,}|\d+(?:\.\d+)?e[+-]?\d+`,
  // 2026-03-31 is saved as the system writes days; 2-3 becomes one, DEC25, and 1-Jan-26.
  String.raw`\d+[-/:]\d+(?:[-/:]\d+)?|\d+\.\d+\.\d+`,
  `(?:${MONTHS})[-/. ]?\\d{1,4}(?:,?[-/. ]\\d{2,4})?|\\d{1,2}[-/. ]?(?:${MONTHS})(?:[-/. ]\\d{2,4})?`,
  // The size 8 P becomes eight in the evening.
  String.raw`\d{1,2}(?::\d\d){0,2} [ap]m?`,
  'true|false',
].join('|')

/** Those, and what would run as a formula; with apostrophes before it or none. */
const changed = new RegExp(`^'*(?:${formulaStart.source}|(?:${respelled})$)`, 'i')

/** A cell's text as it is written to a file: one that would not come back as it is gets an apostrophe before it. */
export function guarded(text: string): string {
  return changed.test(text) ? `'${text}` : text
}

/** The text that a cell was written for: the exact opposite, so that no text changes on its way out and back. */
export function unguarded(text: string): string {
  return text.startsWith("'") && changed.test(text) ? text.slice(1) : text
}
