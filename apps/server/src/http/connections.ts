import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** How long a connection on which nothing has been asked yet may take to begin: milliseconds. */
const firstRequest = 1_000

/** What one connection has been doing. */
type Connection = {
  openedAt: number
  /** The answers in hand, oldest first, and when each was begun. */
  inHand: Map<ServerResponse, number>
  /** How many bytes had come when the last answer ended. */
  bytesAnswered: number
}

/** The open connections of an HTTP server, and the requests in hand on them. */
export type Connections = {
  /** Notes that a request has come, until its answer has ended. Returns how many bytes had come when the answer before it ended. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse): number
  /** Lets no answer in hand whose headers are still to be sent keep its connection open. */
  closeAfterAnswers(): void
  /** For how many milliseconds nobody has connected, and no request has been begun or in hand. */
  quietFor(): number
  /** For how many milliseconds nobody has connected. */
  sinceLastOpened(): number
  /** Ends each connection on which nothing is being asked. A new one may take a second to begin. */
  endIdle(): void
  /** Whether an answer is in hand on a connection. */
  isBusy(socket: Socket): boolean
  /** Whether an answer in hand on a connection has begun to be sent, or is to a request that has come whole. */
  owesAnswer(socket: Duplex): boolean
  /** Drops each connection on which an answer has been in hand for longer than `longest` milliseconds. */
  dropOverdue(longest: number): void
  /** How many have not ended, nor been told to by `endIdle`. */
  count(): number
}

/** Watches the connections of a server that does not listen yet. */
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
        const isNew = socket.bytesRead === 0 && performance.now() - connection.openedAt < firstRequest
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

/** Whether no request is in hand, and no part of a further one has come. */
function isIdle(socket: Socket, { inHand, bytesAnswered }: Connection): boolean {
  return inHand.size === 0 && socket.bytesRead === bytesAnswered
}
