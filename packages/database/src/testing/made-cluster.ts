import { mkdir } from 'node:fs/promises'
import { startEmbedded } from '@zayy/platform/postgres/embedded/start-embedded'
import { copyMadeOnce } from '@zayy/platform/postgres/testing/copy-made-once'
import { openShopDatabase } from '../open-shop-database.ts'

/** Puts the cluster of a first start into the folder of an embedded server, which then starts as it does a second time. */
export async function putCluster(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await copyMadeOnce(
    'cluster',
    folder,
    async (made) => await (await startEmbedded(made, { quick: true })).close(),
  )
}

/** Puts a migrated database without rows into a DATA_DIR, which then opens as it does a second time. */
export async function putDatabase(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await copyMadeOnce(
    'database',
    dataDir,
    async (made) => await (await openShopDatabase({ url: undefined, dataDir: made })).close(),
  )
}
