/**
 * A text file as spreadsheets save it: UTF-8, UTF-16 as "Unicode text", or the Arabic code page of Windows.
 * null for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const text =
    first === 0xff && second === 0xfe
      ? new TextDecoder('utf-16le').decode(bytes)
      : (utf8(bytes) ?? arabic(bytes))
  return text.includes('\0') ? null : text
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function arabic(bytes: Uint8Array): string {
  return new TextDecoder('windows-1256').decode(bytes)
}
