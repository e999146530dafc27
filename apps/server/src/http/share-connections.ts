import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf, networksOf } from '@zayy/platform/rate-limits/client-networks'
import { ConcurrencyLimit } from '@zayy/platform/rate-limits/concurrency-limit'
import type { NoteRefusal } from '../lifecycle/refusal-log.ts'
import type { SocketBounds } from './socket-bounds.ts'

export type ConnectionSharingOptions = {
  bounds: Pick<SocketBounds, 'perClient' | 'all' | 'reserved'>
  /** Whose connection from an address is; undefined: a proxy's, which may have any number. */
  clientOf: (address: string) => string | undefined
  /** Returns true while a request on the connection is unanswered. */
  isBusy: (socket: Socket) => boolean
  /** Whether an answer in hand on a connection has begun to be sent, or is to a request that has come whole. */
  owesAnswer: (socket: Socket) => boolean
  noteRefusal: NoteRefusal
}

export type ConnectionSharing = {
  /** Counts a connection of a proxy for the client whose request it carries. */
  carries(socket: Socket, client: string): void
  /** Whether a connection is beyond those for everybody: only health checks are answered on it. */
  isReserved(socket: Socket): boolean
}

/** When the server is full, a client with more connections than this may lose one on which it waits for an answer. */
const fairShare = 40

/**
 * Shares the connections of a server between clients.
 *
 * A client with as many as it may have loses its oldest idle one to a new one. When the server is full, the client with the most
 * loses one: the oldest idle, else the oldest whose request has not come whole. Where there is none, the new connection
 * is reserved for health checks.
 */
export function shareConnections(
  server: Server,
  { bounds, clientOf, isBusy, owesAnswer, noteRefusal }: ConnectionSharingOptions,
): ConnectionSharing {
  /** The open connections, oldest first, and the client and widest network that each counts for. */
  const open = new Map<Socket, { client: string; network: string }>()
  const reserved = new Set<Socket>()
  const held = new ConcurrencyLimit(bounds.perClient)

  const forget = (socket: Socket) => {
    const known = open.get(socket)
    if (known) held.hold(known.client, -1)
    open.delete(socket)
    reserved.delete(socket)
  }

  const end = (socket: Socket, client: string) => {
    noteRefusal('connections', client)
    forget(socket)
    socket.destroy()
  }

  const firstToGo = (sockets: readonly Socket[]) =>
    sockets.find((socket) => !isBusy(socket)) ?? sockets.find((socket) => !owesAnswer(socket))

  /** Makes room for one more of a client that has all that it may have. Returns whether there is. */
  const makeRoomOfClient = (client: string): boolean => {
    const full = held.fullNetwork(client)
    if (full === undefined) return true
    const own = [...open].filter(([, other]) => networksOf(other.client).some(({ key }) => key === full))
    const oldest = firstToGo(own.map(([socket]) => socket))
    if (oldest) end(oldest, client)
    return oldest !== undefined
  }

  /** Makes room for one more when the server is full. Returns whether there is. */
  const makeRoom = (): boolean => {
    if (open.size - reserved.size < bounds.all) return true
    const byNetwork = Map.groupBy(
      [...open].filter(([socket]) => !reserved.has(socket)),
      ([, { network }]) => network,
    )
    const largest = [...byNetwork.values()].sort((one, other) => other.length - one.length)
    for (const own of largest) {
      const sockets = own.map(([socket]) => socket)
      const oldest = firstToGo(sockets) ?? (sockets.length > fairShare ? sockets[0] : undefined)
      if (!oldest) continue
      end(oldest, open.get(oldest)?.client ?? '')
      return true
    }
    return false
  }

  /** Returns whether one more reserved connection has room, for which the oldest that asks for nothing gives way. */
  const reserve = (socket: Socket): boolean => {
    if (reserved.size >= bounds.reserved) {
      const oldest = firstToGo([...reserved])
      if (!oldest) return false
      end(oldest, open.get(oldest)?.client ?? '')
    }
    reserved.add(socket)
    return true
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const known = clientOf(address)
    const client = known ?? `proxy ${address}`
    if ((known !== undefined && !makeRoomOfClient(client)) || !(makeRoom() || reserve(socket))) {
      end(socket, client)
      return
    }
    open.set(socket, { client, network: networkOf(client) })
    held.hold(client, 1)
    socket.once('close', () => forget(socket))
  })

  return {
    carries: (socket, client) => {
      const known = open.get(socket)
      if (!known || known.client === client) return
      held.hold(known.client, -1)
      held.hold(client, 1)
      Object.assign(known, { client, network: networkOf(client) })
    },
    isReserved: (socket) => {
      if (!reserved.has(socket)) return false
      if (open.size - reserved.size < bounds.all) reserved.delete(socket)
      return reserved.has(socket)
    },
  }
}
