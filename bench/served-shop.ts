import { startShop, untilReady, withTemporaryFolder } from '../torture/harness/shop-server.ts'

/** Starts a new demo shop in a child process and calls `measure`. The storefront must be built. */
export async function withServedShop<T>(
  measure: (origin: string, dataDir: string) => Promise<T>,
): Promise<T> {
  return await withTemporaryFolder((dataDir) => withServerOf(dataDir, (origin) => measure(origin, dataDir)))
}

/** Starts the shop in `dataDir` in a child process and calls `measure`. The storefront must be built. */
export async function withServerOf<T>(
  dataDir: string,
  measure: (origin: string, processId: number) => Promise<T>,
): Promise<T> {
  await using shop = await startShop({ dataDir })
  await untilReady(shop.address)
  return await measure(shop.address, shop.child.pid ?? 0)
}
