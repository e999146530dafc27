import { acceptedEncoding } from '@zayy/platform/cache/accepted-encoding'
import type { EncodedResponse } from '@zayy/platform/cache/encoded-response'
import { etagMatches } from '@zayy/platform/cache/etag'
import { sharedBody } from '@zayy/platform/http/shared-body'

export type Asked = {
  method: string | undefined
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** Browsers and proxies revalidate each time, so that a change is seen at once. */
const REVALIDATED = { 'cache-control': 'public, no-cache' }

/** Returns status, headers and body of a public response: 304 for a matching ETag, no body for HEAD. */
export function prepareToSend(
  { etag, headers, bodies }: EncodedResponse,
  { method, acceptEncoding, ifNoneMatch }: Asked,
): { status: 200 | 304; headers: Record<string, string>; body: Buffer | null } {
  const own: Record<string, string> = { ...headers, ...REVALIDATED, etag }
  if (etagMatches(ifNoneMatch, etag)) return { status: 304, headers: own, body: null }
  const wanted = acceptedEncoding(acceptEncoding)
  const compressed = bodies[wanted]
  const body = compressed ?? bodies.identity
  if (compressed && wanted !== 'identity') own['content-encoding'] = wanted
  own['content-length'] = String(body.length)
  return { status: 200, headers: own, body: method === 'HEAD' ? null : body }
}

export function toResponse(
  answer: EncodedResponse,
  { method, headers }: Request,
  extraHeaders: Record<string, string> = {},
): Response {
  const asked = {
    method,
    acceptEncoding: headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: headers.get('if-none-match') ?? undefined,
  }
  const { status, headers: own, body } = prepareToSend(answer, asked)
  return new Response(body && sharedBody(body), { status, headers: { ...own, ...extraHeaders } })
}
