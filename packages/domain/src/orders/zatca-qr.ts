/** The QR code of a tax invoice: seller, VAT number, time, total, tax; in phase 2 also hash, signature, key and certificate. */

import { type Halalas, toDecimal } from '../money.ts'
import { base64 } from '../text/base64.ts'
import { utf8 } from '../text/utf8.ts'

/** Maximum bytes of a value: its length is stored in one byte. */
export const MAX_QR_BYTES = 255

/**
 * @property issuedAt in phase 1 ISO 8601 in UTC, without its milliseconds; in phase 2 the document's own time
 * @property stamp phase 2
 */
export type QrFields = {
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
  publicKey: readonly number[]
  certificateSignature: readonly number[] | null
}

/**
 * Returns the text of the QR code: tags 1 to 5, or 9, as [tag][length in bytes][bytes], in base64 (ZATCA, Security Features
 * Implementation Standards 4.1).
 * @throws RangeError for a value longer than 255 bytes, about 127 Arabic letters
 */
export function zatcaQr({ seller, vatNumber, issuedAt, total, tax, stamp }: QrFields): string {
  const time = issuedAt.replace(/\.\d+Z$/, 'Z')
  const values = [seller, vatNumber, time, toDecimal(total), toDecimal(tax)].map(utf8)
  if (stamp) {
    values.push(utf8(stamp.hash), utf8(stamp.signature), [...stamp.publicKey])
    if (stamp.certificateSignature) values.push([...stamp.certificateSignature])
  }
  return base64(values.flatMap((bytes, index) => field(index + 1, bytes)))
}

function field(tag: number, bytes: readonly number[]): number[] {
  if (bytes.length > MAX_QR_BYTES) throw new RangeError(`too long for the QR code: tag ${tag}`)
  return [tag, bytes.length, ...bytes]
}
