import { join } from 'node:path'
import { riyadhSecond } from '@zayy/domain/riyadh-time'
import { formatNumber } from '@zayy/i18n/numbers'
import { usualBackups } from '@zayy/platform/backups/backup-folder'
import { findRecoverableRanges } from '@zayy/platform/backups/wal/find-recovery-plan'
import { readArchiver } from '@zayy/platform/backups/wal/read-archiver'
import { keptWalBytes } from '@zayy/platform/backups/wal/wal-size'
import type { Database } from '@zayy/platform/postgres/database'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

/** What the kept log of the database (WAL) may lag behind: it is put away every minute, and the database's own files have the rest. */
const mostLagMs = 5 * 60_000

/** Whether the shop can be put back to any moment, from when on, and what that takes. */
export async function checkWal(
  { dataDir, databaseUrl }: Settings,
  database: Database,
  now: Date,
  { doctorCommands: { log: texts } }: CommandMessages,
): Promise<Finding> {
  if (databaseUrl !== undefined) return { check: 'log', state: 'ok', text: texts.ownServer }
  const { isOn, failingSince } = await readArchiver(database)
  if (!isOn) return { check: 'log', state: 'warning', text: texts.off }
  if (failingSince)
    return { check: 'log', state: 'error', text: texts.failing(riyadhSecond(failingSince.getTime())) }
  const backups = usualBackups(dataDir)
  const last = (await findRecoverableRanges(backups, join(dataDir, 'postgres'), now)).at(-1)
  if (!last) return { check: 'log', state: 'warning', text: texts.none }
  if (now.getTime() - last.to > mostLagMs)
    return { check: 'log', state: 'warning', text: texts.broken(riyadhSecond(last.to)) }
  const megabytes = formatNumber(Math.ceil((await keptWalBytes(backups)) / 1_000_000))
  return { check: 'log', state: 'ok', text: texts.ok(riyadhSecond(last.from + 999), megabytes) }
}
