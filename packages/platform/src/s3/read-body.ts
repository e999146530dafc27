/**
 * Reads a response body of at most `most` bytes.
 * @returns null if the body is longer; the rest is not read
 */
export async function readBody(answer: Response, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const told = Number(answer.headers.get('content-length') ?? 0)
  const parts: Uint8Array[] = []
  let length = 0
  if (told <= most)
    for await (const part of answer.body ?? []) {
      parts.push(part)
      length += part.byteLength
      if (length > most) break
    }
  if (told <= most && length <= most) return new Uint8Array(Buffer.concat(parts, length))
  await answer.body?.cancel().catch(() => {})
  return null
}
