import { api as ar } from '@zayy/i18n/messages/ar/api'
import { api as en } from '@zayy/i18n/messages/en/api'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { AnswerCache } from '../kept/answer-cache.ts'
import type { Effort, PreparedAnswer } from '../kept/prepared-answer.ts'
import { cacheableAddress, isPublicPage } from './cacheable-address.ts'
import { type PolicySources, pageHeaders } from './page-headers.ts'
import { englishAddress, pageLanguage, readableAddress } from './page-language.ts'
import { type RenderOptions, render } from './render.ts'
import { prepareRenderedPage } from './rendered-page.ts'
import { sendOn, sendPage } from './send-page.ts'

/** A page as it will be sent, or the way to another. */
type Result = { status: number; isWhole: boolean; retryAfter: string | null } & (
  | { page: PreparedAnswer; location?: never }
  | { location: string }
)

const cacheBytes = 32 * 1024 * 1024

/** How long a kept page is sent before it is rendered again, even when no change was heard of: milliseconds. */
const pageLifetime = 10 * 60_000

export type PagesOptions = RenderOptions & {
  lifetime?: number | undefined
  /** Whether pages are kept at all; left out: they are. */
  keepPages?: boolean | undefined
  /** What pages may load besides. */
  alsoAllowed?: PolicySources | undefined
}

/**
 * The pages: the same bytes for every visitor of a language, rendered once and kept until `forget` is called
 * (when the shop's data changed) or their lifetime ends. One whose lifetime ended while the database is away is sent
 * as it was. Statuses and redirects are those of the storefront's routes.
 */
export function createPages(options: PagesOptions): { app: Hono; kept: AnswerCache; forget: () => void } {
  const cache = new AnswerCache({ limit: cacheBytes, lifetime: options.lifetime ?? pageLifetime })
  const rendering = new Map<string, Promise<Result>>()
  const https = options.origin.startsWith('https:')
  const { alsoAllowed, keepPages = true } = options

  const renderNow = async (url: URL, effort: Effort): Promise<Result> => {
    const { answer, isWhole, scriptMark } = await render(options, url)
    const { status, headers } = answer
    const location = headers.get('location')
    const more = { status, isWhole, retryAfter: headers.get('retry-after') }
    if (location !== null) return { ...more, location }
    const preparation = { scriptMark, effort, https, alsoAllowed }
    return { ...more, page: await prepareRenderedPage(Buffer.from(await answer.arrayBuffer()), preparation) }
  }

  const renderAndKeep = async (address: string, url: URL): Promise<Result> => {
    const { generation } = cache
    const result = await renderNow(url, 'often')
    if ('page' in result && result.status === 200 && result.isWhole)
      cache.put(address, result.page, generation)
    return result
  }

  const keptPage = (address: string, url: URL): Promise<Result> => {
    // Whoever asks after a change does not wait for a page of before it.
    const name = `${cache.generation} ${address}`
    const underWay = rendering.get(name)
    if (underWay) return underWay
    const started = renderAndKeep(address, url).finally(() => rendering.delete(name))
    rendering.set(name, started)
    return started
  }

  const app = new Hono()
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const url = readableAddress(new URL(c.req.url))
    const english = englishAddress(url, getCookie(c, 'lang'), c.req.header('referer'))
    if (english) return sendOn(english, { status: 302, https, kept: false, from: url })

    const address = keepPages ? cacheableAddress(url) : null
    const kept = address === null ? undefined : cache.get(address)
    if (kept?.fresh) return sendPage(c.req.raw, kept.answer, { status: 200, kept: true })
    const result = await (address === null ? renderNow(url, 'once') : keptPage(address, url))
    if (kept && result.status === 503) return sendPage(c.req.raw, kept.answer, { status: 200, kept: true })
    const { status, retryAfter } = result
    const sending = { status, kept: result.isWhole && isPublicPage(url), retryAfter }
    return result.location === undefined
      ? sendPage(c.req.raw, result.page, sending)
      : sendOn(result.location, { ...sending, https, from: url })
  })
  app.all('*', () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }))
  app.onError((fault, c) => {
    options.report(fault)
    const messages = pageLanguage(new URL(c.req.url).pathname) === 'en' ? en : ar
    const headers = { ...pageHeaders([], { https }), 'content-type': 'text/plain; charset=utf-8' }
    return new Response(`${messages.refusals.broken}\n`, {
      status: 500,
      headers: { ...headers, 'cache-control': 'no-store' },
    })
  })
  return { app, kept: cache, forget: () => cache.clear() }
}
