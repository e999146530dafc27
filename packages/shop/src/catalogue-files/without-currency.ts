/** Names and signs of the riyal: ر.س., ريال, SAR, ﷼ and the sign of 2025. */
const CURRENCY = String.raw`(?:SAR|SR|ر\.?س\.?|ريال(?: سعودي)?|\uFDFC|\u20C1)`
const AROUND = new RegExp(String.raw`^${CURRENCY}\s*(?=[\p{Nd}.])|(?<=\p{Nd})\s*${CURRENCY}$`, 'giu')

/** Removes the riyal around a number: 45 ر.س is 45. */
export function withoutCurrency(text: string): string {
  return text.replace(AROUND, '')
}
