import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tryBaseBackup } from '@zayy/database/backup/try-base-backup'
import type { LoadedDump } from '@zayy/database/dump/load-dump'
import { loadIntoShop } from '@zayy/database/dump/load-into-shop'
import { whileStopped } from '@zayy/database/embedded/replace-cluster'
import type { ShopDatabaseOptions } from '@zayy/database/open-shop-database'
import type { PictureStore } from '../pictures/picture-store.ts'
import { writeDurably } from '../write-durably.ts'
import { type Backup, keysFile } from './backup-folder.ts'
import { restorePictures } from './restore-pictures.ts'
import { verifyBackup } from './verify-backup.ts'

/** `database` is as the settings name it. */
export type RestoreBackup = {
  backups: string
  backup: Backup
  database: ShopDatabaseOptions
  pictures: PictureStore
  now: Date
}

/**
 * `former` is where the database that was there lies now; null where there was none. `pictures` is how many the shop lacked.
 * In all other cases nothing was changed: `other-database` wants the embedded one, `not-empty` one without a shop.
 */
export type RestoredBackup =
  | { outcome: 'restored'; former: string | null; pictures: number }
  | { outcome: 'damaged'; faults: string[] }
  | { outcome: 'in-use'; by: string }
  | { outcome: 'other-database' | Exclude<LoadedDump, 'loaded'> }

/**
 * Puts a stopped shop back to a backup, with pictures and keys that it lacks. Every file is compared with the manifest first.
 * Of an embedded database every table and index is read then, before the copy takes the place of what is there, which is kept
 * beside it; rows alone are loaded into an empty database. Keys that are there stay: they open all that older ones opened.
 */
export async function restoreBackup(wanted: RestoreBackup): Promise<RestoredBackup> {
  const { backups, backup } = wanted
  const faults = await verifyBackup(backups, backup)
  if (faults.length > 0) return { outcome: 'damaged', faults }
  return backup.manifest.kind === 'dump' ? await loadRows(wanted) : await replaceCluster(wanted)
}

async function loadRows(wanted: RestoreBackup): Promise<RestoredBackup> {
  const loaded = await loadIntoShop(wanted.database, join(wanted.backup.folder, 'database'))
  if (loaded !== 'loaded') return { outcome: loaded }
  return { outcome: 'restored', former: null, pictures: await restoreFiles(wanted) }
}

async function replaceCluster(wanted: RestoreBackup): Promise<RestoredBackup> {
  const { backup, database, now } = wanted
  if (database.url !== undefined) return { outcome: 'other-database' }
  const postgres = join(database.dataDir, 'postgres')
  const held = await whileStopped(postgres, async ({ draft, replace }): Promise<RestoredBackup> => {
    const check = await tryBaseBackup(join(backup.folder, 'database'), draft, postgres)
    if (check.faults.length > 0) return { outcome: 'damaged', faults: check.faults }
    const pictures = await restoreFiles(wanted)
    return { outcome: 'restored', former: await replace(join(draft, 'cluster'), now), pictures }
  })
  return 'inUse' in held ? { outcome: 'in-use', by: held.inUse } : held.done
}

/** Pictures and keys. Returns how many pictures the shop lacked. */
async function restoreFiles({ backups, backup, database, pictures }: RestoreBackup): Promise<number> {
  await restoreKeys(backup.folder, database.dataDir)
  return await restorePictures(backups, backup, pictures)
}

async function restoreKeys(folder: string, dataDir: string): Promise<void> {
  const kept = await readFile(join(folder, keysFile)).catch(() => null)
  const isThere = await access(join(dataDir, keysFile)).then(
    () => true,
    () => false,
  )
  if (kept && !isThere) await writeDurably(join(dataDir, keysFile), kept, 0o600)
}
