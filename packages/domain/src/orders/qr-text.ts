/** "The QR code of an invoice holds the seller's name in 255 bytes": about 127 Arabic letters. */

import { utf8 } from '../text/utf8.ts'
import { longestQrBytes } from './zatca-qr.ts'

/** How many bytes of UTF-8 a text takes. */
export function utf8Length(text: string): number {
  return utf8(text).length
}

/** Returns as much of the text as the QR code holds, cut between characters. */
export function qrText(text: string): string {
  let kept = ''
  let length = 0
  for (const character of text) {
    length += utf8Length(character)
    if (length > longestQrBytes) return kept
    kept += character
  }
  return kept
}
