import { whatsappLink } from '../layout/whatsapp-link.ts'

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
