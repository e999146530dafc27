/** A number as it is read aloud: ten digits in threes and a four, `055 000 0000`; any other as the owner wrote it. */
export function spacedNumber(number: string): string {
  return number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}

/** What dials a number as the settings hold it. */
export function dialLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
