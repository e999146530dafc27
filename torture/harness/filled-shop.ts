import { copyMadeOnce } from '@zayy/platform/postgres/testing/copy-made-once'
import { startShop, untilReady, withTemporaryFolder } from './shop-server.ts'

/** Calls `work` with a temporary DATA_DIR that holds the demo shop. Its server is not running. */
export async function withFilledShop<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  return await withTemporaryFolder(async (dataDir) => {
    await copyMadeOnce('demo', dataDir, fill)
    return await work(dataDir)
  })
}

async function fill(dataDir: string): Promise<void> {
  const shop = await startShop({ dataDir })
  await untilReady(shop.address)
  await shop.stop()
}
