import { foldDigits } from '../text/digits.ts'
import { internationalPhone } from './phone.ts'

/**
 * Returns the WhatsApp link of a phone number (`0500000000`, `+966 50 …`; national numbers are Saudi). A URL is returned
 * unchanged.
 * @param text start of the message; ignored for a URL
 */
export function whatsappLink(number: string, text?: string): string {
  if (/^https?:/.test(number)) return number
  const chat = `https://wa.me/${(internationalPhone(number) ?? foldDigits(number)).replace(/\D/g, '')}`
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat
}
