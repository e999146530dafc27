import { startShop, untilReady, withTemporaryFolder } from '../harness/shop-server.ts'

/** A folder with the demo shop for as long as `work` takes; its server has been started once and has ended. */
export async function withFilledShop<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  return await withTemporaryFolder(async (dataDir) => {
    const shop = await startShop({ dataDir })
    await untilReady(shop.address)
    await shop.stop()
    return await work(dataDir)
  })
}
