import type { IncomingMessage } from 'node:http'
import type { SocketBounds } from './socket-bounds.ts'

/** A body of which this many bytes have come is a file, which may take longer. */
const FILE_BYTES = 64 * 1024

/** Returns true for a request with a body. */
export function bringsBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Drops the connection of a small body that does not arrive whole within `smallBody`. Files have the time of any request.
 * Time in which received bytes wait for the server does not count.
 *
 * @param before bytes received on the connection before this request
 */
export function endSlowBody(
  incoming: IncomingMessage,
  { smallBody }: Pick<SocketBounds, 'smallBody'>,
  before: number,
): void {
  if (!bringsBody(incoming)) return
  const { socket } = incoming
  const check = () => {
    if (incoming.complete || socket.destroyed || socket.bytesRead - before >= FILE_BYTES) return
    if (incoming.readableLength > 0) timer.refresh()
    else socket.destroy()
  }
  const timer = setTimeout(check, smallBody).unref()
  incoming.once('close', () => clearTimeout(timer))
}
