import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { fileImageStore } from '@zayy/platform/images/file-image-store'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import { importDemo } from '@zayy/shop/testing/demo-database'
import { report } from '../harness/report.ts'
import { withTemporaryFolder } from '../harness/shop-server.ts'
import { makeMistakes } from './make-mistakes.ts'

const mistakes = 300

await withTemporaryFolder(async (dataDir) => {
  await using shop = await openShopDatabase({ url: undefined, dataDir })
  await using database = connectionPool(shop.target, { longestWait: 20_000 })
  const images = fileImageStore(join(dataDir, 'media'))
  await importDemo(database, images)
  const folder = join(dataDir, 'folder')
  await mkdir(folder)
  const seeds = Array.from({ length: mistakes }, (_, nth) => nth + 1)
  const { made, missed, control } = await makeMistakes({ database, images, folder }, seeds, console.log)
  await report(import.meta.url, { made, missed, control }, [
    ['every mistake is named by its file, row and column', missed.length === 0],
    ['the folder without a mistake has no issues', control === 0],
  ])
})
