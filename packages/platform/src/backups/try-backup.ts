import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppDatabaseOptions } from '../postgres/open-app-database.ts'
import type { LongWork } from '../process/progress.ts'
import { type Backup, DRAFT_PREFIX, lockBackups } from './backup-folder.ts'
import type { BackupKey } from './backup-key.ts'
import type { ClusterCheck } from './base-backup/check-cluster.ts'
import { tryBaseBackup } from './base-backup/try-base-backup.ts'
import { tryDump } from './dump/try-dump.ts'
import { verifyBackup } from './verify-backup.ts'

/**
 * Restores a backup to a temporary folder, reads all of it and deletes the copy. Does not touch the shop. Returns null
 * if another process holds the backup folder. `progress` counts bytes of the files that are compared first.
 * @param key as for `verifyBackup`
 */
export async function tryBackup(
  backups: string,
  backup: Backup,
  { migrations, dataDir }: Pick<AppDatabaseOptions, 'migrations' | 'dataDir'>,
  key: BackupKey | null,
  work: LongWork = {},
): Promise<ClusterCheck | null> {
  const lock = await lockBackups(backups)
  if (!lock) return null
  const scratch = join(backups, `${DRAFT_PREFIX}${randomUUID()}`)
  try {
    const issues = await verifyBackup(backups, backup, key, work)
    if (issues.length > 0) return { tables: 0, indexes: 0, issues }
    await mkdir(scratch, { mode: 0o700 })
    const folder = join(backup.folder, 'database')
    if (backup.manifest.kind === 'dump') return await tryDump(migrations, folder, scratch, work.signal)
    return await tryBaseBackup(folder, scratch, join(dataDir, 'postgres'), work.signal)
  } finally {
    await rm(scratch, { recursive: true, force: true })
    await lock.release()
  }
}
