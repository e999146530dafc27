import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { startInterval } from '../process/start-interval.ts'
import { StartupError } from '../process/startup-error.ts'
import { rateLimitKey } from '../rate-limits/client-networks.ts'
import { watchConnections } from './connections.ts'
import {
  connectionErrors,
  type EarlyError,
  type ErrorBody,
  errorHeaders,
  plainErrorBody,
} from './error-answer.ts'
import { hasWrongHost, isHealthCheck, originForm } from './host-header.ts'
import { pipelinedRequests } from './pipelined-requests.ts'
import { setRequestId } from './request-id.ts'
import { shareConnections } from './share-connections.ts'
import { endSlowBody } from './slow-body.ts'
import { type SocketBounds, socketBounds } from './socket-bounds.ts'
import { stopListening } from './stop-listening.ts'

/** Interval between checks of the open connections while the server drains or closes, in milliseconds. */
const CHECK_INTERVAL_MS = 25

/** A Hono app's `fetch`. */
type App = (request: Request, env?: object) => Response | Promise<Response>

/** Answers a request on the socket before the app sees it, or returns false. */
export type EarlyHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

export type HttpServer = {
  /** The URL that it listens at. */
  address: string
  /** Node's own server, for the websocket of `npm run dev`. */
  node: Server
  /** Passes requests to the app, after the early handler. Until then they get a 503. */
  open(app: App, earlyHandler?: EarlyHandler): void
  /** Answers requests before `open` with 503 at once, instead of holding them. */
  stopHolding(): void
  /**
   * Closes each connection after its next answer, so that clients and proxies go to another server. Resolves after `longest`
   * milliseconds, or once no request has come for `quiet` milliseconds.
   */
  drain(longest: number, quiet?: number): Promise<void>
  /** Accepts no more connections and finishes the requests in hand, for at most `patience` milliseconds. */
  close(patience: number): Promise<void>
  /** Drops the requests in hand, and ends `drain` and `close`. */
  destroy(): void
}

export type HttpServerOptions = {
  bounds?: SocketBounds
  /** Returns the client that a connection counts for; undefined for a proxy, which may have any number. */
  clientOf?: (address: string) => string | undefined
  /** Returns the client whose request a proxy passes on. */
  forwardedClient?: (incoming: IncomingMessage) => string
  errorBody?: ErrorBody
  /**
   * Holds requests before `open` for at most this long, because a proxy cannot repeat a POST: milliseconds. Health checks are never held.
   */
  holds?: number
  /** Descriptor of a socket that listens already, used instead of host and port. */
  inherited?: number | undefined
  /** Called for each connection that is ended or rejected for lack of room. */
  onRefusal?: (kind: 'connections', client: string) => void
  /** Called for each request except health checks. */
  noteRequest?: ((incoming: IncomingMessage, outgoing: ServerResponse, requestId: string) => void) | undefined
}

/** Listens at a port, or at a free one for 0, and answers 503 until `open`. */
export async function startHttpServer(
  host: string,
  port: number,
  {
    bounds = socketBounds,
    clientOf = rateLimitKey,
    forwardedClient,
    errorBody = plainErrorBody,
    holds = 0,
    inherited,
    onRefusal = () => {},
    noteRequest,
  }: HttpServerOptions = {},
): Promise<HttpServer> {
  const answers = openAnswers(errorBody, holds)
  let closing = false
  const dropped = new AbortController()
  const { rejectUnreadable, rejectHeaders } = connectionErrors(errorBody)
  const begin = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // A pipelined request whose connection has ended meanwhile can get no answer.
    if (incoming.socket.writableEnded) return
    outgoing.shouldKeepAlive &&= !closing
    const before = connections.begin(incoming, outgoing)
    const target = originForm(incoming.url)
    if (target !== null) incoming.url = target
    const { socket, url = '' } = incoming
    const requestId = setRequestId(incoming)
    if (!isHealthCheck(url)) noteRequest?.(incoming, outgoing, requestId)
    if (forwardedClient && clientOf(socket.remoteAddress ?? '') === undefined)
      sharing.carries(socket, forwardedClient(incoming))
    endSlowBody(incoming, bounds, before)
    if (target === null || hasWrongHost(incoming)) rejectHeaders(400, incoming, outgoing)
    else if (sharing.isReserved(socket) && !isHealthCheck(url)) answers.refuse(incoming, outgoing)
    else answers.answer(incoming, outgoing)
  }
  const inTurn = pipelinedRequests(bounds)
  const server = createServer(serverOptions(bounds), (incoming, outgoing) =>
    inTurn(incoming, outgoing, () => begin(incoming, outgoing)),
  )
  server.maxHeadersCount = 64
  server.maxConnections = bounds.all + bounds.reserved + 1
  server.timeout = bounds.stalled
  const connections = watchConnections(server)
  const { isBusy, owesAnswer } = connections
  server.on('clientError', (error, socket) => rejectUnreadable(error, socket, owesAnswer(socket)))
  server.on('checkExpectation', (incoming, outgoing) => rejectHeaders(417, incoming, outgoing))
  const sharing = shareConnections(server, { bounds, clientOf, isBusy, owesAnswer, onRefusal })
  const stopDropping = startInterval(() => connections.dropOverdue(bounds.answer), { every: 1_000 })
  await listen(server, host, port, inherited)
  const destroy = () => {
    dropped.abort()
    void stopDropping()
    server.close()
    server.closeAllConnections()
  }
  /** Waits for `milliseconds`, or until `destroy`. */
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: dropped.signal }).catch(() => {})
  const leave = () => {
    closing = true
    answers.stopHolding()
    connections.closeAfterAnswers()
  }
  return {
    address: addressOf(server, host),
    node: server,
    open: answers.open,
    stopHolding: answers.stopHolding,
    drain: async (longest, quiet = Number.POSITIVE_INFINITY) => {
      leave()
      const end = performance.now() + longest
      while (performance.now() < end && connections.quietFor() < quiet && !dropped.signal.aborted)
        await wait(CHECK_INTERVAL_MS)
    },
    close: async (patience) => {
      leave()
      const timer = setTimeout(destroy, patience)
      const stopped = stopListening(server, connections, bounds.accepting, dropped.signal)
      // A client that waits for an answer opens no further connection: see stopListening.
      answers.delayUntil(stopped)
      await stopped
      for (connections.endIdle(); connections.count() > 0 && !dropped.signal.aborted; connections.endIdle())
        await wait(CHECK_INTERVAL_MS)
      clearTimeout(timer)
      destroy()
    },
    destroy,
  }
}

