import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** One request, as any of the clients below sends it. */
type Asked = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body: string }

/** Sends a request and reads the answer to its end: the status. Rejects when the connection fails before that. */
type Client = (asked: Asked) => Promise<number>

/** What a number of clients have met. */
export type Met = {
  /** How many answers came whole, by status. */
  answers: Record<number, number>
  /** Connections that were reset, or closed before the answer was whole: one line each. */
  resets: string[]
  /** How many clients met at least one of these. */
  clientsReset: number
  /** Connections that were refused. */
  refused: number
}

export type Clients = {
  met: Met
  /** Ends when every client has been refused, or told to stop and has its answer. */
  ended: Promise<void>
  stop(): void
}

export type ClientsOptions = {
  count: number
  address: string
  /** An order that the shop takes. */
  order: object
  /** How long each client rests after an answer: milliseconds. */
  rest?: number
  /** Whether orders carry an Idempotency-Key. Without one, an order that a proxy sends twice is placed twice. Usually they do. */
  hasKeys?: boolean
}

/**
 * `count` clients that ask for kept pages and answers of the API, and place an order every sixteenth time, each over a
 * connection that it keeps for as long as the server does; every other one speaks over a raw socket, which also
 * notices how its connection ends. Whoever is refused a connection ends.
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
/** Every so many requests of a client are an order. */
const orderEvery = 16

/** Asks once for each page that the clients ask for, so that the shop has them at hand. */
export async function askForEachPage(address: string): Promise<void> {
  for (const page of pages) await (await fetch(address + page)).arrayBuffer()
}

function requestAt(turn: number, order: object, hasKeys: boolean): Asked {
  if (turn % orderEvery > 0)
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

/** A client as most programs have it: Node's own, with one connection that is kept alive. */
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

/** A client that sees every byte: after `Connection: close` it waits for the connection's orderly end. */
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
    const onEnd = () => settle(new Error(`closed after ${received.length} bytes of an answer`))
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
