/** What the headers of one part may take: bytes and lines. A browser sends two lines, with the name of a file. */
const MAX_HEADER_BYTES = 4 * 1024
const MAX_HEADER_LINES = 8

const END_OF_LINE = '\r\n'
const END_OF_HEADERS = '\r\n\r\n'

/**
 * Counts the parts of a multipart form and measures their headers, before a parser works through them. Looks at the
 * delimiters alone, so it costs one search through the bytes. No parser goes on after the last delimiter (`--boundary--`).
 *
 * @returns 413 for more than `most` parts, 400 for headers that are too long or do not end, or null
 */
export function checkParts(bytes: Uint8Array<ArrayBuffer>, boundary: string, most: number): 400 | 413 | null {
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const delimiter = Buffer.from(`--${boundary}`, 'latin1')
  let parts = 0
  for (let at = form.indexOf(delimiter); at !== -1; at = form.indexOf(delimiter, at)) {
    at += delimiter.length
    if (form.toString('latin1', at, at + 2) === '--') return null
    parts += 1
    if (parts > most) return 413
    const head = form.subarray(at, at + MAX_HEADER_BYTES)
    const end = head.indexOf(END_OF_HEADERS)
    if (end === -1 || head.toString('latin1', 0, end).split(END_OF_LINE).length - 1 > MAX_HEADER_LINES)
      return 400
  }
  return null
}
