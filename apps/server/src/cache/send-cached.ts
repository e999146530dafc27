import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ResponseCache } from '@zayy/platform/cache/response-cache'
import { requestId } from '@zayy/platform/http/request-id'
import { pageAddress } from '../pages/page-address.ts'
import { pageLanguage } from '../pages/page-language.ts'
import type { ApiResponseCache } from './api-response-cache.ts'
import { prepareToSend } from './send-encoded.ts'

export type CacheParts = {
  pages: ResponseCache
  answers: ApiResponseCache
  /** Default headers, which a response can override. */
  always: Readonly<Record<string, string>>
}

const api = /^\/(?:ar|en)\/api\//
const loginCookie = /(?:^|;)\s*(?:__Host-)?token=/

/**
 * Sends cached pages and API responses directly on the socket, because Request and Response objects would cost more than all else. Returns
 * false, and does nothing, if the URL is not spelt as cached or the response is not cached or not public.
 */
export function cachedSender({ pages, answers, always }: CacheParts) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method, url = '', headers } = incoming
    if (method !== 'GET' && method !== 'HEAD') return false
    const isCall = api.test(url)
    if (isCall ? carriesToken(headers) : mayBeRedirected(url, headers.cookie)) return false
    const cached = isCall ? answers.get(url) : pages.get(pageKey(url))
    if (!cached?.fresh) return false
    const sent = prepareToSend(cached.answer, {
      method,
      acceptEncoding: headers['accept-encoding']?.toString(),
      ifNoneMatch: headers['if-none-match'],
    })
    const own = { 'x-request-id': requestId(headers['x-request-id']?.toString()) }
    outgoing.writeHead(sent.status, { ...always, ...sent.headers, ...own })
    outgoing.end(sent.body)
    return true
  }
}

/** Returns the cache key of a page's URL. A URL with malformed values is returned as it is, which no page is cached under. */
function pageKey(url: string): string {
  if (!url.includes('?')) return `${url}?`
  if (!/^\/(?!\/)/.test(url)) return url
  const { cacheKey, clean } = pageAddress(new URL(url, 'http://shop'))
  return clean === null && cacheKey !== null ? cacheKey : url
}

function carriesToken({ authorization, cookie }: IncomingMessage['headers']): boolean {
  return authorization !== undefined || (cookie !== undefined && loginCookie.test(cookie))
}

/** Returns whether the stored language may redirect the visitor (`englishAddress`). */
function mayBeRedirected(url: string, cookie: string | undefined): boolean {
  return cookie?.includes('lang=') === true && pageLanguage(url.split('?', 1)[0] ?? '') !== 'en'
}
