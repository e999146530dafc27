const DIGITS = 6

/** The number of a credit note as buyers read it, told from an invoice's by its letters: 1 → CN-000001. */
export function creditNoteNumber(number: number): string {
  return `CN-${String(number).padStart(DIGITS, '0')}`
}
