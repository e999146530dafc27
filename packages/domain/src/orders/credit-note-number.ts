const DIGITS = 6

/** Formats a credit note number; the letters distinguish it from an invoice number: 1 → CN-000001. */
export function creditNoteNumber(number: number): string {
  return `CN-${String(number).padStart(DIGITS, '0')}`
}
