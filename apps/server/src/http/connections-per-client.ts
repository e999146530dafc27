import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export type ConnectionsPerClientOptions = {
  /** How many connections one client may have. */
  most: number
  /** Whom a connection counts for; undefined: it may have any number (a proxy, behind which are many). */
  clientOf: (address: string) => string | undefined
  /** Whether an answer is in hand on a connection. */
  isBusy: (socket: Socket) => boolean
}

/**
 * Bounds the connections of each client address. One more takes the place of the client's oldest that has no answer in
 * hand, so that whoever holds connections open without asking keeps no neighbour behind the same address out; where
 * there is none, it is refused.
 */
export function boundConnectionsPerClient(
  server: Server,
  { most, clientOf, isBusy }: ConnectionsPerClientOptions,
): void {
  const open = new Map<string, Set<Socket>>()
  server.on('connection', (socket: Socket) => {
    const client = clientOf(socket.remoteAddress ?? '')
    if (client === undefined) return
    const sockets = open.get(client) ?? new Set()
    if (sockets.size >= most) {
      const oldest = [...sockets].find((other) => !isBusy(other))
      ;(oldest ?? socket).destroy()
      if (!oldest) return
      sockets.delete(oldest)
    }
    open.set(client, sockets.add(socket))
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0 && open.get(client) === sockets) open.delete(client)
    })
  })
}
