import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding } from '../../pages/accepted-encoding.ts'

const always = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
} as const

/** Bytes below which compressing an answer is not worth its time. */
const leastCompressed = 1_024

const compress = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
}

/** An answer as it leaves: JSON, never sniffed, kept by nobody unless it says so. Private ones are not compressed. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...always, 'cache-control': 'private, no-store', ...headers },
  })
}

/**
 * A public answer: whoever keeps it asks again with its ETag and is told 304 when nothing changed, so that a change in
 * the shop is seen at once (contract.md, "headers"). The ETag is weak: it names the content, not its encoding.
 */
export async function publicAnswer(
  request: Request,
  status: number,
  body: unknown,
  own: Record<string, string>,
): Promise<Response> {
  const text = JSON.stringify(body)
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const headers = { ...always, 'cache-control': 'public, no-cache', vary: 'accept-encoding', etag, ...own }
  if (knows(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)
  if (encoding === 'identity' || text.length < leastCompressed) return new Response(text, { status, headers })
  const bytes = await compress[encoding](text)
  return new Response(new Uint8Array(bytes), {
    status,
    headers: { ...headers, 'content-encoding': encoding },
  })
}

function knows(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  const weak = (tag: string) => tag.trim().replace(/^W\//, '')
  return (ifNoneMatch ?? '').split(',').some((tag) => weak(tag) === weak(etag))
}
