/** The QR code of a simplified tax invoice: seller, VAT number, time, total, tax. */

import { type Halalas, toDecimal } from '../money.ts'
import { base64 } from '../text/base64.ts'
import { utf8 } from '../text/utf8.ts'

/** Maximum bytes of a value: its length is stored in one byte. */
export const MAX_QR_BYTES = 255

/** @property issuedAt ISO 8601 in UTC; milliseconds are dropped */
export type QrFields = { seller: string; vatNumber: string; issuedAt: string; total: Halalas; tax: Halalas }

/**
 * Returns the text of the QR code: tags 1 to 5 as [tag][length in bytes][UTF-8], in base64 (ZATCA, Security Features
 * Implementation Standards 4.1).
 * @throws RangeError for a value longer than 255 bytes, about 127 Arabic letters
 */
export function zatcaQr({ seller, vatNumber, issuedAt, total, tax }: QrFields): string {
  const time = issuedAt.replace(/\.\d+Z$/, 'Z')
  const values = [seller, vatNumber, time, toDecimal(total), toDecimal(tax)]
  return base64(values.flatMap((value, index) => field(index + 1, value)))
}

function field(tag: number, value: string): number[] {
  const bytes = utf8(value)
  if (bytes.length > MAX_QR_BYTES) throw new RangeError(`too long for a field of the QR code: ${value}`)
  return [tag, bytes.length, ...bytes]
}