/** Answers requests: with 503 until `open`, then with the early handler and the app. */
function openAnswers(errorBody: ErrorBody, holds: number) {
  const comeLater = (error: EarlyError, pathname: string) => {
    const { type, text } = errorBody(error, pathname)
    return new Response(text, { status: 503, headers: { ...errorHeaders(type), 'retry-after': '1' } })
  }
  let app: App = (request) => {
    const { pathname } = new URL(request.url)
    if (pathname !== '/healthz') return comeLater('starting', pathname)
    return new Response('ok\n', { headers: errorHeaders('text/plain') })
  }
  let earlyHandler: EarlyHandler = () => false
  const options = { overrideGlobalObjects: false, hostname: 'localhost' }
  const listener = getRequestListener((request, env) => app(request, env), options)
  const busyListener = getRequestListener(({ url }) => comeLater('busy', new URL(url).pathname), options)
  const untilOpen = Promise.withResolvers<void>()
  let holding = holds > 0
  const stopHolding = () => {
    holding = false
    untilOpen.resolve()
  }
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!earlyHandler(incoming, outgoing)) void listener(incoming, outgoing)
  }
  const hold = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    await Promise.race([untilOpen.promise, pause(holds)])
    if (!outgoing.destroyed) pass(incoming, outgoing)
  }
  return {
    stopHolding,
    open: (opened: App, early?: EarlyHandler) => {
      app = opened
      if (early) earlyHandler = early
      stopHolding()
    },
    answer: (incoming: IncomingMessage, outgoing: ServerResponse) => {
      if (holding && !isHealthCheck(incoming.url ?? '')) void hold(incoming, outgoing)
      else pass(incoming, outgoing)
    },
    /** Answers that the server has no room. */
    refuse: (incoming: IncomingMessage, outgoing: ServerResponse) => {
      outgoing.shouldKeepAlive = false
      void busyListener(incoming, outgoing)
    },
    /** Passes requests to the app alone, once `ready` resolves. */
    delayUntil: (ready: Promise<void>) => {
      const opened = app
      earlyHandler = () => false
      app = async (request, env) => {
        await ready
        return opened(request, env)
      }
    },
  }
}

function serverOptions({ headers, request, idle }: SocketBounds) {
  return {
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(1_000, headers),
    keepAliveTimeout: idle,
    maxHeaderSize: 16_384,
    // `hasWrongHost` checks it instead, as health checks often send none.
    requireHostHeader: false,
  }
}

async function listen(server: Server, host: string, port: number, fd?: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(asStartupError(error, host, port)))
    if (fd === undefined) server.listen(port, host, resolve)
    else server.listen({ fd }, resolve)
  })
}

const problems: Record<string, 'portTaken' | 'portForbidden' | 'hostNotHere' | 'hostUnknown'> = {
  EADDRINUSE: 'portTaken',
  EACCES: 'portForbidden',
  EADDRNOTAVAIL: 'hostNotHere',
  ENOTFOUND: 'hostUnknown',
}

function asStartupError(error: NodeJS.ErrnoException, host: string, port: number): StartupError {
  const kind = problems[error.code ?? '']
  return new StartupError(
    kind ? { kind, port, host } : { kind: 'portOther', port, host, reason: error.message },
  )
}

function addressOf(server: Server, host: string): string {
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
