/** The QR code of a tax invoice: seller, VAT number, time, total, tax; in phase 2 also hash, signature, key and certificate. */

import { type Halalas, toDecimal } from '@zayy/domain/money'

/** Maximum bytes of a value, about 127 Arabic letters: its length is stored in one byte. */
export const MAX_QR_BYTES = 255

/**
 * @property issuedAt in phase 1 ISO 8601 in UTC, without its milliseconds; in phase 2 the document's own time
 * @property stamp phase 2
 */
type QrFields = {
  seller: string
  vatNumber: string
  issuedAt: string
  total: Halalas
  tax: Halalas
  stamp?: QrStamp
}

/**
 * Tags 6 to 9. Hash and signature are encoded as base64 text.
 * @property publicKey DER of the unit's public key
 * @property certificateSignature DER of ZATCA's signature of the unit's certificate; null in a standard document
 */
type QrStamp = {
  hash: string
  signature: string
  publicKey: Uint8Array
  certificateSignature: Uint8Array | null
}

/**
 * Returns the text of the QR code: tags 1 to 5, or 9, as [tag][length in bytes][bytes], in base64 (ZATCA, Security Features
 * Implementation Standards 4.1).
 * @throws RangeError for a value longer than 255 bytes, about 127 Arabic letters
 */
export function zatcaQr({ seller, vatNumber, issuedAt, total, tax, stamp }: QrFields): string {
  const time = issuedAt.replace(/\.\d+Z$/, 'Z')
  const values: Uint8Array[] = [seller, vatNumber, time, toDecimal(total), toDecimal(tax)].map(utf8)
  if (stamp) {
    values.push(utf8(stamp.hash), utf8(stamp.signature), stamp.publicKey)
    if (stamp.certificateSignature) values.push(stamp.certificateSignature)
  }
  return Buffer.concat(values.flatMap((bytes, index) => field(index + 1, bytes))).toString('base64')
}

const utf8 = (text: string) => Buffer.from(text)

function field(tag: number, bytes: Uint8Array): Uint8Array[] {
  if (bytes.length > MAX_QR_BYTES) throw new RangeError(`too long for the QR code: tag ${tag}`)
  return [Uint8Array.of(tag, bytes.length), bytes]
}

/** Cuts text to the limit of the QR code, between characters. */
export function qrText(text: string): string {
  let kept = ''
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > MAX_QR_BYTES) return kept
    kept += character
  }
  return kept
}
