import { guestOrder, slowestTry, startBuyers } from './buyers.ts'
import { checkOrders, type OrdersCheck } from './database.ts'
import { withFilledShop } from './filled-shop.ts'
import { eventLines } from './log-events.ts'
import type { Promised } from './report.ts'
import { type ShopServer, startShop, untilReady, withTemporaryFolder } from './shop-server.ts'

/** What a shop went through while buyers were at it. */
export type Outcome = OrdersCheck & {
  orders: number
  /** The longest that one try to order took: milliseconds. */
  slowestAnswer: number
  /** Whether the server ended, and with which code; `survived` when it still ran. */
  server: string
  /** From the end of the disturbance until `/readyz` was 200: milliseconds. */
  readyAfter: number
  /** Answers besides 201 and 503. */
  unexpected: string[]
  /** Rejections that nobody heard, which the server survived. */
  unheardRejections: number
}

const waitForReady = 20_000

/** A database that a program runs itself, in `dataDir`/postgres, and how its server reaches it. */
export type OwnDatabase = { env: Record<string, string>; close(): Promise<void> }

/**
 * Runs `disturb` against a demo shop while `buyers` buy, then checks its orders and its state.
 * @param openDatabase opens a database for the server; without it the server runs its own
 */
export async function underBuyers(
  buyers: number,
  disturb: (shop: ShopServer) => Promise<void>,
  openDatabase?: (dataDir: string) => Promise<OwnDatabase>,
): Promise<Outcome> {
  const inFolder = openDatabase ? withTemporaryFolder : withFilledShop
  return await inFolder(async (dataDir) => {
    const database = await openDatabase?.(dataDir)
    // As behind a proxy: one address may have more connections than a client of its own.
    const env = { TRUSTED_PROXIES: 'loopback', ...database?.env }
    const shop = await startShop({ dataDir, env })
    try {
      const buying = startBuyers(buyers, await guestOrder(shop.address), () => shop.address)
      await disturb(shop)
      const readyAfter = await untilReady(shop.address, waitForReady).catch(() => Number.POSITIVE_INFINITY)
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

/** What every outcome shows, however small the disturbance. */
export const unharmed = {
  server: 'survived',
  lost: 0,
  doubled: 0,
  gaps: 0,
  unexpected: [],
  unheardRejections: 0,
}

/** What holds for every disturbance of the database. */
export function promisedOf(outcome: Outcome): Promised[] {
  const { lost, doubled, gaps } = outcome
  return [
    ['the server goes on', outcome.server === 'survived'],
    ['every order answered within 6.5 s', outcome.slowestAnswer <= 6_500],
    ['ready within 2 s after', outcome.readyAfter <= 2_000],
    ['no order lost, none placed twice, no gap in the numbers', lost === 0 && doubled === 0 && gaps === 0],
    ['no answer to a buyer but 201 and 503', outcome.unexpected.length === 0],
    ['no rejection goes unheard', outcome.unheardRejections === 0],
  ]
}
