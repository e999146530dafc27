import { transcode } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import { pageLanguage } from './page-language.ts'

type RenderContext = {
  locale: Locale
  client: ShopClient
  origin: string
  scriptMark: string
  /** Receives the HTML of a page in parts. A redirect has none and is only in the response. */
  takeHtml: (parts: readonly string[]) => void
}

/** The storefront's server build (apps/storefront/dist/server/server.js). */
export type Storefront = {
  fetch(request: Request, options: { context: RenderContext }): Response | Promise<Response>
}

/** A failed API call of a page. `retryAfter` is in seconds. */
type CallError = { status: number; retryAfter?: number | undefined }

export type RenderOptions = {
  storefront: Storefront
  /** Returns the in-process API client of a language. */
  clientFor: (locale: Locale, onError: (error: CallError) => void) => ShopClient
  /** Public origin, without a slash at the end. */
  origin: string
  report: (error: unknown) => void
}

/** Nothing of the visitor's request is passed on, neither cookie nor agent, so that all visitors get the same bytes. */
const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (zayy)' }

/**
 * Renders a page. If an API call failed with 503, the page is a 503 with Retry-After, not a 500 (contract.md, "statuses").
 * @returns `isWhole`: false if data was missing, and such a page is not cached. `scriptMark`: the nonce of the renderer's
 *   scripts, which no stored text can contain
 */
export async function render(options: RenderOptions, url: URL) {
  const { storefront, clientFor, origin, report } = options
  const locale = pageLanguage(url.pathname)
  const serverErrors: CallError[] = []
  const client = clientFor(locale, (error) => {
    if (error.status < 500) return
    serverErrors.push(error)
    report(error)
  })
  const scriptMark = randomUUID()
  let parts: readonly string[] | undefined
  const takeHtml = (taken: readonly string[]) => {
    parts = taken
  }
  const context = { locale, client, origin, scriptMark, takeHtml }
  const answer = await storefront.fetch(new Request(url, { headers }), { context })
  const html = parts === undefined ? Buffer.from(await answer.arrayBuffer()) : inUtf8(parts)
  const { status } = answer
  const busy = serverErrors.find((error) => error.status === 503)
  if (status !== 500 || !busy)
    return {
      status,
      headers: answer.headers,
      html,
      isWhole: status < 500 && serverErrors.length === 0,
      scriptMark,
    }
  const retry = new Headers({ 'retry-after': String(busy.retryAfter ?? 5) })
  return { status: 503, headers: retry, html, isWhole: false, scriptMark }
}

/** Buffer for a page's UTF-16: 512 KiB hold 262,144 characters, more than most pages have. */
const utf16 = Buffer.allocUnsafeSlow(512 * 1024)

/** Encodes texts in less than half the time of Buffer.from if they have more than Latin-1 characters, and without joining them. */
function inUtf8(parts: readonly string[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  if (length * 2 > utf16.length || !parts.every((part) => part.isWellFormed()))
    return Buffer.from(parts.join(''))
  let end = 0
  for (const part of parts) end += utf16.write(part, end, 'utf16le')
  return transcode(utf16.subarray(0, end), 'utf16le', 'utf8')
}
