import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts'
import { networkOf, networksOf } from '../rate-limits/client-networks.ts'
import type { SocketBounds } from './socket-bounds.ts'

export type ConnectionSharingOptions = {
  bounds: Pick<SocketBounds, 'perClient' | 'all' | 'reserved'>
  /** Returns the client that a connection counts for; undefined for a proxy, which may have any number. */
  clientOf: (address: string) => string | undefined
  /** Returns true while a request on the connection is unanswered. */
  isBusy: (socket: Socket) => boolean
  /** Returns true if an answer has begun to be sent, or belongs to a request that has been received whole. */
  owesAnswer: (socket: Socket) => boolean
  onRefusal: (kind: 'connections', client: string) => void
}

export type ConnectionSharing = {
  /** Counts a proxy's connection for the client whose request it carries. */
  carries(socket: Socket, client: string): void
  /** Returns true for a connection beyond the general limit, on which only health checks are answered. */
  isReserved(socket: Socket): boolean
}

/** When the server is full, a client with more connections than this may lose one that waits for an answer. */
const FAIR_SHARE = 40

/**
 * Shares a server's connections between clients. A client at its limit loses its oldest idle connection to a new one. When the server
 * is full, the client with the most connections loses one: the oldest idle one, else the oldest whose request is incomplete.
 * If nobody has such a connection, the new one is reserved for health checks.
 */
export function shareConnections(
  server: Server,
  { bounds, clientOf, isBusy, owesAnswer, onRefusal }: ConnectionSharingOptions,
): ConnectionSharing {
  /** The open connections, oldest first, with the client and the widest network that each counts for. */
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
    onRefusal('connections', client)
    forget(socket)
    socket.destroy()
  }

  const firstToGo = (sockets: readonly Socket[]) =>
    sockets.find((socket) => !isBusy(socket)) ?? sockets.find((socket) => !owesAnswer(socket))

  /** Returns false if the client is at its limit and none of its connections can be ended. */
  const makeRoomOfClient = (client: string): boolean => {
    const full = held.fullNetwork(client)
    if (full === undefined) return true
    const own = [...open].filter(([, other]) => networksOf(other.client).some(({ key }) => key === full))
    const oldest = firstToGo(own.map(([socket]) => socket))
    if (oldest) end(oldest, client)
    return oldest !== undefined
  }

  /** Returns false if the server is full and no connection can be ended. */
  const makeRoom = (): boolean => {
    if (open.size - reserved.size < bounds.all) return true
    const byNetwork = Map.groupBy(
      [...open].filter(([socket]) => !reserved.has(socket)),
      ([, { network }]) => network,
    )
    const largest = [...byNetwork.values()].sort((one, other) => other.length - one.length)
    for (const own of largest) {
      const sockets = own.map(([socket]) => socket)
      const oldest = firstToGo(sockets) ?? (sockets.length > FAIR_SHARE ? sockets[0] : undefined)
      if (!oldest) continue
      end(oldest, open.get(oldest)?.client ?? '')
      return true
    }
    return false
  }

  /** Reserves a connection for health checks, if need be in place of the oldest idle one. Returns false if there is none. */
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
