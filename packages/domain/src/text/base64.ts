/** Encodes bytes as base64 (RFC 4648, 4) without platform APIs. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export function base64(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const digits = [18, 12, 6, 0].map((shift) => ALPHABET.charAt((group >> shift) & 0x3f))
    text += digits
      .slice(0, left + 1)
      .join('')
      .padEnd(4, '=')
  }
  return text
}
