import { internationalPhone } from '@zayy/domain/accounts/phone'
import { foldDigits } from '@zayy/domain/text/digits'

/** Groups a number of ten digits as `055 000 0000`; other numbers are returned unchanged. */
export function spacedNumber(number: string): string {
  return number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}

/** Returns the `tel:` link of a phone number. Short numbers get no country code. */
export function dialLink(number: string): string {
  return `tel:${internationalPhone(number) ?? foldDigits(number).replace(/[^\d+]/g, '')}`
}
