import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeLargeCatalogue } from '../../bench/catalogue-import/large-catalogue.ts'
import { report } from '../harness/report.ts'
import { withTemporaryFolder } from '../harness/shop-server.ts'
import { importUnderKills } from './import-under-kills.ts'

const products = 1_500

await withTemporaryFolder(async (folder) => {
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const folders = [join(folder, 'first'), join(folder, 'second')] as const
  for (const [nth, path] of folders.entries()) await writeLargeCatalogue(path, products, nth + 1)
  const outcome = await importUnderKills(dataDir, folders, {
    kills: 20,
    seed: Number(process.env.SEED ?? 1),
  })
  await report(import.meta.url, { products, ...outcome }, [
    ['a killed import changes everything or nothing', outcome.half === 0],
    ['a killed import leaves no temporary file', outcome.left === 0],
    ['the check sees a shop that lacks one row', outcome.unseen === 0],
  ])
})
