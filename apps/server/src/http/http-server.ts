import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { api as ar } from '@zayy/i18n/messages/ar/api'
import { api as en } from '@zayy/i18n/messages/en/api'
import { rateLimitKey } from '@zayy/platform/rate-limits/client-networks'
import type { NoteRequest } from '../lifecycle/access-log.ts'
import type { NoteRefusal } from '../lifecycle/refusal-log.ts'
import { StartupError } from '../lifecycle/startup-error.ts'
import { refuseHeaders, refuseUnreadable } from './broken-request.ts'
import { watchConnections } from './connections.ts'
import { hasWrongHost, isHealthCheck } from './host-header.ts'
import { pipelinedRequests } from './pipelined-requests.ts'
import { setRequestId } from './request-id.ts'
import { shareConnections } from './share-connections.ts'
import { endSlowBody } from './slow-body.ts'
import { type SocketBounds, socketBounds } from './socket-bounds.ts'
import { stopListening } from './stop-listening.ts'

/** How often the open connections are checked while the server drains or closes: milliseconds. */
const checkInterval = 25

/** Answers requests: a Hono app's `fetch`. */
type Answer = (request: Request, env?: object) => Response | Promise<Response>

/** Answers a request straight on the socket, or returns false. */
type AnswerEarly = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** The server, from the moment it listens until the last request is answered. */
export type HttpServer = {
  /** The address that it listens at. */
  address: string
  /** Node's own server, for the websocket of `npm run dev`. */
  node: Server
  /** Lets `answer` take the requests, which get a 503 until then. `early` comes first and returns whether it answered. */
  open(answer: Answer, early?: AnswerEarly): void
  /** Answers requests before `open` with 503 at once, instead of holding them. */
  stopHolding(): void
  /**
   * Answers on, and ends each connection with its answer, so that clients and proxies go elsewhere. Ends after `longest` milliseconds, or
   * once no request has come for `quiet` milliseconds.
   */
  drain(longest: number, quiet?: number): Promise<void>
  /** Takes no more connections and answers the requests in hand. Ends when it has, or after `patience` milliseconds. */
  close(patience: number): Promise<void>
  /** Drops the requests in hand, and ends `drain` and `close`. */
  destroy(): void
}

/** Answers for the shop until it is open; its API already speaks JSON, in the language of the path. */
const starting: Answer = (request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/healthz') return new Response('ok\n', { headers: says('text/plain') })
  return comeLater(pathname, 'The shop is starting.\n')
}

/** Answers when all connections are taken, on one that is reserved for health checks. */
const busy: Answer = (request) => comeLater(new URL(request.url).pathname, 'The shop is busy.\n')

function comeLater(pathname: string, text: string): Response {
  const locale = /^\/(ar|en)\/api\//.exec(pathname)?.[1]
  if (locale === undefined) return comeAgain('text/plain', text)
  return comeAgain('application/json', JSON.stringify({ message: (locale === 'en' ? en : ar).refusals.busy }))
}

function comeAgain(type: string, text: string): Response {
  const headers = { ...says(type), 'retry-after': '1', 'cache-control': 'no-store' }
  return new Response(text, { status: 503, headers })
}

