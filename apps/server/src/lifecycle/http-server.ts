import { createServer, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { api as ar } from '@zayy/i18n/messages/ar/api'
import { api as en } from '@zayy/i18n/messages/en/api'
import { StartFault } from './start-fault.ts'

/** What answers requests: a Hono app's `fetch`. */
type Answer = (request: Request, env?: object) => Response | Promise<Response>

/** The port, from the moment it is taken until the last request has been answered. */
export type HttpServer = {
  /** The address that it listens at. */
  address: string
  /** Lets `answer` take the requests; until then they are told to come again. */
  open(answer: Answer): void
  /** No new work is taken, requests in hand are answered. Ends when they are, or after `patience` milliseconds. */
  close(patience: number): Promise<void>
  /** Drops what is still in hand. */
  destroy(): void
}

/** Answers for the shop until it is open; its API already speaks JSON, in the language of the path. */
const starting: Answer = (request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/healthz') return new Response('ok\n', { headers: says('text/plain') })
  const lang = /^\/(ar|en)\/api\//.exec(pathname)?.[1]
  if (lang === undefined) return comeAgain('text/plain', 'The shop is starting.\n')
  return comeAgain('application/json', JSON.stringify({ message: (lang === 'en' ? en : ar).refusals.busy }))
}

function comeAgain(type: string, text: string): Response {
  const headers = { ...says(type), 'retry-after': '1', 'cache-control': 'no-store' }
  return new Response(text, { status: 503, headers })
}

function says(type: string): Record<string, string> {
  return { 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff' }
}

/** Slow clients are cut off, and nobody can send headers without end. */
const bounds = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
}

/** Takes the port. A port of 0 takes any free one. */
export async function listenEarly(host: string, port: number): Promise<HttpServer> {
  let answer = starting
  let closing = false
  const inHand = new Set<ServerResponse>()
  const listener = getRequestListener((request, env) => answer(request, env), {
    overrideGlobalObjects: false,
  })
  const server = createServer(bounds, (incoming, outgoing) => {
    outgoing.shouldKeepAlive &&= !closing
    inHand.add(outgoing)
    outgoing.once('close', () => inHand.delete(outgoing))
    void listener(incoming, outgoing)
  })
  server.maxHeadersCount = 64
  server.maxRequestsPerSocket = 1_000
  server.maxConnections = 2_000
  await listen(server, host, port)
  return {
    address: addressOf(server, host),
    open: (opened) => {
      answer = opened
    },
    close: async (patience) => {
      closing = true
      for (const outgoing of inHand) outgoing.shouldKeepAlive = false
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), patience)
      await closed
      clearTimeout(timer)
    },
    destroy: () => server.closeAllConnections(),
  }
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) => reject(inOneLine(fault, host, port)))
    server.listen(port, host, resolve)
  })
}

function inOneLine(fault: NodeJS.ErrnoException, host: string, port: number): StartFault {
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT ${port} on ${host} is taken by another program: set PORT to a free one, such as PORT=${port + 1}`,
    EACCES: `PORT ${port} may not be used by this user: set PORT to one above 1023, such as PORT=3000`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine: set HOST to one, such as 127.0.0.1 or 0.0.0.0`,
    ENOTFOUND: `HOST ${host} is not known: set HOST to an address of this machine, such as 127.0.0.1 or 0.0.0.0`,
  }
  return new StartFault(
    reasons[fault.code ?? ''] ?? `PORT ${port} on ${host} cannot be used: ${fault.message}`,
  )
}

function addressOf(server: Server, host: string): string {
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
