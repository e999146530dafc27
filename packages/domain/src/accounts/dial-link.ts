import { foldDigits } from '../text/digits.ts'
import { internationalPhone } from './phone.ts'

/** Returns the `tel:` link of a phone number. Short numbers get no country code. */
export function dialLink(number: string): string {
  return `tel:${internationalPhone(number) ?? foldDigits(number).replace(/[^\d+]/g, '')}`
}
