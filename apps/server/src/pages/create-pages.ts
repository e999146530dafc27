import type { CompressionLevel, EncodedResponse } from '@zayy/platform/cache/encoded-response'
import { ResponseCache } from '@zayy/platform/cache/response-cache'
import { rateLimitKey } from '@zayy/platform/rate-limits/client-networks'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { credentialOf } from '../api/http/credentials.ts'
import { SetCookies } from '../api/set-cookies.ts'
import { statsTags } from '../cache/shown-stats.ts'
import { canonicalPath } from './canonical-path.ts'
import { admitToPage } from './page-access.ts'
import { billAddress, type PageAddress, pageAddress, withForeign } from './page-address.ts'
import type { PolicySources } from './page-headers.ts'
import { englishAddress, readableAddress } from './page-language.ts'
import { pageRouteOf } from './page-routes.ts'
import { type RenderOptions, render } from './render.ts'
import { type RenderQueueOptions, RenderRefusedError, renderQueue } from './render-queue.ts'
import { prepareRenderedPage } from './rendered-page.ts'
import { plainErrorPage, redirect, sendPage } from './send-page.ts'

/** A rendered page or a redirect. */
type Result = { status: number; isWhole: boolean; retryAfter: string | null } & (
  | { page: EncodedResponse; location?: never }
  | { location: string }
)

const CACHE_BYTES = 32 * 1024 * 1024

/** Lifetime of a cached page without a change, in milliseconds. */
const PAGE_LIFETIME_MS = 10 * 60_000

/** Retry-After in seconds, while the database is away. */
const AWAY_RETRY_S = 5

/** The page that most visitors load first, and that no order or review renews. */
const isHome = ({ pathname }: URL) => pageRouteOf(pathname)?.path === '/'

/** A render takes 25 to 100 ms of a CPU, so the last in the queue waits about two seconds. */
const RENDER_LIMITS = { atOnce: 4, waiting: 60 }

export type PagesOptions = RenderOptions & {
  lifetime?: number | undefined
  /** Default: true. */
  cachePages?: boolean | undefined
  /** Additional sources of the content security policy. */
  alsoAllowed?: PolicySources | undefined
  /** Default: all requests are of one client. */
  clientAddress?: (c: Context) => string
  /** Returns whether a token belongs to a session. Default: false. */
  isLoggedIn?: (token: string) => Promise<boolean>
  /** Counts a render of a client. Default: renders are not counted. */
  takeRender?: RenderQueueOptions['take']
}

/**
 * Serves the pages: the same bytes for every visitor of a language, rendered once and cached. A stale page is still sent while the
 * database is away. Statuses and redirects are those of the storefront's routes.
 */
