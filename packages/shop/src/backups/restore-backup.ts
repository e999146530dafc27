import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tryBaseBackup } from '@zayy/database/backup/try-base-backup'
import { whileStopped } from '@zayy/database/embedded/replace-cluster'
import type { PictureStore } from '../pictures/picture-store.ts'
import { writeDurably } from '../write-durably.ts'
import { type Backup, keysFile } from './backup-folder.ts'
import { restorePictures } from './restore-pictures.ts'
import { verifyBackup } from './verify-backup.ts'

export type RestoreBackup = {
  backups: string
  backup: Backup
  dataDir: string
  pictures: PictureStore
  now: Date
}

/**
 * `former` is where the database that was there lies now; null where there was none. `pictures` is how many the shop lacked.
 * In the other two cases nothing was changed.
 */
export type RestoredBackup =
  | { outcome: 'restored'; former: string | null; pictures: number; tables: number; indexes: number }
  | { outcome: 'damaged'; faults: string[] }
  | { outcome: 'in-use'; by: string }

/**
 * Puts the embedded database of a stopped shop back to a backup, with pictures and keys that the shop lacks. Every file is
 * compared with the manifest, and every table and index is read, before the copy takes the place of what is there, which is
 * kept beside it. Keys that are there stay: they open all that older ones opened.
 */
export async function restoreBackup(wanted: RestoreBackup): Promise<RestoredBackup> {
  const { backups, backup, dataDir, now } = wanted
  const faults = await verifyBackup(backups, backup)
  if (faults.length > 0) return { outcome: 'damaged', faults }
  const postgres = join(dataDir, 'postgres')
  const held = await whileStopped(postgres, async ({ draft, replace }): Promise<RestoredBackup> => {
    const check = await tryBaseBackup(join(backup.folder, 'database'), draft, postgres)
    if (check.faults.length > 0) return { outcome: 'damaged', faults: check.faults }
    const pictures = await restorePictures(backups, backup, wanted.pictures)
    await restoreKeys(backup.folder, dataDir)
    const former = await replace(join(draft, 'cluster'), now)
    return { outcome: 'restored', former, pictures, tables: check.tables, indexes: check.indexes }
  })
  return 'inUse' in held ? { outcome: 'in-use', by: held.inUse } : held.done
}

async function restoreKeys(folder: string, dataDir: string): Promise<void> {
  const kept = await readFile(join(folder, keysFile)).catch(() => null)
  const isThere = await access(join(dataDir, keysFile)).then(
    () => true,
    () => false,
  )
  if (kept && !isThere) await writeDurably(join(dataDir, keysFile), kept, 0o600)
}
