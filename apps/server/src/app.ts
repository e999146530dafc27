import { Hono } from 'hono'

export type Mounts = {
  /** `/healthz` and `/readyz` */
  health: Hono
  /** `/{ar|en}/api`, everything below it, and nothing else */
  api: Hono
  /** `/media/…` */
  media: (request: Request) => Promise<Response>
  /** The files that the storefront's build left for browsers. */
  assets: Hono
  /** Everything else. */
  pages: Hono
}

/** The one app that answers everything: each part has its paths, and the pages have what is left. */
export function createApp({ health, api, media, assets, pages }: Mounts): Hono {
  const app = new Hono()
  app.route('/', health)
  app.route('/', api)
  app.all('/media/*', (c) => media(c.req.raw))
  app.route('/', assets)
  app.route('/', pages)
  return app
}
