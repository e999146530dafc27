const SNIFFED_BYTES = 1_024

/**
 * A PDF header after white space at most. PDF readers accept more (ISO 32000-1, annex H.3.4.1), which would
 * allow files that are also web pages or programs.
 */
const PDF_START = /^(?:\xef\xbb\xbf)?\s*%PDF-\d/

/**
 * Detects the format of a file by its bytes, not its name or media type; null for anything but a JPEG, PNG,
 * WebP or PDF.
 */
export function sentFormat(bytes: Uint8Array) {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, SNIFFED_BYTES))
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  const text = head.toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return PDF_START.test(text) ? 'pdf' : null
}

/** The start of an object, such as `12 0 obj`. */
const PDF_OBJECT = /\d\s+\d+\s+obj\b/

/**
 * Returns whether a file that begins as a PDF has an object and the pointer to its cross-reference table (ISO 32000-1, 7.5). Neither
 * is ever compressed or encrypted. Readers repair the rest: bytes after the end, offsets, and a missing `%%EOF`.
 */
export function isReadablePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return text.includes('startxref') && PDF_OBJECT.test(text)
}
