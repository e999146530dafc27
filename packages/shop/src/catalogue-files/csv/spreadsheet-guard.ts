import { formulaStart } from './csv-row.ts'

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

/** Numbers, days, times and booleans that a spreadsheet program saves in another spelling. */
const respelled = [
  // 0110000000 loses its zero. 300000000000003 and 12E5 are rounded.
  String.raw`0\d+|\d{12,}|\d+(?:\.\d+)?e[+-]?\d+`,
  // 2026-03-31 becomes a date in the system's format, and 2-3, DEC25 and 1-Jan-26 become dates.
  String.raw`\d+[-/:]\d+(?:[-/:]\d+)?|\d+\.\d+\.\d+`,
  `(?:${MONTHS})[-/. ]?\\d{1,4}(?:,?[-/. ]\\d{2,4})?|\\d{1,2}[-/. ]?(?:${MONTHS})(?:[-/. ]\\d{2,4})?`,
  // The size 8 P becomes 8 p.m.
  String.raw`\d{1,2}(?::\d\d){0,2} [ap]m?`,
  'true|false',
].join('|')

/** Texts that would be respelled or run as a formula, with any number of leading apostrophes. */
const changed = new RegExp(`^'*(?:${formulaStart.source}|(?:${respelled})$)`, 'i')

/** Adds an apostrophe to a text that a spreadsheet program would change. */
export function guarded(text: string): string {
  return changed.test(text) ? `'${text}` : text
}

/** Reverses `guarded`. */
export function unguarded(text: string): string {
  return text.startsWith("'") && changed.test(text) ? text.slice(1) : text
}
