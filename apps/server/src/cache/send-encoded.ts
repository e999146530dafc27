import { sharedBody } from '@zayy/platform/http/shared-body'
import { acceptedEncoding } from '@zayy/platform/cache/accepted-encoding'
import { etagMatches } from '@zayy/platform/cache/etag'
import type { EncodedResponse } from '@zayy/platform/cache/encoded-response'

/** What of a request decides how an answer is sent. */
export type Asked = {
  method: string | undefined
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** Whoever keeps an answer asks each time whether it is still so, so that a change of the shop is seen at once. */
const keptByBrowsers = { 'cache-control': 'public, no-cache' }

/** Status, headers and body of a prepared answer that anybody may keep: 304 for whoever has it, no body for HEAD. */
export function prepareToSend(
  { etag, headers, bodies }: EncodedResponse,
  { method, acceptEncoding, ifNoneMatch }: Asked,
): { status: 200 | 304; headers: Record<string, string>; body: Buffer | null } {
  const own: Record<string, string> = { ...headers, ...keptByBrowsers, etag }
  if (etagMatches(ifNoneMatch, etag)) return { status: 304, headers: own, body: null }
  const wanted = acceptedEncoding(acceptEncoding)
  const packed = bodies[wanted]
  const body = packed ?? bodies.identity
  if (packed && wanted !== 'identity') own['content-encoding'] = wanted
  own['content-length'] = String(body.length)
  return { status: 200, headers: own, body: method === 'HEAD' ? null : body }
}

/** The same as a Response. */
export function toResponse(
  answer: EncodedResponse,
  { method, headers }: Request,
  more: Record<string, string> = {},
): Response {
  const asked = {
    method,
    acceptEncoding: headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: headers.get('if-none-match') ?? undefined,
  }
  const { status, headers: own, body } = prepareToSend(answer, asked)
  return new Response(body && sharedBody(body), { status, headers: { ...own, ...more } })
}
