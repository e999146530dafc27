import { join } from 'node:path'
import type { ImageStore } from '../images/image-store.ts'
import type { Executor } from '../postgres/database.ts'
import { whileStopped } from '../postgres/embedded/replace-cluster.ts'
import type { AppDatabaseOptions } from '../postgres/open-app-database.ts'
import type { LongWork } from '../process/progress.ts'
import { type Backup, usualBackups } from './backup-folder.ts'
import type { BackupKey } from './backup-key.ts'
import type { BackupIssue } from './base-backup/backup-issue.ts'
import type { ClusterCheck } from './base-backup/check-cluster.ts'
import { restoreFiles } from './restore-files.ts'
import { keepRemainingWal } from './wal/keep-remaining-wal.ts'
import type { RecoverableRange } from './wal/recovery-plan.ts'

/**
 * `database` is as the settings name it; `progress` is in bytes while the backup's files are compared, then in images; `noteDown`
 * is done in the restored database before it takes the other's place. A `signal` leaves the database as it was, or comes too late.
 * `key` signs what is kept of the present database; it has to have signed the backup and its log too, unless the operator vouches
 * for them (`isUnsigned`).
 */
export type ReplaceDatabase = LongWork & {
  backups: string
  key: BackupKey
  isUnsigned?: boolean
  database: AppDatabaseOptions
  images: ImageStore
  now: Date
  noteDown?: (database: Executor, backup: string) => Promise<void>
}

/**
 * `former` is where the database that was there lies now; null where there was none. `images` is how many the shop lacked.
 * In all other cases nothing was changed: `other-database` wants the embedded one.
 */
export type ReplacedDatabase =
  | { outcome: 'restored'; backup: string; former: string | null; images: number }
  | { outcome: 'damaged'; backup: string; issues: BackupIssue[] }
  | { outcome: 'in-use'; by: string }
  | { outcome: 'out-of-reach'; ranges: readonly RecoverableRange[] }
  | { outcome: 'other-database' }

/** A cluster that was made in `draft`/cluster, and read; or which moments one can be made of. */
export type MadeCluster =
  | { backup: Backup; check: ClusterCheck | 'more-log' }
  | { ranges: readonly RecoverableRange[] }

/**
 * Holds the shop's own database stopped, has another one made of a backup, and puts it in the place of the present one, which
 * stays beside it.
 */
export async function replaceDatabase(
  wanted: ReplaceDatabase,
  make: (draft: string, postgres: string) => Promise<MadeCluster>,
): Promise<ReplacedDatabase> {
  const { database, now, signal } = wanted
  if (database.url !== undefined) return { outcome: 'other-database' }
  const postgres = join(database.dataDir, 'postgres')
  const held = await whileStopped(postgres, async ({ draft, replace }): Promise<ReplacedDatabase> => {
    const made = await make(draft, postgres)
    if ('ranges' in made) return { outcome: 'out-of-reach', ranges: made.ranges }
    const { backup, check } = made
    if (check === 'more-log') throw new Error('The log beyond the moment was not read')
    if (check.issues.length > 0) return { outcome: 'damaged', backup: backup.name, issues: check.issues }
    // So that moments until now stay within reach. The former database has all of it too: a full disk holds up no restore.
    await keepRemainingWal(usualBackups(database.dataDir), postgres, now, wanted.key).catch(() => {})
    const put = await restoreFiles({ ...wanted, backup, dataDir: database.dataDir }, () =>
      signal?.throwIfAborted(),
    )
    const former = replace(join(draft, 'cluster'), now)
    return { outcome: 'restored', backup: backup.name, former, images: put }
  })
  return 'inUse' in held ? { outcome: 'in-use', by: held.inUse } : held.done
}
