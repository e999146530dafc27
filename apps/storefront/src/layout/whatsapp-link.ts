/**
 * The chat with a number as the settings hold it: `0500000000`, `+966 50 …`, or a whole address, which stays as it is.
 * A number in the national form is Saudi.
 */
export function whatsappLink(number: string): string {
  if (/^https?:/.test(number)) return number
  const digits = number.replace(/\D/g, '').replace(/^00/, '')
  return `https://wa.me/${digits.startsWith('0') ? `966${digits.slice(1)}` : digits}`
}
