import { join } from 'node:path'
import type { Executor } from '../postgres/database.ts'
import type { Backup } from './backup-folder.ts'
import type { BackupKey } from './backup-key.ts'
import type { BackupIssue } from './base-backup/backup-issue.ts'
import { recoverBaseBackup } from './base-backup/recover-base-backup.ts'
import type { LoadedDump } from './dump/load-dump.ts'
import { loadIntoApp } from './dump/load-into-app.ts'
import { type ReplaceDatabase, type ReplacedDatabase, replaceDatabase } from './replace-database.ts'
import { restoreFiles } from './restore-files.ts'
import { verifyBackup } from './verify-backup.ts'
import { placeWal } from './wal/place-wal.ts'
import { findWal } from './wal/shop-wal.ts'
import { systemIdentifier } from './wal/system-identifier.ts'

/** `database` is as the settings name it. */
export type RestoreBackup = ReplaceDatabase & { backup: Backup }

/** Beside what replacing a database comes to: rows alone are loaded into no database that has a shop (`not-empty`). */
export type RestoredBackup = ReplacedDatabase | { outcome: Exclude<LoadedDump, 'loaded'> }

/**
 * Puts a stopped shop back to a backup, with images and keys that it lacks. Every file is compared with the manifest first.
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
  const loaded = await loadIntoApp(database, join(backup.folder, 'database'), {
    ...{ progress, signal, whenLoaded },
  })
  if (loaded !== 'loaded') return { outcome: loaded }
  return { outcome: 'restored', backup: backup.name, former: null, images: put }
}
