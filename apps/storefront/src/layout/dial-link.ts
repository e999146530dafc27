import { internationalPhone } from '@zayy/domain/accounts/phone'
import { foldDigits } from '@zayy/domain/text/digits'

/** A number as it is read aloud: ten digits in threes and a four, `055 000 0000`; any other as the owner wrote it. */
export function spacedNumber(number: string): string {
  return number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}

/** What dials a number as the settings hold it. Short numbers that have no country's code are dialled as they are. */
export function dialLink(number: string): string {
  return `tel:${internationalPhone(number) ?? foldDigits(number).replace(/[^\d+]/g, '')}`
}
