import type { ShopClient } from '@zayy/contract/shop-client'
import type { Lang } from '@zayy/i18n/locale'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { acceptedEncoding } from './accepted-encoding.ts'
import { cacheableAddress, isPersonal } from './cacheable-address.ts'
import { PageCache } from './page-cache.ts'
import { pageHeaders } from './page-headers.ts'
import { englishAddress, pageLanguage } from './page-language.ts'
import { prepareRenderedPage, type RenderedPage } from './rendered-page.ts'

/** The storefront's built server: dist/server/server.js of apps/storefront. */
export type Storefront = {
  fetch(
    request: Request,
    options: { context: { lang: Lang; client: ShopClient; origin: string } },
  ): Response | Promise<Response>
}

export type PagesOptions = {
  storefront: Storefront
  /** The API in process, for one language. */
  clientFor: (lang: Lang) => ShopClient
  /** PUBLIC_URL, without a slash at the end: where absolute addresses start. */
  origin: string
}

const cacheBytes = 64 * 1024 * 1024

/**
 * The pages: the same bytes for every visitor of a language, rendered once and kept until `forget` is called
 * (when the shop's data changed). Statuses and redirects are those of the storefront's routes.
 */
export function createPages({ storefront, clientFor, origin }: PagesOptions): {
  app: Hono
  forget: () => void
} {
  const cache = new PageCache(cacheBytes)
  const rendering = new Map<string, Promise<RenderedPage | Response>>()
  const https = origin.startsWith('https:')

  const render = (request: Request, url: URL) => {
    const lang = pageLanguage(url.pathname)
    return storefront.fetch(request, { context: { lang, client: clientFor(lang), origin } })
  }

  const renderAndKeep = async (
    address: string,
    request: Request,
    url: URL,
  ): Promise<RenderedPage | Response> => {
    const { generation } = cache
    const answer = await render(request, url)
    if (answer.status !== 200) return answer
    const page = await prepareRenderedPage(await answer.text())
    cache.put(address, page, generation)
    return page
  }

  const keptPage = (address: string, request: Request, url: URL): Promise<RenderedPage | Response> => {
    const underWay = rendering.get(address)
    if (underWay) return underWay.then((result) => (isPage(result) ? result : result.clone()))
    const started = renderAndKeep(address, request, url).finally(() => rendering.delete(address))
    rendering.set(address, started)
    return started.then((result) => (isPage(result) ? result : result.clone()))
  }

  const app = new Hono()
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const url = new URL(c.req.url)
    const english = englishAddress(url, getCookie(c, 'lang'))
    if (english) return c.body(null, 302, { location: english, 'cache-control': 'private, no-store' })

    const request = new Request(url, { headers: pageRequestHeaders })
    const address = cacheableAddress(url)
    const kept = address === null ? undefined : cache.get(address)
    if (kept) return send(c, kept, 200, https, false)
    const result = address === null ? await render(request, url) : await keptPage(address, request, url)
    if (isPage(result)) return send(c, result, 200, https, false)
    const location = result.headers.get('location')
    if (location) return c.body(null, result.status as 301, { location: relativeTo(location, url) })
    const page = await prepareRenderedPage(await result.text())
    return send(c, page, result.status, https, isPersonal(url))
  })
  return { app, forget: () => cache.clear() }
}

/** Not by class: @hono/node-server puts a Response of its own in the place of the runtime's. */
function isPage(result: RenderedPage | Response): result is RenderedPage {
  return 'bodies' in result
}

/** Pages are rendered without anything of the visitor's: no cookie, no agent, so that all get the same bytes. */
const pageRequestHeaders = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (zayy)' }

/** Redirects stay on the host that was asked, whatever it is called from outside. */
function relativeTo(location: string, url: URL): string {
  const target = new URL(location, url)
  return `${target.pathname}${target.search}`
}

function send(c: Context, page: RenderedPage, status: number, https: boolean, personal: boolean): Response {
  const headers = new Headers(pageHeaders(page.scriptHashes, https))
  headers.set('cache-control', personal ? 'private, no-store' : 'public, no-cache')
  headers.set('vary', 'accept-encoding')
  if (status === 200 && !personal) {
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
