/**
 * Receives the body of a request, of at most `maxBytes`; null for a longer one. Hono's `bodyLimit` makes a new Request of one
 * without Content-Length, which fails with the server's own Request objects.
 * @throws the connection's error if the client disconnects
 */
export async function limitedBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(headers.get('content-length')) > maxBytes) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** Receives the body of a response in the same way. The rest of a longer one is not read, and its connection is given up. */
export async function limitedAnswer(response: Response, maxBytes: number) {
  const body = await limitedBody(response, maxBytes)
  if (!body) await response.body?.cancel().catch(() => {})
  return body
}
