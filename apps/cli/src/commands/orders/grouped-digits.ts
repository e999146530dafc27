/**
 * "A phone keeps its zero in Excel." A CSV cell of digits alone is a number to spreadsheet programs: 0501234567 becomes 501234567, and
 * fifteen digits become 3E+14. Blanks between groups, as people write them, make it text everywhere. `="050…"` would too, but is a
 * formula; an apostrophe or a tab stays in the cell and is read back as part of it.
 */

/** A phone as the shop keeps it, in groups: 0501234567 → '050 123 4567', +971501234567 → '(+971) 501 234 567'. */
export function groupedPhone(phone: string): string {
  const [, code, abroad] = /^\+(\d{3})(\d+)$/.exec(phone) ?? []
  if (code && abroad) return `(+${code}) ${abroad.replace(/\d{3}(?=\d{3,})/g, '$& ')}`
  const [, area, number] = /^(0\d{2})(\d+)$/.exec(phone) ?? []
  if (area && number) return `${area} ${number.slice(0, -4)} ${number.slice(-4)}`
  return groupedDigits(phone)
}

/** Digits in groups of five, which are thousands in no language: 300000000000003 → '30000 00000 00003'. Other text as it is. */
export function groupedDigits(text: string): string {
  return /^\d+$/.test(text) ? text.replace(/\d{5}(?=\d)/g, '$& ') : text
}
