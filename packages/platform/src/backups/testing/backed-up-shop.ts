import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MIGRATIONS, openShopDatabase } from '@zayy/database/open-shop-database'
import { putDatabase } from '@zayy/database/testing/made-cluster'
import { listImageHashes } from '@zayy/shop/catalogue-files/image-hashes'
import { importCatalogue } from '@zayy/shop/catalogue-files/import/import-catalogue'
import { shopFolder } from '@zayy/shop/catalogue-files/import/testing/small-shop'
import { sql } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { fileImageStore } from '../../images/file-image-store.ts'
import type { Database } from '../../postgres/database.ts'
import type { AppDatabase } from '../../postgres/open-app-database.ts'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import { type Backup, listBackups } from '../backup-folder.ts'
import { writeBaseBackup } from '../base-backup/base-backup.ts'
import { makeBackup } from '../make-backup.ts'

/** The settings of a shop with its own database. */
export function embedded(dataDir: string) {
  return { migrations: MIGRATIONS, url: undefined, dataDir }
}

export async function open(folder: string): Promise<AppDatabase> {
  return await openShopDatabase(embedded(folder))
}

/** Returns fingerprints of all rows, by table. */
export async function fingerprints(database: Database): Promise<Record<string, string>> {
  const { rows } = await database.execute(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const all = await database.execute(sql`select t::text as row from ${sql.raw(String(name))} t order by 1`)
    found[String(name)] = createHash('sha256').update(JSON.stringify(all.rows)).digest('hex')
  }
  return found
}

export async function newest(backups: string): Promise<Backup> {
  const [backup] = await listBackups(backups)
  if (!backup) throw new Error('There is no backup')
  return backup
}

/** Opens a small shop with pictures and keys for this test file. A test that closes `app` opens another one. */
export async function backedUpShop() {
  const root = await temporaryFolder()
  const dataDir = join(root, 'data')
  const backups = join(root, 'backups')
  const secrets = join(dataDir, 'secrets.json')
  const key = randomBytes(32)
  const images = fileImageStore(join(dataDir, 'media'))
  await putDatabase(dataDir)
  const app = await open(dataDir)
  await importCatalogue(await shopFolder(), { database: app.database, images })
  await writeFile(secrets, 'keys')
  const before = await fingerprints(app.database)
  const shop = { root, dataDir, backups, secrets, key, images, app, before, make }
  afterAll(() => shop.app.close())

  async function make(minute: number, keep = 7) {
    const { database, superuserTarget } = shop.app
    if (!superuserTarget) throw new Error('An embedded database has a superuser')
    return await makeBackup({
      backups,
      database,
      images,
      secrets,
      keep,
      key,
      listImages: () => listImageHashes(database),
      copyDatabase: async (folder) => {
        const position = await writeBaseBackup(superuserTarget, folder)
        return { kind: 'cluster', log: { ...position, since: new Date().toISOString() } }
      },
      now: new Date(Date.UTC(2026, 10, 23, 3, minute)),
    })
  }

  return shop
}
