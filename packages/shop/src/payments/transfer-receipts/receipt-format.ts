import type { OriginalFormat } from '@zayy/platform/images/image-store'

/** What a receipt may be sent as. */
export type SentFormat = Exclude<OriginalFormat, 'svg'> | 'pdf'

/** So many bytes of a file are looked at: what a PDF begins with is among them. */
const SNIFFED_BYTES = 1_024

/**
 * How a PDF begins: after blanks at most. Readers forgive more (ISO 32000-1, annex H.3.4.1), and so would take what is a web page or a
 * program as well.
 */
const pdfStart = /^(?:\xef\xbb\xbf)?\s*%PDF-\d/

/**
 * What a file is, told by its own bytes, whatever its name and its sender say; null for anything but a JPEG, PNG, WebP or PDF.
 */
export function sentFormat(bytes: Uint8Array): SentFormat | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, SNIFFED_BYTES))
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  const text = head.toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return pdfStart.test(text) ? 'pdf' : null
}
