import { riyadhSecond } from '@zayy/domain/riyadh-time'
import { listBackups, ownBackups, usualBackups } from '@zayy/platform/backups/backup-folder'
import { findRecentBackup } from '@zayy/platform/backups/claim-nightly'
import type { Database } from '@zayy/platform/postgres/database'
import { identifyDatabase } from '@zayy/platform/postgres/database-identity'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import { serverName } from '../commands/backup/backup-place.ts'
import type { Finding } from './finding.ts'

/** Maximum age of a nightly backup. */
const MAX_AGE_MS = 26 * 60 * 60_000

/**
 * Checks the age of the last backup of this shop's database. `shop backup verify` checks its content.
 * @param database null if it cannot be opened
 */
export async function checkBackups(
  settings: Settings,
  database: Database | null,
  now: Date,
  messages: CommandMessages,
): Promise<Finding> {
  const { dataDir } = settings
  const texts = messages.doctorCommands.backups
  const all = await listBackups(usualBackups(dataDir))
  const place = database && (await identifyDatabase(database)).place
  const [newest] = place
    ? all.filter(({ manifest }) => manifest.database === place)
    : await ownBackups(dataDir, all)
  if (!newest && all[0]) return { check: 'backups', state: 'error', text: texts.ofOther(all[0].name) }
  if (!newest) {
    const elsewhere = database && (await findRecentBackup(database, serverName(settings)))
    return elsewhere
      ? {
          check: 'backups',
          state: 'ok',
          text: texts.elsewhere(elsewhere.host, riyadhSecond(elsewhere.at.getTime())),
        }
      : { check: 'backups', state: 'warning', text: texts.none, before: 'public' }
  }
  const age = now.getTime() - Date.parse(newest.manifest.taken)
  if (age > MAX_AGE_MS) return { check: 'backups', state: 'warning', text: texts.old(newest.name) }
  return { check: 'backups', state: 'ok', text: texts.ok(newest.name) }
}
