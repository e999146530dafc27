import { setTimeout as pause } from 'node:timers/promises'
import { guestOrder } from '../harness/buyers.ts'
import { askForEachPage, type Met, startClients } from '../harness/http-clients.ts'
import { eventLines } from '../harness/log-events.ts'
import { startShop } from '../harness/shop-server.ts'

export type Stop = {
  exitCode: number | null
  /** From the signal to the exit. */
  milliseconds: number
  met: Met
  /** Statuses of `/readyz` after the signal, each on a new connection, until one is refused. */
  readiness: number[]
  /** Log lines of unhandled promise rejections. */
  unheardRejections: string[]
}

/** Starts a shop and `count` clients that request cached pages without a pause. Sends SIGTERM after 200 answers. */
export async function stopUnderLoad(dataDir: string, count: number): Promise<Stop> {
  const shop = await startShop({ dataDir })
  const { address } = shop
  const order = await guestOrder(address)
  await askForEachPage(address)
  const clients = startClients({ count, address, order })
  while ((clients.met.answers[200] ?? 0) < 200 && shop.exitCode() === undefined) await pause(20)
  const stopping = performance.now()
  const stopped = shop.stop()
  const [readiness] = await Promise.all([askReadiness(address), clients.ended])
  const exitCode = await stopped
  return {
    exitCode,
    milliseconds: Math.round(performance.now() - stopping),
    met: clients.met,
    readiness,
    unheardRejections: eventLines(shop.output(), 'unheard_rejection'),
  }
}

/** Returns whether `/readyz` answered 503 from at most 0.5 s after the signal until the end. */
export function turnedRed({ readiness }: Stop): boolean {
  const red = readiness.indexOf(503)
  return red >= 0 && red < 5 && readiness.slice(red).every((status) => status === 503)
}

async function askReadiness(address: string): Promise<number[]> {
  const statuses: number[] = []
  for (;;) {
    await pause(100)
    const headers = { connection: 'close' }
    const answer = await fetch(`${address}/readyz`, { headers }).catch(() => undefined)
    if (!answer) return statuses
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
}
