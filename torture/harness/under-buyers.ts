import { setTimeout as pause } from 'node:timers/promises'
import { guestOrder, slowestTry, startBuyers } from './buyers.ts'
import { checkOrders, issueAtOrder, type OrdersCheck } from './database.ts'
import { withFilledShop } from './filled-shop.ts'
import { eventLines } from './log-events.ts'
import type { Promised } from './report.ts'
import { type ShopServer, startShop, untilReady, withTemporaryFolder } from './shop-server.ts'

/** Results of a disturbance under buyers. */
export type Outcome = OrdersCheck & {
  orders: number
  /** Duration of the longest try to order, in milliseconds. */
  slowestAnswer: number
  /** `survived`, or the exit code. */
  server: string
  /** Milliseconds from the end of the disturbance until `/readyz` answers 200. */
  readyAfter: number
  /** Responses other than 201 and 503. */
  unexpected: string[]
  /** Unhandled promise rejections that the server survived. */
  unheardRejections: number
}

/** A database that the test runs itself in `dataDir`/postgres, and the server's environment to reach it. */
export type OwnDatabase = { env: Record<string, string>; close(): Promise<void> }

/**
 * Runs `disturb` against a demo shop under `buyers` buyers, then checks its orders and its state.
 * @param openDatabase opens a database for the server; by default the server starts an embedded one
 */
export async function underBuyers(
  buyers: number,
  disturb: (shop: ShopServer) => Promise<void>,
  openDatabase?: (dataDir: string) => Promise<OwnDatabase>,
): Promise<Outcome> {
  const inFolder = openDatabase ? withTemporaryFolder : withFilledShop
  return await inFolder(async (dataDir) => {
    const database = await openDatabase?.(dataDir)
    // A trusted proxy may have more connections than one client.
    const env = { TRUSTED_PROXIES: 'loopback', ...database?.env }
    const shop = await startShop({ dataDir, env })
    try {
      await issueAtOrder(dataDir)
      const buying = startBuyers(buyers, await guestOrder(shop.address), () => shop.address)
      while (buying.orders.length <= buyers && shop.exitCode() === undefined) await pause(20)
      await disturb(shop)
      const readyAfter = await untilReady(shop.address).catch(() => Number.POSITIVE_INFINITY)
      await (shop.exitCode() === undefined ? buying.stop() : buying.abandon())
      const code = shop.exitCode()
      return {
        orders: buying.orders.length,
        slowestAnswer: Math.round(slowestTry(buying.orders)),
        server: code === undefined ? 'survived' : `ended with ${code}`,
        readyAfter,
        unexpected: buying.unexpected.slice(0, 5),
        unheardRejections: eventLines(shop.output(), 'unheard_rejection').length,
        ...(code === undefined
          ? await checkOrders(dataDir, buying.orders)
          : { lost: -1, doubled: -1, gaps: -1 }),
      }
    } finally {
      if (shop.exitCode() === undefined) await shop.stop()
      await database?.close()
    }
  })
}

export const unharmed = {
  server: 'survived',
  lost: 0,
  doubled: 0,
  gaps: 0,
  unexpected: [],
  unheardRejections: 0,
}

export function promisedOf(outcome: Outcome): Promised[] {
  const { lost, doubled, gaps } = outcome
  return [
    ['the server survives', outcome.server === 'survived'],
    ['every order is answered within 6.5 s', outcome.slowestAnswer <= 6_500],
    ['the server is ready within 2 s of the end of the disturbance', outcome.readyAfter <= 2_000],
    [
      'no order is lost or placed twice, and no invoice number is missing',
      lost === 0 && doubled === 0 && gaps === 0,
    ],
    ['buyers get only 201 and 503', outcome.unexpected.length === 0],
    ['every promise rejection is handled', outcome.unheardRejections === 0],
  ]
}
