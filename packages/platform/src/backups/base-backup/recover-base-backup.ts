import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectionPool } from '../../postgres/connection-pool.ts'
import type { Database } from '../../postgres/database.ts'
import { DatabaseStartupError } from '../../postgres/database-startup-error.ts'
import { shopDatabase } from '../../postgres/embedded/app-database.ts'
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
 * How far a base backup is brought.
 * @property placeWal writes the log that is to be read, and the histories of all timelines, into a cluster; returns what is
 *   wrong with them
 * @property to null: only as far as it takes to be consistent
 * @property whenSound is done in the database once all of it was read, and nothing was wrong
 * @property signal breaks it off; its reason is thrown then, and no server runs
 */
export type Recovery = {
  placeWal: (cluster: string) => Promise<BackupIssue[]>
  to: RecoveryTarget | null
  whenSound?: ((database: Database) => Promise<void>) | undefined
  signal?: AbortSignal | undefined
}

/**
 * @property mustReach the number of the last segment that was placed whole: where the log ends before it, it is damaged
 * @property isAll whether no later segment is known. If one is, the log must hold a commit after `time`, or more has to be placed
 */
type RecoveryTarget = { timeline: number; time: Date; mustReach: number; isAll: boolean }

/** Recovery may take as long as the log is: milliseconds. */
const patience = 6 * 60 * 60_000

/** What PostgreSQL says where no transaction of the log was committed after the moment. */
const endedEarly = /recovery ended before configured recovery target was reached/

/**
 * Makes a cluster of a base backup in `scratch`/cluster, on a timeline of its own: what it writes from then on has other names
 * than what was written before. Reads all of it, as `tryBaseBackup` does.
 * @param scratch a folder of its own, which exists and is empty
 * @param postgres DATA_DIR/postgres, whose database's user the copy is given to
 * @returns 'more-log' where the log that was placed holds no commit after the moment, though there is more of it
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
    const target = { ...server.superuserTarget, database: shopDatabase }
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
    waits: { recovery: patience },
    settings: {
      ...onlyOurCode,
      ...target,
      recovery_target_action: 'promote',
      // All of the log lies in the cluster already.
      restore_command: 'exit 1',
      hot_standby: 'off',
      // What is written from now on is marked for the archive, which the shop's own server keeps.
      archive_mode: 'on',
    },
  }
}

/** The number of the segment at which the newest timeline of a cluster begins. */
async function endOfRecovery(cluster: string): Promise<number> {
  const log = join(cluster, 'pg_wal')
  const histories = (await readdir(log)).filter((name) => parseHistoryName(name) !== null).sort()
  const forks = parseHistory(await readFile(join(log, histories.at(-1) ?? ''), 'utf8'))
  return segmentNumberAt(forks.at(-1)?.left ?? '0/0')
}
