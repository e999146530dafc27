const DIGITS = 6

/** Formats an invoice number for documents: 4 → '000004'. */
export function invoiceDigits(number: number): string {
  return String(number).padStart(DIGITS, '0')
}
