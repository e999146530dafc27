import { requestId, withRequestId } from '@zayy/platform/http/request-id'
import { Hono } from 'hono'
import { safeHeaders } from './pages/page-headers.ts'

export type Mounts = {
  /** `/healthz`, `/openz` and `/readyz` */
  health: Hono
  /** `/{ar|en}/api`, everything below it, and nothing else */
  api: Hono
  /** `/media/…` */
  media: (request: Request) => Promise<Response>
  /** `/payments/…`, and with PAYMENT=test `/test-gateway/…` */
  payments: Hono
  assets: Hono
  /** `/robots.txt`, `/sitemap.xml` and its files */
  crawlers: Hono
  /** Web app manifests and `/favicon.ico` */
  manifests: Hono
  /** Everything else */
  pages: Hono
  /** Value of Strict-Transport-Security */
  hsts: string | undefined
  /** Reports uncaught errors of requests. */
  report: (error: unknown) => void
}

/** Returns the default headers of every response. */
export function defaultHeaders(hsts: string | undefined): Record<string, string> {
  return {
    ...safeHeaders,
    ...(hsts === undefined ? {} : { 'strict-transport-security': hsts }),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
}

/** Routes every request to a part of the shop. Adds the default headers, which a part can override, and the request id. */
export function createApp(mounts: Mounts): Hono {
  const { health, api, media, payments, assets, crawlers, manifests, pages, hsts, report } = mounts
  const defaults = Object.entries(defaultHeaders(hsts))
  const app = new Hono()
  app.use(async (c, next) => {
    const id = requestId(c.req.header('x-request-id'))
    await withRequestId(id, next)
    const { headers } = c.res
    for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('x-request-id')) headers.set('x-request-id', id)
  })
  app.route('/', health)
  app.route('/', api)
  app.all('/media/*', (c) => media(c.req.raw))
  app.route('/', payments)
  app.route('/', assets)
  app.route('/', crawlers)
  app.route('/', manifests)
  app.route('/', pages)
  app.onError((error) => {
    report(error)
    return new Response(null, { status: 500, headers: { 'cache-control': 'no-store' } })
  })
  return app
}
