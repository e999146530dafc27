import { whatsappLink } from '../layout/whatsapp-link.ts'

/** A number as it is read aloud: ten digits in threes and a four, `055 000 0000`; any other as the owner wrote it. */
export function spacedNumber(number: string): string {
  return number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}

/** What dials a number as the settings hold it. */
export function dialLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}

/** An e-mail to the shop with its subject and the lines that it begins with. */
export function mailLink(email: string, letter: { subject: string; body: string }): string {
  const { subject, body } = letter
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}

/** The chat with the shop, its first message begun where the owner gave a number and no address. */
export function chatLink(whatsapp: string, message: string): string {
  const chat = whatsappLink(whatsapp)
  return chat === whatsapp ? chat : `${chat}?text=${encodeURIComponent(message)}`
}
