/**
 * Receives the body of a request, of at most `maxBytes`; null for a longer one. Hono's `bodyLimit` makes a new Request of one
 * without Content-Length, which fails with the server's own Request objects.
 * @throws the connection's error if the client disconnects
 */
export async function limitedBody(
  { headers, body }: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length')) > maxBytes) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
