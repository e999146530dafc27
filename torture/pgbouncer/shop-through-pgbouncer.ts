import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '@zayy/platform/postgres/embedded/start-embedded'
import { guestOrder, startBuyers } from '../harness/buyers.ts'
import { checkOrders, issueAtOrder, type OrdersCheck } from '../harness/database.ts'
import { databaseUrls } from '../harness/database-urls.ts'
import { eventLines } from '../harness/log-events.ts'
import { keptProductPage, renameProduct, untilRenamed } from '../harness/renamed-product.ts'
import { startShop, untilReady, withTemporaryFolder } from '../harness/shop-server.ts'
import { startPgbouncer } from './start-pgbouncer.ts'

export type ThroughPgbouncer = OrdersCheck & {
  orders: number
  unexpected: string[]
  /** Unsent mails of acknowledged orders. */
  mailsMissing: number
  /** Milliseconds from the end of an import until a cached page shows it. */
  changeSeenAfter: number
  /** Number of failed requests and jobs in the server's log. */
  errors: number
  exitCode: number | null
}

/**
 * Runs a shop whose only database connection is a PgBouncer in transaction mode. It migrates and fills an empty database,
 * `buyers` buy for `duration` milliseconds, and `shop import` changes a cached page.
 */
export async function shopThroughPgbouncer(
  program: string,
  buyers: number,
  duration: number,
): Promise<ThroughPgbouncer> {
  return await withTemporaryFolder(async (folder) => {
    await using _postgres = await startEmbedded(join(folder, 'postgres'))
    await using pgbouncer = await startPgbouncer(program, folder, join(folder, 'postgres/socket'))
    const dataDir = join(folder, 'data')
    const env = { ...databaseUrls(join(folder, 'postgres')), DATABASE_URL: pgbouncer.url }
    const shop = await startShop({ dataDir, env })
    await untilReady(shop.address)
    await issueAtOrder(folder)
    const buying = startBuyers(buyers, await guestOrder(shop.address), () => shop.address)
    await pause(duration)
    await buying.stop()
    const page = await keptProductPage(shop.address)
    await renameProduct(dataDir, pgbouncer.url)
    const changeSeenAfter = await untilRenamed(page, 30_000)
    const mailsMissing = await untilMailed(dataDir, buying.orders.length)
    const exitCode = await shop.stop()
    return {
      orders: buying.orders.length,
      unexpected: buying.unexpected.slice(0, 5),
      ...(await checkOrders(folder, buying.orders)),
      mailsMissing,
      changeSeenAfter,
      errors:
        eventLines(shop.output(), 'request_failed').length + eventLines(shop.output(), 'job_failed').length,
      exitCode,
    }
  })
}

async function untilMailed(dataDir: string, orders: number): Promise<number> {
  let mails = 0
  for (const end = Date.now() + 60_000; Date.now() < end && mails < orders; await pause(200)) {
    const names = await readdir(join(dataDir, 'mail')).catch(() => [])
    mails = names.filter((name) => name.endsWith('.eml')).length
  }
  return Math.max(0, orders - mails)
}
