const DECIMAL_DIGIT = /\p{Nd}/u

/** Converts decimal digits of every script (٠-٩, ۰-۹, ０-９ …) to 0-9. Everything else stays, including ² and ½. */
export function foldDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** Unicode encodes the digits of a script as ten consecutive code points, from 0 to 9. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (DECIMAL_DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (point - zero) % 10
}
