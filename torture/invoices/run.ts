import { openShopDatabase } from '@zayy/database/open-shop-database'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { report } from '../harness/report.ts'
import { withTemporaryFolder } from '../harness/shop-server.ts'
import { issueUnderKills } from './issue-under-kills.ts'

async function run(orders: number, cashier: 'right' | 'wrong') {
  return await withTemporaryFolder(async (dataDir) => {
    const opened = await openShopDatabase({ url: undefined, dataDir })
    const database = connectionPool(opened.target, { size: 10, longestWait: 10_000 })
    try {
      return await issueUnderKills(await smallShop(database), opened.target, { orders, cashier })
    } finally {
      await closeDatabase(database)
      await opened.close()
    }
  })
}

const shop = await run(500, 'right')
const wrong = await run(60, 'wrong')
await report(import.meta.url, { shop, wrong }, [
  ['every order is paid in the end', shop.paid === shop.orders],
  ['cashiers die between payment and issue', shop.killsBetween > 0 && shop.endedConnections > 0],
  ['an order is paid if and only if it has an invoice', shop.apart === 0],
  ['no number of an invoice or a credit note is missing', shop.gaps === 0],
  ['a later invoice never has a lower number', shop.outOfSequence === 0],
  ['no acknowledged number changes', shop.changed === 0],
  ['the torture exposes a shop that takes the number in a transaction of its own', wrong.gaps > 0],
])
