/** "٣٠, ۳۰ and 30 are one number." */

/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits as 0-9; everything else as it is. */
export function foldDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
}
