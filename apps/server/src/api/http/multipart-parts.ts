/** What the headers of one part may take: bytes and lines. A browser sends two lines, with the name of a file. */
const mostHeaderBytes = 4 * 1024
const mostHeaderLines = 8

const endOfLine = '\r\n'
const endOfHeaders = '\r\n\r\n'

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
    const head = form.subarray(at, at + mostHeaderBytes)
    const end = head.indexOf(endOfHeaders)
    if (end === -1 || head.toString('latin1', 0, end).split(endOfLine).length - 1 > mostHeaderLines)
      return 400
  }
  return null
}
