/** Groups a number of ten digits as `055 000 0000`; other numbers are returned unchanged. */
export function spacedNumber(number: string): string {
  return number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}

/** Adds the start of a message to the address of a WhatsApp chat. Other addresses stay unchanged. */
export function chatWith(chat: string, message: string): string {
  return /^https:\/\/wa\.me\/\d+$/.test(chat) ? `${chat}?text=${encodeURIComponent(message)}` : chat
}
