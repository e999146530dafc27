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

export type RestoreBackup = ReplaceDatabase & { backup: Backup }

/** A dump has further outcomes, such as `not-empty`. */
export type RestoredBackup = ReplacedDatabase | { outcome: Exclude<LoadedDump, 'loaded' | object> }

/**
 * Restores a stopped shop from a backup, with missing images and keys, after verifying every file. For an embedded database it reads
 * every table and index of the restored copy before that replaces the current database, which is kept. A dump is loaded into an empty
 * database. Existing keys stay, because they include all earlier versions.
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

/** Places the timeline histories, so that PostgreSQL begins a timeline that no earlier WAL has used. */
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
    progress,
    signal,
    whenLoaded,
  })
  if (typeof loaded === 'object') {
    const issues: BackupIssue[] = [{ kind: 'changed', file: loaded.damaged }]
    return { outcome: 'damaged', backup: backup.name, issues }
  }
  if (loaded !== 'loaded') return { outcome: loaded }
  return { outcome: 'restored', backup: backup.name, former: null, images: put }
}
