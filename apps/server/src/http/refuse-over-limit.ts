import type { IncomingMessage, ServerResponse } from 'node:http'
import { api as ar } from '@zayy/i18n/messages/ar/api'
import { api as en } from '@zayy/i18n/messages/en/api'

/** How long the answer to a client over its limit is held, so that asking again at once gains nothing: milliseconds. */
const hold = 500

/**
 * Answers a client over its limit after a while, in JSON if it called the API, and ends its connection.
 *
 * @param wait seconds
 * @param always headers of every answer
 */
export function refuseOverLimit(
  { url = '' }: IncomingMessage,
  outgoing: ServerResponse,
  wait: number,
  always: Readonly<Record<string, string>>,
): void {
  const [, locale, isCall] = /^\/(ar|en)(\/api\/)?/.exec(url) ?? []
  const { tooOften } = (locale === 'en' ? en : ar).refusals
  const body = isCall ? JSON.stringify({ message: tooOften }) : `${tooOften}\n`
  setTimeout(() => {
    if (outgoing.destroyed) return
    outgoing.writeHead(429, {
      ...always,
      'content-type': `${isCall ? 'application/json' : 'text/plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      // Requests that it has sent ahead are dropped too.
      connection: 'close',
      'retry-after': String(wait),
    })
    outgoing.end(body)
  }, hold)
}
