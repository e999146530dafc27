import { rateLimitKey } from '@zayy/platform/rate-limits/client-networks'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { credentialOf } from '../api/http/credentials.ts'
import { SetCookies } from '../api/set-cookies.ts'
import { ResponseCache } from '@zayy/platform/cache/response-cache'
import type { CompressionLevel, EncodedResponse } from '@zayy/platform/cache/encoded-response'
import { statsTags } from '../cache/shown-stats.ts'
import { billAddress, type PageAddress, pageAddress, withForeign } from './page-address.ts'
import { canonicalPath } from './canonical-path.ts'
import { admitToPage } from './page-access.ts'
import type { PolicySources } from './page-headers.ts'
import { englishAddress, readableAddress } from './page-language.ts'
import { plainErrorPage, redirect, sendPage } from './send-page.ts'
import { pageRouteOf } from './page-routes.ts'
import { render, type RenderOptions } from './render.ts'
import { renderQueue, type RenderQueueOptions, RenderRefusedError } from './render-queue.ts'
import { prepareRenderedPage } from './rendered-page.ts'

/** A page as it will be sent, or the way to another. */
type Result = { status: number; isWhole: boolean; retryAfter: string | null } & (
  | { page: EncodedResponse; location?: never }
  | { location: string }
)

const CACHE_BYTES = 32 * 1024 * 1024

/** How long a kept page is sent before it is rendered again, even when no change was heard of: milliseconds. */
const PAGE_LIFETIME_MS = 10 * 60_000

/** Seconds after which a page is asked for again that needs the database while it is away. */
const AWAY_RETRY_S = 5

/** A page takes 25 to 100 ms of one processor: the last in the queue waits for about two seconds. */
const renders = { atOnce: 4, waiting: 60 }

export type PagesOptions = RenderOptions & {
  lifetime?: number | undefined
  /** Whether pages are kept at all; left out: they are. */
  cachePages?: boolean | undefined
  /** What pages may load besides. */
  alsoAllowed?: PolicySources | undefined
  /** The address that a request came from; without it, all are one client's. */
  clientAddress?: (c: Context) => string
  /** Whether a login's token stands for somebody; without it, none does. */
  isLoggedIn?: (token: string) => Promise<boolean>
  /** Counts a page that has to be rendered; without it, none is. */
  takeRender?: RenderQueueOptions['take']
}

export type Pages = {
  app: Hono
  kept: ResponseCache
}

/**
 * Serves the pages: the same bytes for every visitor of a language, rendered once and cached. A stale page is still sent while the
 * database is away. Statuses and redirects are those of the storefront's routes.
 */
export function createPages(options: PagesOptions): Pages {
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
  const endedLogin = signOut.lines
  const { alsoAllowed, cachePages = true } = options
  const inTurn = renderQueue({ ...renders, take: options.takeRender ?? (() => undefined) })

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

  const renderAndKeep = async (client: string, address: string, url: URL): Promise<Result> => {
    const generation = cache.generationOf(address)
    const result = await renderNow(client, url, 'best')
    if ('page' in result && result.status === 200 && result.isWhole)
      cache.put(address, result.page, generation)
    return result
  }

  const keptPage = (client: string, address: string, url: URL): Promise<Result> => {
    // Whoever asks after a change does not wait for a page of before it.
    const name = `${cache.generationOf(address)} ${address}`
    const underWay = rendering.get(name)
    // What another client was refused is not refused to this one.
    if (underWay)
      return underWay.catch((error: unknown) => {
        if (error instanceof RenderRefusedError) return keptPage(client, address, url)
        throw error
      })
    const started = renderAndKeep(client, address, url).finally(() => rendering.delete(name))
    rendering.set(name, started)
    return started
  }

  const app = new Hono()
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const url = readableAddress(new URL(c.req.url))
    const bill = billAddress(url)
    if (bill) return redirect(bill, { status: 302, kept: false, from: url })
    const spelt = canonicalPath(url.pathname)
    if (spelt !== null) {
      const kept = pageRouteOf(spelt)?.audience === 'everybody'
      return redirect(`${spelt}${url.search}`, { status: 308, kept, from: url })
    }
    const english = englishAddress(url, getCookie(c, 'lang'), c.req.header('referer'))
    if (english) return redirect(english, { status: 302, kept: false, from: url })

    const { kept: name, rendered, clean, isPublic, access } = pageAddress(url)
    if (clean !== null) return redirect(clean, { status: 302, kept: isPublic, from: url })
    const asked = { kept: name, rendered, isPublic }
    if (access === 'anybody') return await answerPage(c, url, asked)
    const admission = await admitToPage(
      url,
      access,
      credentialOf(c.req.raw.headers, https)?.token,
      isLoggedIn,
    ).catch(report)
    if (!admission) return plainErrorPage(url.pathname, { status: 503, retryAfter: AWAY_RETRY_S })
    if (admission.to !== null) return redirect(admission.to, { status: 302, kept: false, from: url })
    const answer = await answerPage(c, url, asked)
    if (admission.sessionExpired) for (const line of endedLogin) answer.headers.append('set-cookie', line)
    return answer
  })

  const answerPage = async (
    c: Context,
    url: URL,
    { kept: name, rendered, isPublic }: Pick<PageAddress, 'kept' | 'rendered' | 'isPublic'>,
  ): Promise<Response> => {
    const address = cachePages ? name : null
    const kept = address === null ? undefined : cache.get(address)
    const sendKept = (page: EncodedResponse) => sendPage(c.req.raw, page, { status: 200, kept: true })
    if (kept?.fresh) return sendKept(kept.answer)
    const client = rateLimitKey(options.clientAddress?.(c) ?? '')
    try {
      const result = await (address === null
        ? renderNow(client, rendered, 'fast')
        : keptPage(client, address, rendered))
      if (kept && result.status === 503) return sendKept(kept.answer)
      const { status, retryAfter } = result
      const sending = { status, kept: result.isWhole && isPublic, retryAfter }
      return result.location === undefined
        ? sendPage(c.req.raw, result.page, sending)
        : redirect(withForeign(result.location, url), { ...sending, from: url })
    } catch (thrown) {
      if (!(thrown instanceof RenderRefusedError)) throw thrown
      if (kept) return sendKept(kept.answer)
      return plainErrorPage(url.pathname, { status: thrown.status, retryAfter: thrown.retryAfter })
    }
  }
  app.all('*', () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }))
  app.onError((error, c) => {
    options.report(error)
    return plainErrorPage(new URL(c.req.url).pathname, { status: 500 })
  })
  return { app, kept: cache }
}
