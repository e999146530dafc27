import type { IncomingMessage, ServerResponse } from 'node:http'
import { calls } from '@zayy/contract/calls'
import { pageRoutes } from '../pages/page-routes.ts'
import type { Log } from './log.ts'

/**
 * Logs each request when it has ended, with ACCESS_LOG=on: time in milliseconds from the whole head until the end, and status 0 where the
 * client left before the answer began.
 */
export function accessLog(log: Log, clientOf: (incoming: IncomingMessage) => string) {
  return (incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): void => {
    const began = performance.now()
    const client = clientOf(incoming)
    outgoing.once('close', () => {
      const { method, url = '' } = incoming
      const status = outgoing.headersSent ? outgoing.statusCode : 0
      const milliseconds = Math.round(performance.now() - began)
      const path = maskedPath(url)
      log.info({ event: 'request', method, path, status, milliseconds, client, requestId }, 'Request')
    })
  }
}

const built = /^\/(?:assets|media)\/[\w./-]{1,200}$/

/** Every fixed part of the shop's addresses. */
const fixed = new Set(
  [
    ...pageRoutes.map(({ path }) => path),
    ...[...calls.values()].map(({ path }) => path),
    '/ar/en/api/openapi.json/docs/payments/return/webhook/test-gateway/robots.txt/sitemap.xml/favicon.ico/manifest.webmanifest',
  ]
    .flatMap((path) => path.split('/'))
    .filter((part) => !/^[${]/.test(part)),
)

/**
 * Masks all of a path but the fixed parts and short numbers, as links to bills and codes of orders open what they name. The query, which
 * customers type, is left out.
 */
export function maskedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  if (built.test(path)) return path
  const parts = path.slice(0, 2_000).split('/').slice(0, 12)
  return parts.map((part) => (fixed.has(part) || /^\d{1,7}$/.test(part) ? part : '*')).join('/')
}
