import { renderSVG } from 'uqr'

/** Quiet zone of the QR code in modules (docs/saudi-rules.md, "Invoice"). */
const QUIET_ZONE = 4

/** @property alt what it is, for who does not see it */
export type QrImage = { svg: string; alt: string }

/** The QR code of an invoice, drawn. @param text TLV in base64 */
export function qrImage(text: string, alt: string): QrImage {
  return { svg: renderSVG(text, { ecc: 'M', border: QUIET_ZONE }), alt }
}
