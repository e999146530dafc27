import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** Timeout of a new connection's first byte while the server closes, in milliseconds. */
const FIRST_REQUEST_MS = 1_000

type Connection = {
  openedAt: number
  /** The answers that are not sent whole yet, oldest first, and when each request began. */
  inHand: Map<ServerResponse, number>
  /** Bytes received when the last answer ended. */
  bytesAnswered: number
}

/** The open connections of an HTTP server and their requests in hand. Times are in milliseconds. */
export type Connections = {
  /** Counts a request until its answer has ended. Returns the bytes received on its connection when the previous answer ended. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse): number
  /** Makes each answer in hand close its connection, unless its headers are sent already. */
  closeAfterAnswers(): void
  /** Returns the time since the last new connection or request in hand. */
  quietFor(): number
  /** Returns the time since the last new connection. */
  sinceLastOpened(): number
  /** Ends each idle connection, except one that has just been opened. */
  endIdle(): void
  isBusy(socket: Socket): boolean
  /** Returns true if an answer has begun to be sent, or belongs to a request that has been received whole. */
  owesAnswer(socket: Duplex): boolean
  /** Drops each connection with an answer that has been in hand for longer than `longest`. */
  dropOverdue(longest: number): void
  /** Counts the open connections, without those that `endIdle` has ended. */
  count(): number
}

/** Tracks the connections of a server. Call it before the server listens. */
export function watchConnections(server: Server): Connections {
  const open = new Map<Socket, Connection>()
  let lastOpened = Number.NEGATIVE_INFINITY
  let lastActive = Number.NEGATIVE_INFINITY
  server.on('connection', (socket) => {
    lastOpened = lastActive = performance.now()
    open.set(socket, { openedAt: lastOpened, inHand: new Map(), bytesAnswered: 0 })
    socket.once('close', () => open.delete(socket))
  })
  return {
    begin: ({ socket }, outgoing) => {
      const connection = open.get(socket)
      lastActive = performance.now()
      connection?.inHand.set(outgoing, lastActive)
      outgoing.once('close', () => {
        lastActive = performance.now()
        if (!connection) return
        connection.inHand.delete(outgoing)
        connection.bytesAnswered = socket.bytesRead
      })
      return connection?.bytesAnswered ?? 0
    },
    closeAfterAnswers: () => {
      for (const { inHand } of open.values()) {
        for (const outgoing of inHand.keys()) if (!outgoing.headersSent) outgoing.shouldKeepAlive = false
      }
    },
    quietFor: () => {
      const quiet = [...open].every(([socket, connection]) => isIdle(socket, connection))
      return quiet ? performance.now() - lastActive : 0
    },
    sinceLastOpened: () => performance.now() - lastOpened,
    endIdle: () => {
      for (const [socket, connection] of open) {
        const isNew = socket.bytesRead === 0 && performance.now() - connection.openedAt < FIRST_REQUEST_MS
        if (isNew || !isIdle(socket, connection)) continue
        open.delete(socket)
        socket.end()
      }
    },
    owesAnswer: (socket) => {
      const connection = socket instanceof Socket ? open.get(socket) : undefined
      return [...(connection?.inHand.keys() ?? [])].some(
        ({ headersSent, req }) => headersSent || req.complete,
      )
    },
    isBusy: (socket) => (open.get(socket)?.inHand.size ?? 0) > 0,
    dropOverdue: (longest) => {
      const begun = performance.now() - longest
      for (const [socket, { inHand }] of open) {
        const [oldest = Number.POSITIVE_INFINITY] = inHand.values()
        if (oldest < begun) socket.destroy()
      }
    },
    count: () => open.size,
  }
}

/** Returns true if no request is in hand and no byte of another has come. */
function isIdle(socket: Socket, { inHand, bytesAnswered }: Connection): boolean {
  return inHand.size === 0 && socket.bytesRead === bytesAnswered
}
