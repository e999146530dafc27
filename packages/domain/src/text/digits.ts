/** "٣٠, ۳۰, ３０ and 30 are one number." */

const DECIMAL_DIGIT = /\p{Nd}/u

/** Decimal digits of every script (٠-٩, ۰-۹, ０-９ …) as 0-9; everything else as it is, ² and ½ included. */
export function foldDigits(text: string): string {
  return text.replace(/[^\0-\u007f]/gu, (character) =>
    DECIMAL_DIGIT.test(character) ? String(digitValue(character)) : character,
  )
}

/** Unicode encodes the digits of a script as ten code points in a row, from 0 to 9. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (DECIMAL_DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (point - zero) % 10
}
