import { openShopDatabase } from '@zayy/database/open-shop-database'
import { report } from '../harness/report.ts'
import { withTemporaryFolder } from '../harness/shop-server.ts'
import { issueUnderKills } from './issue-under-kills.ts'

const ORDERS = Number(process.env.ORDERS ?? 2_000)

/** In one portion are so many orders. */
const PORTION = 80

async function run(orders: number, cashier: 'right' | 'wrong') {
  return await withTemporaryFolder(async (dataDir) => {
    await using opened = await openShopDatabase({ url: undefined, dataDir })
    // At least one round of each fault.
    const rounds = Math.max(6, Math.ceil(orders / PORTION))
    return await issueUnderKills(dataDir, opened.target, { orders, rounds, cashier })
  })
}

const shop = await run(ORDERS, 'right')
const wrong = await run(60, 'wrong')
await report(import.meta.url, { shop, wrong }, [
  ['every order is paid in the end', shop.paid === shop.placed && shop.placed >= shop.orders],
  [
    'cashiers die between payment and issue, and between issue and document',
    shop.killsBefore > 0 && shop.killsAfter > 0 && shop.endedConnections > 0,
  ],
  ['PostgreSQL and the platform die', shop.databaseKills > 0 && shop.platformKills > 0],
  ['an order is paid if and only if it has an invoice', shop.apart === 0],
  ['no number of an invoice or a credit note is missing', shop.gaps === 0],
  ['a later invoice never has a lower number', shop.outOfSequence === 0],
  ['no acknowledged number changes', shop.changed === 0],
  ['each invoice and credit note has exactly one accepted document', shop.undocumented === 0],
  ['the counters of the documents are 1 to n', shop.counterGaps === 0],
  ['each document continues the one before', shop.forks === 0],
  ['ZATCA has each document once, always sent with the stored bytes', shop.otherBytes === 0],
  ['the torture exposes a shop that takes the number in a separate transaction', wrong.gaps > 0],
  ['the torture exposes invoices without a document', wrong.undocumented > 0],
  ['the torture exposes a shop that sends other bytes than are stored', wrong.otherBytes > 0],
])
