import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '@zayy/database/database'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { importCatalogue } from '@zayy/shop/catalogue-import/import-catalogue'
import { filePictureStore } from '@zayy/shop/pictures/file-picture-store'

const demo = fileURLToPath(new URL('../demo', import.meta.url))

/** The demo shop in a database of its own, for as long as `measure` takes. */
export async function withDemoDatabase<T>(measure: (database: Database) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zayy-bench-'))
  try {
    const shop = await openShopDatabase({ url: undefined, dataDir })
    try {
      const pictures = filePictureStore(join(dataDir, 'media'))
      const result = await importCatalogue(demo, { database: shop.database, pictures })
      if (!result.done) throw new Error('The demo catalogue has issues')
      return await measure(shop.database)
    } finally {
      await shop.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
