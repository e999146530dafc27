import { mkdir } from 'node:fs/promises'
import { startEmbedded } from '@zayy/platform/postgres/embedded/start-embedded'
import { copyMadeOnce } from '@zayy/platform/postgres/testing/copy-made-once'
import { openShopDatabase } from '../open-shop-database.ts'

/** Copies an initialised cluster into the folder of an embedded server, which then skips its first start. */
export async function putCluster(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await copyMadeOnce(
    'cluster',
    folder,
    async (made) => await (await startEmbedded(made, { quick: true })).close(),
  )
}

/** Copies a migrated, empty database into a DATA_DIR, which then skips its first start. */
export async function putDatabase(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await copyMadeOnce(
    'database',
    dataDir,
    async (made) => await (await openShopDatabase({ url: undefined, dataDir: made })).close(),
  )
}
