import { Hono } from 'hono'
import { requestId, withRequestId } from '@zayy/platform/http/request-id'
import { safeHeaders } from './pages/page-headers.ts'

export type Mounts = {
  /** `/healthz`, `/openz` and `/readyz` */
  health: Hono
  /** `/{ar|en}/api`, everything below it, and nothing else */
  api: Hono
  /** `/media/…` */
  media: (request: Request) => Promise<Response>
  /** `/payments/…`, and with PAYMENT=test the gateway's pages at `/test-gateway/…` */
  payments: Hono
  /** The files that the storefront's build left for browsers. */
  assets: Hono
  /** `/robots.txt`, `/sitemap.xml` and the files that it names */
  crawlers: Hono
  /** What phones ask for that put the shop among their programs: a manifest in each language. */
  manifests: Hono
  /** Everything else. */
  pages: Hono
  /** The value of Strict-Transport-Security, if it is sent. */
  hsts: string | undefined
  /** Told of an error that nothing else caught. */
  report: (error: unknown) => void
}

/** What every answer carries, unless it has a header of that name of its own. */
export function alwaysHeaders(hsts: string | undefined): Record<string, string> {
  return {
    ...safeHeaders,
    ...(hsts === undefined ? {} : { 'strict-transport-security': hsts }),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
}

/**
 * The one app that answers everything: each part has its paths, and the pages have what is left. Whatever answers, the
 * headers that keep browsers safe are there; a part's own stand.
 */
export function createApp(mounts: Mounts): Hono {
  const { health, api, media, payments, assets, crawlers, manifests, pages, hsts, report } = mounts
  const always = Object.entries(alwaysHeaders(hsts))
  const app = new Hono()
  app.use(async (c, next) => {
    const id = requestId(c.req.header('x-request-id'))
    await withRequestId(id, next)
    const { headers } = c.res
    for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value)
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
