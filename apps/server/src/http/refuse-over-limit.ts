import type { IncomingMessage, ServerResponse } from 'node:http'
import { api as ar } from '@zayy/i18n/messages/ar/api'
import { api as en } from '@zayy/i18n/messages/en/api'

/** How long whoever is over a limit waits to be told so, in milliseconds: asking again at once gains nothing. */
const hold = 500

/**
 * Tells a client that it has asked for too much, in JSON where it called the API, after a while, and ends its connection.
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
      // What it has sent ahead is dropped, too.
      connection: 'close',
      'retry-after': String(wait),
    })
    outgoing.end(body)
  }, hold)
}
