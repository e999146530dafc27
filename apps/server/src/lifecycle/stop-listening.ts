import { type Server, Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Connections } from './connections.ts'

/** How long nobody may have connected before the port is closed: milliseconds. */
const quiet = 20
/** A turn of the event loop in which next to nothing was done: milliseconds. */
const shortTurn = 0.2
/** How long such a moment is waited for: milliseconds. */
const longest = 500

/**
 * Stops listening without resetting anybody. A connection that the kernel has taken, but the server has not yet, is
 * reset when the listening socket closes; and Node takes one in each turn of its event loop. So the socket is closed
 * when none has come for a while, at the end of a turn that was so short that none can have come since. No answers
 * should go out meanwhile: clients that wait for one do not connect.
 *
 * `Server.close` of node:http is passed over: it destroys connections whose last answer is still being sent.
 */
export async function stopListening(
  server: Server,
  connections: Connections,
  signal: AbortSignal,
): Promise<void> {
  const end = performance.now() + longest
  for (let begun = performance.now(), now = begun; now < end && !signal.aborted; begun = now) {
    await nextTurn()
    now = performance.now()
    if (now - begun < shortTurn && connections.sinceLastOpened() > quiet) break
  }
  TcpServer.prototype.close.call(server)
}
