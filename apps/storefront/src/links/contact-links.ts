import { internationalPhone } from '@zayy/domain/accounts/phone'
import { foldDigits } from '@zayy/domain/text/digits'

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

/** Groups a number of ten digits as `055 000 0000`; other numbers are returned unchanged. */
export function spacedNumber(number: string): string {
  return number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}

/** Returns the `tel:` link of a phone number. Short numbers get no country code. */
export function dialLink(number: string): string {
  return `tel:${internationalPhone(number) ?? foldDigits(number).replace(/[^\d+]/g, '')}`
}
