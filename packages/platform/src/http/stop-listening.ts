import { type Server, Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Connections } from './connections.ts'

/** Close the port after this long without a new connection: clients on a busy machine need as long to reconnect after an answer. Milliseconds. */
const QUIET_MS = 100
/** Milliseconds after which one turn of the event loop without a new connection suffices. */
const QUIET_PATIENCE_MS = 1_500
/** Maximum duration of a turn of the event loop that did next to nothing, in milliseconds. */
const SHORT_TURN_MS = 0.2

/**
 * Stops listening without resetting connections. When the listening socket closes, the kernel resets connections that it has
 * accepted and Node has not, and Node accepts only one per turn of its event loop. So the socket closes after a quiet time, at
 * the end of a turn so short that a new connection is unlikely. Do not send answers meanwhile: a client that waits for one does
 * not connect.
 * Calls `close` of node:net, because that of node:http destroys connections whose last answer is still being sent.
 * @param longest milliseconds until the port is closed in any case
 */
export async function stopListening(
  server: Server,
  connections: Connections,
  longest: number,
  signal: AbortSignal,
): Promise<void> {
  const started = performance.now()
  for (let begun = started, now = started; now - started < longest && !signal.aborted; begun = now) {
    await nextTurn()
    now = performance.now()
    const turn = now - begun
    const enough = now - started < QUIET_PATIENCE_MS ? QUIET_MS : turn
    if (turn < SHORT_TURN_MS && connections.sinceLastOpened() > enough) break
  }
  TcpServer.prototype.close.call(server)
}
