import { apiMessages } from '@zayy/i18n/messages/api'
import { acceptedEncoding } from '@zayy/platform/cache/accepted-encoding'
import type { EncodedResponse } from '@zayy/platform/cache/encoded-response'
import { sharedBody } from '@zayy/platform/http/shared-body'
import { toResponse } from '../cache/send-encoded.ts'
import { pageHeaders } from './page-headers.ts'
import { pageLanguage } from './page-language.ts'

/** `isPublic`: browsers and proxies may cache the response and revalidate it each time. */
export type Sending = { status: number; isPublic: boolean; retryAfter?: string | null }

export function sendPage(
  request: Request,
  page: EncodedResponse,
  { status, isPublic, retryAfter }: Sending,
): Response {
  if (status === 200 && isPublic) return toResponse(page, request)
  const headers = new Headers(page.headers)
  headers.set('cache-control', isPublic ? 'public, no-cache' : 'private, no-store')
  if (retryAfter) headers.set('retry-after', retryAfter)
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)
  const body = page.bodies[encoding] ?? page.bodies.identity
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : sharedBody(body), { status, headers })
}

/** Redirects within the shop, whatever `location` says. */
export function redirect(location: string, { status, isPublic, from }: Sending & { from: URL }): Response {
  const headers = new Headers(pageHeaders([]))
  headers.delete('content-type')
  headers.set('cache-control', isPublic ? 'public, no-cache' : 'private, no-store')
  headers.set('location', withinShop(location, from))
  return new Response(null, { status, headers })
}

/** Returns the path, query and fragment, so that a redirect stays on this host; never `//…`, which browsers take for a host. */
function withinShop(location: string, from: URL): string {
  const { pathname, search, hash } = new URL(location, from)
  return `${pathname.replace(/^\/{2,}/, '/')}${search}${hash}`
}

export type PageRefusal = { status: 429 | 500 | 503; retryAfter?: number }

/** Returns a line of plain text instead of a page, not cached. `retryAfter` is in seconds. */
export function plainErrorPage(pathname: string, { status, retryAfter }: PageRefusal): Response {
  const { broken, busy, tooOften } = apiMessages[pageLanguage(pathname)].errors
  const text = { 429: tooOften, 500: broken, 503: busy }[status]
  const headers = { ...pageHeaders([]), 'content-type': 'text/plain; charset=utf-8' }
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...headers,
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  })
}
