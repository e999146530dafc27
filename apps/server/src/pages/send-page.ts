import type { Context } from 'hono'
import { acceptedEncoding } from './accepted-encoding.ts'
import { pageHeaders } from './page-headers.ts'
import type { RenderedPage } from './rendered-page.ts'

/** How a page leaves. `kept`: whether browsers and caches may keep it, asking each time whether it is still so. */
export type Sending = { status: number; https: boolean; kept: boolean; retryAfter?: string | null }

/** Sends a page in the encoding that the visitor takes, or 304 where the visitor has it. */
export function sendPage(
  c: Context,
  page: RenderedPage,
  { status, https, kept, retryAfter }: Sending,
): Response {
  const headers = new Headers(pageHeaders(page.scriptHashes, https))
  headers.set('cache-control', kept ? 'public, no-cache' : 'private, no-store')
  headers.set('vary', 'accept-encoding')
  if (retryAfter) headers.set('retry-after', retryAfter)
  if (status === 200 && kept) {
    headers.set('etag', page.etag)
    const known = c.req
      .header('if-none-match')
      ?.split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''))
    if (known?.includes(page.etag)) return new Response(null, { status: 304, headers })
  }
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  headers.set('content-length', String(page.bodies[encoding].length))
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(page.bodies[encoding]), {
    status,
    headers,
  })
}

/** Sends a visitor on, to an address of this shop whatever `location` says. */
export function sendOn(location: string, { status, https, kept, from }: Sending & { from: URL }): Response {
  const headers = new Headers(pageHeaders([], https))
  headers.delete('content-type')
  headers.set('cache-control', kept ? 'public, no-cache' : 'private, no-store')
  headers.set('location', withinShop(location, from))
  return new Response(null, { status, headers })
}

/** The path alone, so that a redirect stays on the host that was asked; never `//…`, which browsers take for a host. */
function withinShop(location: string, from: URL): string {
  const { pathname, search } = new URL(location, from)
  return `${pathname.replace(/^\/{2,}/, '/')}${search}`
}
