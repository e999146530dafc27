import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Counts the connections that a server has accepted, those still open, and the bytes that it has read from them all. */
export function watchReceived(server: Server) {
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => sockets.push(socket))
  return {
    connections: () => sockets.length,
    open: () => sockets.filter(({ destroyed }) => !destroyed).length,
    bytes: () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0),
  }
}
