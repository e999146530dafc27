import { join } from 'node:path'
import { startEmbedded } from '@zayy/platform/postgres/embedded/start-embedded'
import { openHangingLine } from '@zayy/platform/postgres/testing/hanging-line'
import { databaseUrls } from '../harness/database-urls.ts'
import { keptProductPage, renameProduct, untilRenamed } from '../harness/renamed-product.ts'
import { startShop, withTemporaryFolder } from '../harness/shop-server.ts'

/**
 * Silently drops the traffic of a server's database connections, as a firewall does that has forgotten them. Then another
 * program changes the shop.
 * @returns milliseconds from the end of that change until a cached page shows it; Infinity after `patience` milliseconds
 */
export async function loseNotice(patience: number): Promise<{ changeSeenAfter: number }> {
  return await withTemporaryFolder(async (folder) => {
    const postgres = await startEmbedded(join(folder, 'postgres'))
    const socketFolder = join(folder, 'postgres/socket')
    const line = await openHangingLine(socketFolder, 5432)
    const urls = databaseUrls(join(folder, 'postgres'))
    const env = { ...urls, DATABASE_URL: `postgres://shop_app@127.0.0.1:${line.port}/shop` }
    try {
      await using shop = await startShop({ dataDir: join(folder, 'data'), env })
      const page = await keptProductPage(shop.address)
      line.hang()
      await renameProduct(join(folder, 'owner'), urls.DATABASE_URL)
      return { changeSeenAfter: await untilRenamed(page, patience) }
    } finally {
      line.close()
      await postgres.close()
    }
  })
}
