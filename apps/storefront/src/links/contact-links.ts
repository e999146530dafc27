import { internationalPhone } from '@zayy/domain/accounts/phone'
import { foldDigits } from '@zayy/domain/text/digits'

/**
 * The chat with a number as the settings hold it: `0500000000`, `+966 50 …`, or a whole address, which stays as it is.
 * A number in the national form is Saudi.
 * @param text what the message begins with; a whole address has its own
 */
export function whatsappLink(number: string, text?: string): string {
  if (/^https?:/.test(number)) return number
  const chat = `https://wa.me/${(internationalPhone(number) ?? foldDigits(number)).replace(/\D/g, '')}`
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat
}

/** A number as it is read aloud: ten digits in threes and a four, `055 000 0000`; any other as the owner wrote it. */
export function spacedNumber(number: string): string {
  return number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}

/** What dials a number as the settings hold it. Short numbers that have no country's code are dialled as they are. */
export function dialLink(number: string): string {
  return `tel:${internationalPhone(number) ?? foldDigits(number).replace(/[^\d+]/g, '')}`
}
