const DIGITS = 6

/** An invoice's number as documents show it: 4 → '000004'. */
export function invoiceDigits(number: number): string {
  return String(number).padStart(DIGITS, '0')
}
