import { createHash } from 'node:crypto'

const always = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
} as const

/** An answer as it leaves: JSON, never sniffed, kept by nobody unless it says so. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...always, 'cache-control': 'private, no-store', ...headers },
  })
}

/**
 * A public answer: whoever keeps it asks again with its ETag and is told 304 when nothing changed, so that a change in
 * the shop is seen at once (contract.md, "headers").
 */
export function publicAnswer(
  request: Request,
  status: number,
  body: unknown,
  headers: Record<string, string>,
): Response {
  const text = JSON.stringify(body)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const all = { ...always, 'cache-control': 'public, no-cache', etag, ...headers }
  if (knows(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: all })
  return new Response(text, { status, headers: all })
}

function knows(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
