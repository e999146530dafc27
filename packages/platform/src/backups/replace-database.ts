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
 * `progress` counts bytes while the backup is verified, then images. After `signal` the database is unchanged, unless the signal comes too late.
 * @property key signs the WAL of the current database, and verifies the backup and its WAL unless the operator vouches for them (`isUnsigned`)
 * @property noteDown runs in the restored database before it replaces the current one
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
 * `former`: path of the replaced database, or null if there was none. `images`: number of restored images. All other outcomes change
 * nothing. `other-database`: the shop does not use the embedded one.
 */
export type ReplacedDatabase =
  | { outcome: 'restored'; backup: string; former: string | null; images: number }
  | { outcome: 'damaged'; backup: string; issues: BackupIssue[] }
  | { outcome: 'in-use'; by: string }
  | { outcome: 'out-of-reach'; ranges: readonly RecoverableRange[] }
  | { outcome: 'other-database' }

/** A cluster restored to `draft`/cluster with its check, or the recoverable ranges if the time is in none. */
export type MadeCluster =
  | { backup: Backup; check: ClusterCheck | 'more-log' }
  | { ranges: readonly RecoverableRange[] }

/** Replaces the stopped embedded database by the cluster that `make` restores, and keeps the current one beside it. */
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
    if (check === 'more-log') throw new Error('The WAL after the chosen moment was not read')
    if (check.issues.length > 0) return { outcome: 'damaged', backup: backup.name, issues: check.issues }
    // Keeps times until now recoverable. May fail, such as on a full disk: the former database has the same WAL.
    await keepRemainingWal(usualBackups(database.dataDir), postgres, now, wanted.key).catch(() => {})
    const put = await restoreFiles({ ...wanted, backup, dataDir: database.dataDir }, () =>
      signal?.throwIfAborted(),
    )
    const former = replace(join(draft, 'cluster'), now)
    return { outcome: 'restored', backup: backup.name, former, images: put }
  })
  return 'inUse' in held ? { outcome: 'in-use', by: held.inUse } : held.done
}
