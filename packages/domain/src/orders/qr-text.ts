/** Fits text into a QR code field of 255 bytes: about 127 Arabic letters. */

import { utf8 } from '../text/utf8.ts'
import { MAX_QR_BYTES } from './zatca-qr.ts'

export function utf8Length(text: string): number {
  return utf8(text).length
}

/** Cuts text to the QR code limit, between characters. */
export function qrText(text: string): string {
  let kept = ''
  let length = 0
  for (const character of text) {
    length += utf8Length(character)
    if (length > MAX_QR_BYTES) return kept
    kept += character
  }
  return kept
}
