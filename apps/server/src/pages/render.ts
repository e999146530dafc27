import { transcode } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import { pageLanguage } from './page-language.ts'

/** What a rendering is given. */
type RenderContext = {
  locale: Locale
  client: ShopClient
  origin: string
  scriptMark: string
  /** Takes the HTML of a page. What is not handed over so, such as a redirect, is all in the answer. */
  takeHtml: (html: string) => void
}

/** The storefront's built server: dist/server/server.js of apps/storefront. */
export type Storefront = {
  fetch(request: Request, options: { context: RenderContext }): Response | Promise<Response>
}

/** A call of the API that a page made and that was refused. `retryAfter`: seconds. */
type Refused = { status: number; retryAfter?: number | undefined }

export type RenderOptions = {
  storefront: Storefront
  /** The API in process, for one language. It tells each refusal to whoever renders. */
  clientFor: (locale: Locale, onRefused: (refused: Refused) => void) => ShopClient
  /** PUBLIC_URL, without a slash at the end: where absolute addresses start. */
  origin: string
  /** Told of each error of the server's own. */
  report: (error: unknown) => void
}

/**
 * What the storefront answered, its HTML in UTF-8.
 *
 * @property isWhole false where it lacked something of the shop's: such a page is for nobody to keep
 * @property scriptMark the nonce that the renderer's own scripts carry, and no text of the shop can
 */
export type Rendered = {
  status: number
  headers: Headers
  html: Buffer
  isWhole: boolean
  scriptMark: string
}

/** Pages are rendered without anything of the visitor's: no cookie, no agent, so that all get the same bytes. */
const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (zayy)' }

/**
 * Has the storefront render a page. One that failed because the shop's data could not be asked for is a 503 with
 * Retry-After, not an error of the page (contract.md, "statuses").
 */
export async function render(options: RenderOptions, url: URL): Promise<Rendered> {
  const { storefront, clientFor, origin, report } = options
  const locale = pageLanguage(url.pathname)
  const away: Refused[] = []
  const client = clientFor(locale, (refused) => {
    if (refused.status < 500) return
    away.push(refused)
    report(refused)
  })
  const scriptMark = randomUUID()
  let text: string | undefined
  const takeHtml = (html: string) => {
    text = html
  }
  const context = { locale, client, origin, scriptMark, takeHtml }
  const answer = await storefront.fetch(new Request(url, { headers }), { context })
  const html = text === undefined ? Buffer.from(await answer.arrayBuffer()) : inUtf8(text)
  const { status } = answer
  const busy = away.find((refused) => refused.status === 503)
  if (status !== 500 || !busy)
    return { status, headers: answer.headers, html, isWhole: status < 500 && away.length === 0, scriptMark }
  const retry = new Headers({ 'retry-after': String(busy.retryAfter ?? 5) })
  return { status: 503, headers: retry, html, isWhole: false, scriptMark }
}

/** Where each page's UTF-16 is written on its way to UTF-8: 512 KiB, which hold 262,144 letters; few pages have as many. */
const utf16 = Buffer.allocUnsafeSlow(512 * 1024)

/** The bytes of a text, for less than half of what Buffer's own way costs where a text has more than Latin letters. */
function inUtf8(text: string): Buffer {
  if (text.length * 2 > utf16.length || !text.isWellFormed()) return Buffer.from(text)
  return transcode(utf16.subarray(0, utf16.write(text, 'utf16le')), 'utf16le', 'utf8')
}
