import { join } from 'node:path'
import type { BackupIssue } from '@zayy/database/backup/backup-issue'
import { recoverBaseBackup } from '@zayy/database/backup/recover-base-backup'
import type { Executor } from '@zayy/database/database'
import type { LoadedDump } from '@zayy/database/dump/load-dump'
import { loadIntoShop } from '@zayy/database/dump/load-into-shop'
import { systemIdentifier } from '@zayy/database/wal/system-identifier'
import type { Backup } from './backup-folder.ts'
import type { BackupKey } from './backup-key.ts'
import { type ReplaceDatabase, type ReplacedDatabase, replaceDatabase } from './replace-database.ts'
import { restoreFiles } from './restore-files.ts'
import { verifyBackup } from './verify-backup.ts'
import { placeWal } from './wal/place-wal.ts'
import { findWal } from './wal/shop-wal.ts'

/** `database` is as the settings name it. */
export type RestoreBackup = ReplaceDatabase & { backup: Backup }

/** Beside what replacing a database comes to: rows alone are loaded into no database that has a shop (`not-empty`). */
export type RestoredBackup = ReplacedDatabase | { outcome: Exclude<LoadedDump, 'loaded'> }

/**
 * Puts a stopped shop back to a backup, with pictures and keys that it lacks. Every file is compared with the manifest first.
 * Of an embedded database every table and index is read then, before the copy takes the place of what is there, which is kept
 * beside it; rows alone are loaded into an empty database. Keys that are there stay: they open all that older ones opened.
 */
export async function restoreBackup(wanted: RestoreBackup): Promise<RestoredBackup> {
  const { backups, backup, signal, noteDown } = wanted
  const key = wanted.isUnsigned ? null : wanted.key
  const issues = await verifyBackup(backups, backup, key, wanted)
  if (issues.length > 0) return { outcome: 'damaged', backup: backup.name, issues }
  if (backup.manifest.kind === 'dump') return await loadRows(wanted)
  return await replaceDatabase(wanted, async (draft, postgres) => ({
    backup,
    check: await recoverBaseBackup(join(backup.folder, 'database'), draft, postgres, {
      placeWal: (cluster) => placeHistories(backups, postgres, cluster, key),
      to: null,
      signal,
      whenSound: async (restored) => await noteDown?.(restored, backup.name),
    }),
  }))
}

/** What is written after the restore must not be mistaken for what was written on any timeline before. */
async function placeHistories(
  backups: string,
  postgres: string,
  cluster: string,
  key: BackupKey | null,
): Promise<BackupIssue[]> {
  const system = await systemIdentifier(cluster)
  return system === null ? [] : await placeWal(await findWal(backups, postgres, system), [], cluster, key)
}

async function loadRows(wanted: RestoreBackup): Promise<RestoredBackup> {
  const { backup, database, progress, signal, noteDown } = wanted
  let put = 0
  const whenLoaded = async (restored: Executor, pastBreaking: () => void) => {
    await noteDown?.(restored, backup.name)
    put = await restoreFiles({ ...wanted, dataDir: database.dataDir }, pastBreaking)
  }
  const loaded = await loadIntoShop(database, join(backup.folder, 'database'), {
    ...{ progress, signal, whenLoaded },
  })
  if (loaded !== 'loaded') return { outcome: loaded }
  return { outcome: 'restored', backup: backup.name, former: null, pictures: put }
}
