import { join } from 'node:path'
import { CHECKOUT_COMMAND } from '@zayy/i18n/shop-command'
import { usualBackups } from '@zayy/platform/backups/backup-folder'
import { openBackupKey } from '@zayy/platform/backups/backup-key'
import { archivingFailsSince } from '@zayy/platform/backups/wal/archiving-fails-since'
import { keepWal } from '@zayy/platform/backups/wal/keep-wal'
import type { Database } from '@zayy/platform/postgres/database'
import { startInterval } from '@zayy/platform/process/start-interval'
import type { Log } from './log.ts'

/** PostgreSQL finishes a WAL file about once a minute. */
const INTERVAL_MS = 20_000

/**
 * Stores the write-ahead log (WAL) of the embedded database beside the backups while the shop runs. Logs a failure once until it works
 * again, and likewise a database that cannot archive its WAL, which fills the disk.
 *
 * @param every interval in milliseconds
 * @returns a function that stops it and stores the rest; close the database before
 */
export function startKeepingWal(
  {
    dataDir,
    database,
    backupKey,
    shopCommand = CHECKOUT_COMMAND,
  }: {
    dataDir: string
    database: Database
    backupKey: string | undefined
    shopCommand?: string | undefined
  },
  log: Log,
  every: number = INTERVAL_MS,
): () => Promise<void> {
  let reportedTrouble = ''
  let isArchiverReported = false
  const checkArchiver = async () => {
    const failingSince = await archivingFailsSince(database)
    if (failingSince && !isArchiverReported)
      log.error(
        { event: 'log_not_handed_out', since: failingSince },
        `The database cannot archive its WAL, which fills the disk: run ${shopCommand} doctor`,
      )
    isArchiverReported = failingSince !== null
  }
  const openKey = async () => (await openBackupKey(dataDir, backupKey)).key
  const keep = async () => {
    const trouble = await keepWal(usualBackups(dataDir), join(dataDir, 'postgres'), openKey).then(
      (damaged) => (damaged.length > 0 ? new Error(`Damaged: ${damaged.join(', ')}`) : null),
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    )
    if (trouble && trouble.message !== reportedTrouble)
      log.error({ event: 'log_not_kept', err: trouble }, 'The WAL of the database could not be stored')
    reportedTrouble = trouble?.message ?? ''
  }
  const run = async () => {
    await keep()
    await checkArchiver()
  }
  // `keep` logs its own failures. Only the archiver check throws, if the database is away, which others report.
  const stop = startInterval(run, { every, first: 0 }, () => {})
  return async () => {
    await stop()
    await keep()
  }
}
