import type { IncomingMessage } from 'node:http'
import type { SocketBounds } from './socket-bounds.ts'

/** What has to have come of a body that is not whole: bytes. No body that is smaller may take as long as a file. */
const begun = 64 * 1024

/** Returns true for a request with a body. */
export function bringsBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Ends the connection of a body that has not come whole in time, unless as much of it has come as only files have: these have
 * the time of any request. Time in which its bytes wait for the server does not count.
 *
 * @param before how many bytes had come on the connection before this request
 */
export function endSlowBody(
  incoming: IncomingMessage,
  { smallBody }: Pick<SocketBounds, 'smallBody'>,
  before: number,
): void {
  if (!bringsBody(incoming)) return
  const { socket } = incoming
  const check = () => {
    if (incoming.complete || socket.destroyed || socket.bytesRead - before >= begun) return
    if (incoming.readableLength > 0) timer.refresh()
    else socket.destroy()
  }
  const timer = setTimeout(check, smallBody).unref()
  incoming.once('close', () => clearTimeout(timer))
}
