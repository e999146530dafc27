import { openShopDatabase } from '@zayy/database/open-shop-database'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { report } from '../harness/report.ts'
import { withTemporaryFolder } from '../harness/shop-server.ts'
import { believingConfirm } from './believing-confirm.ts'
import { buyByCard } from './buy-by-card.ts'

await withTemporaryFolder(async (dataDir) => {
  await using opened = await openShopDatabase({ url: undefined, dataDir })
  await using database = connectionPool(opened.target, { size: 20, longestWait: 10_000 })
  const shop = await smallShop(database)
  const real = await buyByCard(shop, 1_000)
  const believing = await buyByCard(shop, 100, believingConfirm)
  await report(import.meta.url, { real, believing }, [
    ['every order with a right payment is marked paid', real.paid === real.due],
    ['no order is marked paid twice', real.paidTwice === 0],
    ['no order with a wrong payment or none is marked paid', real.wronglyPaid === 0],
    ['no order has two payable pages', real.severalPages === 0],
    ['every wrong payment is reported', real.troubles === real.disagreeing],
    ['no forged webhook is accepted', real.forgedWebhooksTaken === 0],
    ['every fault occurred', Object.values(real.faults).every((times) => times > 0)],
    [
      'the payments expose a shop that trusts the gateway',
      believing.wronglyPaid > 0 && believing.paidTwice > 0,
    ],
  ])
})
