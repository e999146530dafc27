import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

type Asked = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body: string }

/** Sends a request, reads the whole answer and returns its status. Rejects if the connection fails before. */
type Client = (asked: Asked) => Promise<number>

/** Results of all clients together. */
export type Met = {
  /** Number of complete answers by status. */
  answers: Record<number, number>
  /** One line per connection that was reset, or closed before the answer was complete. */
  resets: string[]
  /** Number of clients with at least one such connection. */
  clientsReset: number
  refused: number
}

export type Clients = {
  met: Met
  /** Resolves when every client has ended: after a refused connection, or after `stop` and its last answer. */
  ended: Promise<void>
  stop(): void
}

export type ClientsOptions = {
  count: number
  address: string
  order: object
  /** Milliseconds from one request of a client to its next. */
  rest?: number
  /** False to send orders without an Idempotency-Key (default: true). Without one, an order that a proxy repeats is placed twice. */
  hasKeys?: boolean
}

/**
 * Starts `count` clients that request cached pages and API answers, and place an order every sixteenth time. Each reuses
 * its connection as long as the server allows. Half of them use a raw socket, to see how their connections end. A client
 * ends when its connection is refused.
 */
export function startClients({ count, address, order, rest = 0, hasKeys = true }: ClientsOptions): Clients {
  const met: Met = { answers: {}, resets: [], clientsReset: 0, refused: 0 }
  let open = true
  const browse = async (which: number) => {
    const ask = which % 2 === 0 ? agentClient(address) : rawClient(address)
    let wasReset = false
    for (let turn = which; open; turn++) {
      const begun = performance.now()
      try {
        const status = await ask(requestAt(turn, order, hasKeys))
        met.answers[status] = (met.answers[status] ?? 0) + 1
      } catch (error) {
        if (isRefusal(error)) {
          met.refused++
          return
        }
        met.resets.push(`${error instanceof Error ? error.message : error}, client ${which}`)
        if (!wasReset) met.clientsReset++
        wasReset = true
      }
      if (rest > 0) await pause(Math.max(0, rest - (performance.now() - begun)))
    }
  }
  const ended = Promise.all(Array.from({ length: count }, (_, which) => browse(which))).then(() => {})
  return {
    met,
    ended,
    stop: () => {
      open = false
    },
  }
}

const pages = ['/', '/en/api/settings', '/en', '/healthz', '/ar/api/home', '/en/about', '/en/api/products']
/** One in this many requests of a client is an order. */
const ORDER_EVERY = 16

/** Requests each page once, so that the shop has it cached. */
export async function askForEachPage(address: string): Promise<void> {
  for (const page of pages) await (await fetch(address + page)).arrayBuffer()
}

function requestAt(turn: number, order: object, hasKeys: boolean): Asked {
  if (turn % ORDER_EVERY > 0)
    return { method: 'GET', path: pages[turn % pages.length] ?? '/', headers: {}, body: '' }
  return {
    method: 'POST',
    path: '/en/api/orders',
    headers: {
      'content-type': 'application/json',
      ...(hasKeys ? { 'idempotency-key': randomUUID() } : {}),
    },
    body: JSON.stringify(order),
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
}

/** A client on Node's `http` with one keep-alive connection. */
function agentClient(address: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return async ({ method, path, headers, body }) => {
    const request = httpRequest(address + path, { agent, method, headers })
    request.end(body)
    const [answer] = await once(request, 'response')
    await text(answer)
    return answer.statusCode
  }
}

/** A client on a raw socket. After `Connection: close` it waits until the server closes the connection without a reset. */
function rawClient(address: string): Client {
  const { hostname, port, host } = new URL(address)
  let socket: Socket | undefined
  return async ({ method, path, headers, body }) => {
    const lines = Object.entries({ ...headers, host, 'content-length': String(body.length) })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
    try {
      if (socket === undefined) {
        socket = connect(Number(port), hostname)
        await once(socket, 'connect')
      }
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines}\r\n${body}`)
      const { status, closes } = await readAnswer(socket)
      if (closes) {
        const closed = once(socket, 'close')
        socket.resume().end()
        await closed
        socket = undefined
      }
      return status
    } catch (error) {
      socket?.destroy()
      socket = undefined
      throw error
    }
  }
}

async function readAnswer(socket: Socket): Promise<{ status: number; closes: boolean }> {
  let received = ''
  await new Promise<void>((resolve, reject) => {
    const settle = (error?: Error) => {
      socket.off('data', onData).off('end', onEnd).off('error', settle)
      if (error) reject(error)
      else resolve()
    }
    const onData = (piece: Buffer) => {
      received += piece.toString('latin1')
      if (isWhole(received)) settle()
    }
    const onEnd = () => settle(new Error(`Closed after ${received.length} bytes of an answer`))
    socket.on('data', onData).once('end', onEnd).once('error', settle)
  })
  const head = received.slice(0, received.indexOf('\r\n\r\n'))
  return { status: Number(head.split(' ')[1]), closes: /^connection: close$/im.test(head) }
}

function isWhole(received: string): boolean {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /^content-length: (\d+)/im.exec(received.slice(0, end))?.[1]
  if (length !== undefined) return received.length >= end + 4 + Number(length)
  return received.endsWith('0\r\n\r\n')
}
