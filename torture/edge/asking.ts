import { setTimeout as pause } from 'node:timers/promises'
import { type AttackedShop, answered, attackingSocket, type Met } from './attacker.ts'

/** Milliseconds: the first image takes seconds on a busy machine. */
const ANSWER_TIMEOUT_MS = 10_000

/**
 * Sends requests over `connections` connections until `signal`. Each sends its next request `rest` milliseconds after the
 * answer to the last, and reconnects if it was closed.
 */
export async function keepAsking(
  shop: AttackedShop,
  signal: AbortSignal,
  { connections, rest = 0, next }: { connections: number; rest?: number; next: () => string },
): Promise<Met> {
  const met: Met = { statuses: {}, ended: 0, unanswered: 0 }
  const ask = async () => {
    let socket = attackingSocket(shop, met)
    while (!signal.aborted) {
      if (socket.destroyed) {
        await pause(20)
        socket = attackingSocket(shop, met)
      }
      const answer = answered(socket)
      socket.write(next())
      await Promise.race([answer, pause(ANSWER_TIMEOUT_MS)])
      await pause(rest)
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return met
}

/** After the attack, waits this many milliseconds at most until `meets` holds. */
const WATCH_TIMEOUT_MS = 20_000

/**
 * Opens `connections` connections, calls `use` once for each, and holds them until `signal`.
 * @param addressOf client address per connection; by default the attacker's
 */
export async function holdConnections(
  shop: AttackedShop,
  signal: AbortSignal,
  connections: number,
  use: (socket: ReturnType<typeof attackingSocket>, at: number) => void,
  addressOf: (at: number) => string = () => shop.attacker,
): Promise<Met> {
  const met: Met = { statuses: {}, ended: 0, unanswered: 0 }
  const sockets = []
  for (let at = 0; at < connections && !signal.aborted; at += 1) {
    const socket = attackingSocket({ ...shop, attacker: addressOf(at) }, met)
    use(socket, at)
    sockets.push(socket)
    if (at % 50 === 49) await pause(10)
  }
  while (!signal.aborted) await pause(50)
  // A paused socket emits no `close`.
  for (const socket of sockets) socket.resume()
  const watched = performance.now()
  do await pause(500)
  while (shop.meets && !shop.meets(met) && performance.now() - watched < WATCH_TIMEOUT_MS)
  const held = { ...met, statuses: { ...met.statuses } }
  for (const socket of sockets) socket.destroy()
  return held
}
