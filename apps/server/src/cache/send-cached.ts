import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestId } from '@zayy/platform/http/request-id'
import { pageAddress } from '../pages/page-address.ts'
import { pageLanguage } from '../pages/page-language.ts'
import type { ResponseCache } from '@zayy/platform/cache/response-cache'
import type { ApiResponseCache } from './api-response-cache.ts'
import { prepareToSend } from './send-encoded.ts'

export type CacheParts = {
  pages: ResponseCache
  answers: ApiResponseCache
  /** Headers of every answer; one's own stand. */
  always: Readonly<Record<string, string>>
}

const api = /^\/(?:ar|en)\/api\//
const loginCookie = /(?:^|;)\s*(?:__Host-)?token=/

/**
 * Sends a page or an answer of the API that is kept, straight on the socket: Request and Response objects would cost
 * more than all else. Takes only addresses as they are kept; for any other, and for all that is not kept or not for
 * everybody, it does nothing and returns false.
 */
export function cachedSender({ pages, answers, always }: CacheParts) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method, url = '', headers } = incoming
    if (method !== 'GET' && method !== 'HEAD') return false
    const isCall = api.test(url)
    if (isCall ? carriesToken(headers) : mayBeSentOn(url, headers.cookie)) return false
    const kept = isCall ? answers.get(url) : pages.get(nameOfPage(url))
    if (!kept?.fresh) return false
    const sent = prepareToSend(kept.answer, {
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

/** The name under which the page at an address is kept, if it is: one with odd values is none's. */
function nameOfPage(url: string): string {
  if (!url.includes('?')) return `${url}?`
  if (!/^\/(?!\/)/.test(url)) return url
  const { kept, clean } = pageAddress(new URL(url, 'http://shop'))
  return clean === null && kept !== null ? kept : url
}

function carriesToken({ authorization, cookie }: IncomingMessage['headers']): boolean {
  return authorization !== undefined || (cookie !== undefined && loginCookie.test(cookie))
}

/** Whether a stored choice of language may lead the visitor to another page (`englishAddress`). */
function mayBeSentOn(url: string, cookie: string | undefined): boolean {
  return cookie?.includes('lang=') === true && pageLanguage(url.split('?', 1)[0] ?? '') !== 'en'
}
