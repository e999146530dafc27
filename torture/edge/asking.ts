import { setTimeout as pause } from 'node:timers/promises'
import { type AttackedShop, answered, attackingSocket, type Met } from './attacker.ts'

/** How long an answer is waited for, also after the attack: the first picture of a busy machine takes seconds. Milliseconds. */
const longestAnswer = 10_000

/**
 * Keeps `connections` asking, each for the next request once the last is answered, over new connections where they are
 * ended. `rest` milliseconds lie between two requests of one.
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
      await Promise.race([answer, pause(longestAnswer)])
      await pause(rest)
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return met
}

/** How long connections that were held are watched, until they have met what they should: milliseconds. */
const longestWatch = 20_000

/**
 * Opens `connections` that each do something once, and holds them.
 * @param addressOf where each comes from, where that is not the attacker's one address
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
  // Whoever does not read does not hear of the end either.
  for (const socket of sockets) socket.resume()
  const watched = performance.now()
  do await pause(500)
  while (shop.meets && !shop.meets(met) && performance.now() - watched < longestWatch)
  const held = { ...met, statuses: { ...met.statuses } }
  for (const socket of sockets) socket.destroy()
  return held
}
