import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectionPool } from '../../postgres/connection-pool.ts'
import type { Database } from '../../postgres/database.ts'
import { DatabaseStartupError } from '../../postgres/database-startup-error.ts'
import { SHOP_DATABASE } from '../../postgres/embedded/app-database.ts'
import { serverUser } from '../../postgres/embedded/server-user.ts'
import { type EmbeddedPostgres, startEmbedded } from '../../postgres/embedded/start-embedded.ts'
import { closeDatabase } from '../../postgres/open-database.ts'
import { segmentNumberAt } from '../wal/segments.ts'
import { parseHistory, parseHistoryName } from '../wal/timeline-history.ts'
import type { BackupIssue } from './backup-issue.ts'
import { type ClusterCheck, checkCluster } from './check-cluster.ts'
import { onlyOurCode } from './only-our-code.ts'
import { unpackBaseBackup } from './unpack-base-backup.ts'

/**
 * Target of a recovery.
 * @property placeWal writes the WAL and all timeline histories into a cluster; returns its problems
 * @property to null: recover only until the cluster is consistent
 * @property whenSound runs in the database after all checks have passed
 * @property signal stops the server and throws its reason
 */
export type Recovery = {
  placeWal: (cluster: string) => Promise<BackupIssue[]>
  to: RecoveryTarget | null
  whenSound?: ((database: Database) => Promise<void>) | undefined
  signal?: AbortSignal | undefined
}

/**
 * @property mustReach number of the last complete segment. A WAL that ends before it is damaged
 * @property isAll true if no later segment is known. Otherwise the WAL must contain a commit after `time`, or more
 *   segments are needed
 */
type RecoveryTarget = { timeline: number; time: Date; mustReach: number; isAll: boolean }

/** Timeout of a recovery, which grows with the WAL, in milliseconds. */
const RECOVERY_TIMEOUT_MS = 6 * 60 * 60_000

/** PostgreSQL's message if the WAL has no commit after the target time. */
const endedEarly = /recovery ended before configured recovery target was reached/

/**
 * Recovers a base backup to `scratch`/cluster on a new timeline, so that new WAL files do not reuse old names. Reads
 * and checks all data, as `tryBaseBackup` does.
 * @param scratch an existing, empty folder
 * @param postgres DATA_DIR/postgres; its database user becomes the owner of the copy
 * @returns 'more-log' if the placed WAL has no commit after the target time and more WAL exists
 */
export async function recoverBaseBackup(
  folder: string,
  scratch: string,
  postgres: string,
  { placeWal, to, whenSound, signal }: Recovery,
): Promise<ClusterCheck | 'more-log'> {
  const cluster = join(scratch, 'cluster')
  await mkdir(cluster, { mode: 0o700 })
  const damaged = await unpackBaseBackup(folder, cluster, signal)
  if (damaged.length === 0) damaged.push(...(await placeWal(cluster)))
  if (damaged.length > 0) return { tables: 0, indexes: 0, issues: damaged }
  await writeFile(join(cluster, 'recovery.signal'), '', { mode: 0o600 })
  await (await serverUser(postgres)).own(cluster)
  let server: EmbeddedPostgres
  let mustReach: number | null = null
  try {
    server = await startEmbedded(scratch, recovering(to ? timeTarget(to) : consistency, signal))
  } catch (error) {
    if (!to || !(error instanceof DatabaseStartupError && endedEarly.test(error.message))) throw error
    if (!to.isAll) return 'more-log'
    server = await startEmbedded(scratch, recovering(endOfLog(to), signal))
    mustReach = to.mustReach
  }
  try {
    if (mustReach !== null) {
      const end = await endOfRecovery(cluster)
      if (end < mustReach) return { tables: 0, indexes: 0, issues: [{ kind: 'logEnds', segment: end }] }
    }
    const target = { ...server.superuserTarget, database: SHOP_DATABASE }
    const check = await checkCluster(target, signal)
    if (check.issues.length > 0 || !whenSound) return check
    const database = connectionPool(target, { size: 1 })
    await whenSound(database).finally(() => closeDatabase(database))
    return check
  } finally {
    await server.close()
  }
}

const consistency = { recovery_target: 'immediate', recovery_target_timeline: 'current' }

function endOfLog({ timeline }: RecoveryTarget) {
  return { recovery_target_timeline: String(timeline) }
}

function timeTarget(to: RecoveryTarget) {
  return { ...endOfLog(to), recovery_target_time: to.time.toISOString().replace('Z', '+00') }
}

function recovering(target: Record<string, string>, signal: AbortSignal | undefined) {
  return {
    signal,
    timeouts: { recovery: RECOVERY_TIMEOUT_MS },
    settings: {
      ...onlyOurCode,
      ...target,
      recovery_target_action: 'promote',
      // The cluster already contains all of the WAL.
      restore_command: 'exit 1',
      hot_standby: 'off',
      // New WAL is marked for archiving, and the shop's server archives it later.
      archive_mode: 'on',
    },
  }
}

/** Returns the number of the segment at which the newest timeline begins. */
async function endOfRecovery(cluster: string): Promise<number> {
  const log = join(cluster, 'pg_wal')
  const histories = (await readdir(log)).filter((name) => parseHistoryName(name) !== null).sort()
  const forks = parseHistory(await readFile(join(log, histories.at(-1) ?? ''), 'utf8'))
  return segmentNumberAt(forks.at(-1)?.left ?? '0/0')
}
