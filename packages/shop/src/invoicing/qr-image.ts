import { renderSVG } from 'uqr'

/** Modules around the QR code (docs/saudi-rules.md, "Invoice"). */
const QUIET_ZONE = 4

/** @property alt description for screen readers */
export type QrImage = { svg: string; alt: string }

/** @param text TLV in base64 */
export function qrImage(text: string, alt: string): QrImage {
  return { svg: renderSVG(text, { ecc: 'M', border: QUIET_ZONE }), alt }
}
