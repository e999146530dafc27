import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyMadeOnce } from '@zayy/platform/postgres/testing/copy-made-once'
import { startShop, untilReady, withTemporaryFolder } from './shop-server.ts'

/** Calls `work` with a temporary DATA_DIR that holds the demo shop. Its server is not running. */
export async function withFilledShop<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  return await withTemporaryFolder(async (dataDir) => {
    await copyMadeOnce('demo', dataDir, fill)
    return await work(dataDir)
  })
}

/**
 * Calls `work` with a temporary folder whose `postgres` holds the database of the demo shop, without a running server, and
 * with the secrets of the servers on it.
 */
export async function withFilledDatabase<T>(
  work: (folder: string, secrets: { SECRETS: string }) => Promise<T>,
): Promise<T> {
  return await withFilledShop(async (folder) => {
    const SECRETS = await readFile(join(folder, 'secrets.json'), 'utf8')
    return await work(folder, { SECRETS })
  })
}

async function fill(dataDir: string): Promise<void> {
  const shop = await startShop({ dataDir })
  await untilReady(shop.address)
  await shop.stop()
}