function says(type: string): Record<string, string> {
  return { 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff' }
}

export type HttpServerOptions = {
  bounds?: SocketBounds
  /** Returns the client that a connection counts for; undefined: a proxy, which may have any number. */
  clientOf?: (address: string) => string | undefined
  /** Returns the client whose request a proxy passes on. */
  forwardedClient?: (incoming: IncomingMessage) => string
  /**
   * How long a request that comes before `open` waits for it: milliseconds. During a restart a proxy may send requests that it can
   * send only once. Health checks never wait.
   */
  holds?: number
  /** The descriptor of a socket that listens already, which takes the place of host and port. */
  inherited?: number | undefined
  /** Notes each connection that is ended or refused for want of room, and its client. */
  noteRefusal?: NoteRefusal
  /** Notes each request but health checks. */
  noteRequest?: NoteRequest | undefined
}

/** Listens at a port; at any free one for 0. */
export async function listenEarly(
  host: string,
  port: number,
  {
    bounds = socketBounds,
    clientOf = rateLimitKey,
    forwardedClient,
    holds = 0,
    inherited,
    noteRefusal = () => {},
    noteRequest,
  }: HttpServerOptions = {},
): Promise<HttpServer> {
  let answer = starting
  let answerEarly: AnswerEarly = () => false
  let closing = false
  const untilOpen = Promise.withResolvers<void>()
  let holding = holds > 0
  const stopHolding = () => {
    holding = false
    untilOpen.resolve()
  }
  const dropped = new AbortController()
  const listener = getRequestListener((request, env) => answer(request, env), {
    overrideGlobalObjects: false,
    hostname: 'localhost',
  })
  const busyListener = getRequestListener(busy, { overrideGlobalObjects: false, hostname: 'localhost' })
  const begin = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // The connection ended before the request came: no answer can be sent.
    if (incoming.socket.writableEnded) return
    outgoing.shouldKeepAlive &&= !closing
    const before = connections.begin(incoming, outgoing)
    const { socket, url = '' } = incoming
    const requestId = setRequestId(incoming)
    if (!isHealthCheck(url)) noteRequest?.(incoming, outgoing, requestId)
    if (forwardedClient && clientOf(socket.remoteAddress ?? '') === undefined)
      sharing.carries(socket, forwardedClient(incoming))
    endSlowBody(incoming, bounds, before)
    if (hasWrongHost(incoming)) refuseHeaders(400, incoming, outgoing)
    else if (sharing.isReserved(socket) && !isHealthCheck(url)) {
      outgoing.shouldKeepAlive = false
      void busyListener(incoming, outgoing)
    } else if (holding && !isHealthCheck(url)) void hold(incoming, outgoing)
    else if (!answerEarly(incoming, outgoing)) void listener(incoming, outgoing)
  }
  const hold = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    await Promise.race([untilOpen.promise, pause(holds)])
    if (!outgoing.destroyed && !answerEarly(incoming, outgoing)) await listener(incoming, outgoing)
  }
  const inTurn = pipelinedRequests(bounds)
  const server = createServer(serverOptions(bounds), (incoming, outgoing) =>
    inTurn(incoming, outgoing, () => begin(incoming, outgoing)),
  )
  server.maxHeadersCount = 64
  server.maxConnections = bounds.all + bounds.reserved + 1
  server.timeout = bounds.stalled
  const connections = watchConnections(server)
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket, connections.owesAnswer(socket)))
  server.on('checkExpectation', (incoming, outgoing) => refuseHeaders(417, incoming, outgoing))
  const sharing = shareConnections(server, {
    bounds,
    clientOf,
    isBusy: connections.isBusy,
    owesAnswer: connections.owesAnswer,
    noteRefusal,
  })
  const overdue = setInterval(() => connections.dropOverdue(bounds.answer), 1_000).unref()
  await listen(server, host, port, inherited)
  const destroy = () => {
    dropped.abort()
    clearInterval(overdue)
    server.close()
    server.closeAllConnections()
  }
  /** Waits for `milliseconds`, or until all is dropped. */
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: dropped.signal }).catch(() => {})
  const leave = () => {
    closing = true
    stopHolding()
    connections.closeAfterAnswers()
  }
  return {
    address: addressOf(server, host),
    node: server,
    open: (opened, early) => {
      answer = opened
      if (early) answerEarly = early
      stopHolding()
    },
    stopHolding,
    drain: async (longest, quiet = Number.POSITIVE_INFINITY) => {
      leave()
      const end = performance.now() + longest
      while (performance.now() < end && connections.quietFor() < quiet && !dropped.signal.aborted)
        await wait(checkInterval)
    },
    close: async (patience) => {
      leave()
      const timer = setTimeout(destroy, patience)
      const opened = answer
      const stopped = stopListening(server, connections, dropped.signal)
      // A client that waits for an answer opens no further connection: see stopListening.
      answerEarly = () => false
      answer = async (request, env) => {
        await stopped
        return opened(request, env)
      }
      await stopped
      for (connections.endIdle(); connections.count() > 0 && !dropped.signal.aborted; connections.endIdle())
        await wait(checkInterval)
      clearTimeout(timer)
      destroy()
    },
    destroy,
  }
}

/** Cuts off slow clients, and headers without end. */
function serverOptions({ headers, request, idle }: SocketBounds) {
  return {
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(1_000, headers),
    keepAliveTimeout: idle,
    maxHeaderSize: 16_384,
    // `hasWrongHost` checks it instead: health checks often send none.
    requireHostHeader: false,
  }
}

async function listen(server: Server, host: string, port: number, fd?: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(inOneLine(error, host, port)))
    if (fd === undefined) server.listen(port, host, resolve)
    else server.listen({ fd }, resolve)
  })
}

function inOneLine(error: NodeJS.ErrnoException, host: string, port: number): StartupError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT ${port} on ${host} is taken by another program: set PORT to a free one, such as PORT=${port + 1}`,
    EACCES: `PORT ${port} may not be used by this user: set PORT to one above 1023, such as PORT=3000`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine: set HOST to one, such as 127.0.0.1 or 0.0.0.0`,
    ENOTFOUND: `HOST ${host} is not known: set HOST to an address of this machine, such as 127.0.0.1 or 0.0.0.0`,
  }
  return new StartupError(
    reasons[error.code ?? ''] ?? `PORT ${port} on ${host} cannot be used: ${error.message}`,
  )
}

function addressOf(server: Server, host: string): string {
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
