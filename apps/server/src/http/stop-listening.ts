import { type Server, Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Connections } from './connections.ts'

/**
 * How long nobody may have connected before the port is closed, in milliseconds: as long as clients on a machine
 * whose processors are all taken may need to connect again after their last answer.
 */
const quiet = 100
/** How long that is waited for; afterwards one turn of the event loop in which nobody connected will do: milliseconds. */
const quietPatience = 1_500
/** A turn in which next to nothing was done: milliseconds. */
const shortTurn = 0.2
/** After how long the port is closed in any case: milliseconds. */
const longest = 2_000

/**
 * Stops listening without resetting anybody. A connection that the kernel has taken, but the server has not yet, is
 * reset when the listening socket closes; and Node takes one in each turn of its event loop. So the socket is closed
 * when none has come for a while, at the end of a turn that was so short that hardly any can have come since. No
 * answers should go out meanwhile: clients that wait for one do not connect.
 *
 * `Server.close` of node:http is passed over: it destroys connections whose last answer is still being sent.
 */
export async function stopListening(
  server: Server,
  connections: Connections,
  signal: AbortSignal,
): Promise<void> {
  const started = performance.now()
  for (let begun = started, now = started; now - started < longest && !signal.aborted; begun = now) {
    await nextTurn()
    now = performance.now()
    const turn = now - begun
    const enough = now - started < quietPatience ? quiet : turn
    if (turn < shortTurn && connections.sinceLastOpened() > enough) break
  }
  TcpServer.prototype.close.call(server)
}
