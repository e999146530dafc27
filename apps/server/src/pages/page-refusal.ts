import { api as ar } from '@zayy/i18n/messages/ar/api'
import { api as en } from '@zayy/i18n/messages/en/api'
import { pageHeaders } from './page-headers.ts'
import { pageLanguage } from './page-language.ts'

export type PageRefusal = { status: 429 | 500 | 503; retryAfter?: number }

/** A line of text in the place of a page, kept by nobody. `retryAfter`: seconds. */
export function pageRefusal(pathname: string, { status, retryAfter }: PageRefusal): Response {
  const { broken, busy, tooOften } = (pageLanguage(pathname) === 'en' ? en : ar).refusals
  const text = { 429: tooOften, 500: broken, 503: busy }[status]
  const headers = { ...pageHeaders([]), 'content-type': 'text/plain; charset=utf-8' }
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...headers,
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  })
}
