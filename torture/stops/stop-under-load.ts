import { setTimeout as pause } from 'node:timers/promises'
import { guestOrder } from '../harness/buyers.ts'
import { askForEachPage, type Met, startClients } from '../harness/http-clients.ts'
import { eventLines } from '../harness/log-events.ts'
import { startShop } from '../harness/shop-server.ts'

/** How one stop went. */
export type Stop = {
  exitCode: number | null
  /** From the signal to the end of the process. */
  milliseconds: number
  met: Met
  /** What `/readyz` answered after the signal, on connections of its own, until one failed. */
  readiness: number[]
  /** Lines of the log that tell of rejections which nothing heard of. */
  unheardRejections: string[]
}

/** Starts a shop, has clients ask it without pause for pages that it keeps, and stops it by SIGTERM after a second. */
export async function stopUnderLoad(dataDir: string, count: number): Promise<Stop> {
  const shop = await startShop({ dataDir })
  const { address } = shop
  const order = await guestOrder(address)
  await askForEachPage(address)
  const clients = startClients({ count, address, order })
  await pause(1_000)
  const told = performance.now()
  const stopped = shop.stop()
  const [readiness] = await Promise.all([askReadiness(address), clients.ended])
  const exitCode = await stopped
  return {
    exitCode,
    milliseconds: Math.round(performance.now() - told),
    met: clients.met,
    readiness,
    unheardRejections: eventLines(shop.output(), 'unheard_rejection'),
  }
}

/** Whether `/readyz` was red within half a second of the signal, and stayed so. */
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
