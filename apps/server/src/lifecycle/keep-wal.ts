import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { usualBackups } from '@zayy/platform/backups/backup-folder'
import { openBackupKey } from '@zayy/platform/backups/backup-key'
import { keepWal } from '@zayy/platform/backups/wal/keep-wal'
import { archivingFailsSince } from '@zayy/platform/backups/wal/archiving-fails-since'
import type { Database } from '@zayy/platform/postgres/database'
import type { Log } from './log.ts'

/** How often the database's log is looked after: milliseconds. A minute of it is one file. */
const INTERVAL_MS = 20_000

/**
 * Takes over what the embedded database finishes of its write-ahead log (WAL), beside the backups, for as long as the shop runs. What fails is told
 * once, until it works again; so is a database that cannot hand its log out, which fills the disk.
 * @param every how often: milliseconds
 * @returns what ends that; it takes over what is left, so the database should be closed before
 */
export function startKeepingWal(
  { dataDir, database, backupKey }: { dataDir: string; database: Database; backupKey: string | undefined },
  log: Log,
  every: number = INTERVAL_MS,
): () => Promise<void> {
  const end = new AbortController()
  let told = ''
  let toldFailing = false
  const lookAtArchiver = async () => {
    const failingSince = await archivingFailsSince(database)
    if (failingSince && !toldFailing)
      log.error(
        { event: 'log_not_handed_out', since: failingSince },
        'The database cannot hand its log out, which fills the disk: shop doctor says what to do',
      )
    toldFailing = failingSince !== null
  }
  const openKey = async () => (await openBackupKey(dataDir, backupKey)).key
  const keep = async () => {
    const trouble = await keepWal(usualBackups(dataDir), join(dataDir, 'postgres'), openKey).then(
      (damaged) => (damaged.length > 0 ? new Error(`Damaged: ${damaged.join(', ')}`) : null),
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    )
    if (trouble && trouble.message !== told)
      log.error({ event: 'log_not_kept', err: trouble }, 'The log of the database could not be put away')
    told = trouble?.message ?? ''
  }
  const running = (async () => {
    while (!end.signal.aborted) {
      await keep()
      // That the database is away is told by whoever needs it.
      await lookAtArchiver().catch(() => {})
      await pause(every, undefined, { signal: end.signal, ref: false }).catch(() => {})
    }
  })()
  return async () => {
    end.abort()
    await running
    await keep()
  }
}