export function createPages(options: PagesOptions) {
  const cache = new ResponseCache({
    limit: CACHE_BYTES,
    lifetime: options.lifetime ?? PAGE_LIFETIME_MS,
    tagsOf: statsTags,
  })
  const rendering = new Map<string, Promise<Result>>()
  const https = options.origin.startsWith('https:')
  const { report, isLoggedIn = async () => false } = options
  const signOut = new SetCookies(https)
  signOut.signOut()
  const sessionEndCookies = signOut.lines
  const { alsoAllowed, cachePages = true } = options
  const inTurn = renderQueue({ ...RENDER_LIMITS, take: options.takeRender ?? (() => undefined) })

  const renderNow = (client: string, url: URL, level: CompressionLevel): Promise<Result> =>
    inTurn(client, () => renderPage(url, level))

  const renderPage = async (url: URL, level: CompressionLevel): Promise<Result> => {
    const { status, headers, html, isWhole, scriptMark } = await render(options, url)
    const location = headers.get('location')
    const more = { status, isWhole, retryAfter: headers.get('retry-after') }
    if (location !== null) return { ...more, location }
    const preparation = { scriptMark, level, alsoAllowed }
    return { ...more, page: await prepareRenderedPage(html, preparation) }
  }

  const renderAndCache = async (client: string, key: string, url: URL): Promise<Result> => {
    const generation = cache.generationOf(key)
    const result = await renderNow(client, url, isHome(url) ? 'smallest' : 'small')
    if ('page' in result && result.status === 200 && result.isWhole) cache.put(key, result.page, generation)
    return result
  }

  const joinRender = (client: string, key: string, url: URL): Promise<Result> => {
    // A request after an invalidation never joins a render that began before it.
    const renderKey = `${cache.generationOf(key)} ${key}`
    const running = rendering.get(renderKey)
    // A rejection for another client's limit does not apply to this client.
    if (running)
      return running.catch((error: unknown) => {
        if (error instanceof RenderRefusedError) return joinRender(client, key, url)
        throw error
      })
    const started = renderAndCache(client, key, url).finally(() => rendering.delete(renderKey))
    rendering.set(renderKey, started)
    return started
  }

  const app = new Hono()
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const url = readableAddress(new URL(c.req.url))
    const bill = billAddress(url)
    if (bill) return redirect(bill, { status: 302, isPublic: false, from: url })
    const canonical = canonicalPath(url.pathname)
    if (canonical !== null) {
      const isPublic = pageRouteOf(canonical)?.audience === 'everybody'
      return redirect(`${canonical}${url.search}`, { status: 308, isPublic, from: url })
    }
    const english = englishAddress(url, getCookie(c, 'lang'), c.req.header('referer'))
    if (english) return redirect(english, { status: 302, isPublic: false, from: url })

    const { cacheKey, rendered, clean, isPublic, access } = pageAddress(url)
    if (clean !== null) return redirect(clean, { status: 302, isPublic, from: url })
    const address = { cacheKey, rendered, isPublic }
    if (access === 'anybody') return await respond(c, url, address)
    const admission = await admitToPage(
      url,
      access,
      credentialOf(c.req.raw.headers, https)?.token,
      isLoggedIn,
    ).catch(report)
    if (!admission) return plainErrorPage(url.pathname, { status: 503, retryAfter: AWAY_RETRY_S })
    if (admission.to !== null) return redirect(admission.to, { status: 302, isPublic: false, from: url })
    const response = await respond(c, url, address)
    if (admission.sessionExpired)
      for (const line of sessionEndCookies) response.headers.append('set-cookie', line)
    return response
  })

  const respond = async (
    c: Context,
    url: URL,
    { cacheKey, rendered, isPublic }: Pick<PageAddress, 'cacheKey' | 'rendered' | 'isPublic'>,
  ): Promise<Response> => {
    const key = cachePages ? cacheKey : null
    const cached = key === null ? undefined : cache.get(key)
    const sendCached = (page: EncodedResponse) => sendPage(c.req.raw, page, { status: 200, isPublic: true })
    if (cached?.fresh) return sendCached(cached.answer)
    const client = rateLimitKey(options.clientAddress?.(c) ?? '')
    try {
      const result = await (key === null
        ? renderNow(client, rendered, 'fast')
        : joinRender(client, key, rendered))
      if (cached && result.status === 503) return sendCached(cached.answer)
      const { status, retryAfter } = result
      const sending = { status, isPublic: result.isWhole && isPublic, retryAfter }
      return result.location === undefined
        ? sendPage(c.req.raw, result.page, sending)
        : redirect(withForeign(result.location, url), { ...sending, from: url })
    } catch (thrown) {
      if (!(thrown instanceof RenderRefusedError)) throw thrown
      if (cached) return sendCached(cached.answer)
      return plainErrorPage(url.pathname, { status: thrown.status, retryAfter: thrown.retryAfter })
    }
  }
  app.all('*', () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }))
  app.onError((error, c) => {
    options.report(error)
    return plainErrorPage(new URL(c.req.url).pathname, { status: 500 })
  })
  return { app, cache }
}
