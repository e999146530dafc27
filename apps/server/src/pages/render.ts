import { randomBytes } from 'node:crypto'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import { pageLanguage } from './page-language.ts'

/** The storefront's built server: dist/server/server.js of apps/storefront. */
export type Storefront = {
  fetch(
    request: Request,
    options: { context: { locale: Locale; client: ShopClient; origin: string; scriptMark: string } },
  ): Response | Promise<Response>
}

/** A call of the API that a page made and that was refused. `retryAfter`: seconds. */
type Refused = { status: number; retryAfter?: number | undefined }

export type RenderOptions = {
  storefront: Storefront
  /** The API in process, for one language. It tells each refusal to whoever renders. */
  clientFor: (locale: Locale, onRefused: (refused: Refused) => void) => ShopClient
  /** PUBLIC_URL, without a slash at the end: where absolute addresses start. */
  origin: string
  /** Told of each fault of the server's own. */
  report: (fault: unknown) => void
}

/**
 * What the storefront answered.
 *
 * @property isWhole false where it lacked something of the shop's: such a page is for nobody to keep
 * @property scriptMark the nonce that the renderer's own scripts carry, and no text of the shop can
 */
export type Rendered = { answer: Response; isWhole: boolean; scriptMark: string }

/** Pages are rendered without anything of the visitor's: no cookie, no agent, so that all get the same bytes. */
const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (zayy)' }

/**
 * Has the storefront render a page. One that failed because the shop's data could not be asked for is a 503 with
 * Retry-After, not a fault of the page (contract.md, "statuses").
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
  const scriptMark = randomBytes(16).toString('base64url')
  const context = { locale, client, origin, scriptMark }
  const answer = await storefront.fetch(new Request(url, { headers }), { context })
  const busy = away.find(({ status }) => status === 503)
  if (answer.status !== 500 || !busy)
    return { answer, isWhole: answer.status < 500 && away.length === 0, scriptMark }
  const retry = { 'retry-after': String(busy.retryAfter ?? 5) }
  return { answer: new Response(answer.body, { status: 503, headers: retry }), isWhole: false, scriptMark }
}
