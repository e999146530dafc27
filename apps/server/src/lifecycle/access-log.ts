import type { IncomingMessage, ServerResponse } from 'node:http'
import { calls } from '@zayy/contract/calls'
import { pageRoutes } from '../pages/page-routes.ts'
import type { Log } from './log.ts'

/** Logs each request at its end, for ACCESS_LOG=on. Status 0: the client disconnected before the response began. */
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

const assetPath = /^\/(?:assets|media)\/[\w./-]{1,200}$/

/** All fixed path segments of the shop. */
const fixedSegments = new Set(
  [
    ...pageRoutes.map(({ path }) => path),
    ...[...calls.values()].map(({ path }) => path),
    '/ar/en/api/openapi.json/docs/payments/return/webhook/test-gateway/robots.txt/sitemap.xml/favicon.ico/manifest.webmanifest',
  ]
    .flatMap((path) => path.split('/'))
    .filter((part) => !/^[${]/.test(part)),
)

/**
 * Masks all path segments but fixed ones and short numbers, because bill links and order codes give access. Omits the query, which customers
 * type.
 */
export function maskedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  if (assetPath.test(path)) return path
  const parts = path.slice(0, 2_000).split('/').slice(0, 12)
  return parts.map((part) => (fixedSegments.has(part) || /^\d{1,7}$/.test(part) ? part : '*')).join('/')
}
