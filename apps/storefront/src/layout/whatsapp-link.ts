/**
 * The chat with a number as the settings hold it: `0500000000`, `+966 50 …`, or a whole address, which stays as it is.
 * A number in the national form is Saudi.
 * @param text what the message begins with; a whole address has its own
 */
export function whatsappLink(number: string, text?: string): string {
  if (/^https?:/.test(number)) return number
  const digits = number.replace(/\D/g, '').replace(/^00/, '')
  const chat = `https://wa.me/${digits.startsWith('0') ? `966${digits.slice(1)}` : digits}`
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat
}
