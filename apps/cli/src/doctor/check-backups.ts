import { riyadhSecond } from '@zayy/domain/riyadh-time'
import { listBackups, ownBackups, usualBackups } from '@zayy/shop/backups/backup-folder'
import { findRecentBackup } from '@zayy/shop/backups/claim-nightly'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import { serverName } from '../commands/backup/backup-place.ts'
import { openCommandDatabase } from '../open-shop.ts'
import type { Finding } from './finding.ts'

/** A nightly backup is never older, unless one failed. */
const oldestMs = 26 * 60 * 60_000

/** When the last backup of the shop's own database was made; what it holds is for `shop backup verify` to say. */
export async function checkBackups(
  settings: Settings,
  now: Date,
  messages: CommandMessages,
): Promise<Finding> {
  const { dataDir } = settings
  const texts = messages.doctorCommands.backups
  const all = await listBackups(usualBackups(dataDir))
  const [newest] = await ownBackups(dataDir, all)
  if (!newest && all[0]) return { check: 'backups', state: 'error', text: texts.ofOther(all[0].name) }
  if (!newest) {
    const elsewhere = await findElsewhere(settings)
    return elsewhere
      ? {
          check: 'backups',
          state: 'ok',
          text: texts.elsewhere(elsewhere.host, riyadhSecond(elsewhere.at.getTime())),
        }
      : { check: 'backups', state: 'warning', text: texts.none }
  }
  const age = now.getTime() - Date.parse(newest.manifest.taken)
  if (age > oldestMs) return { check: 'backups', state: 'warning', text: texts.old(newest.name) }
  return { check: 'backups', state: 'ok', text: texts.ok(newest.name) }
}

/** The server that makes the backups of a shop with several, if another one does. */
async function findElsewhere(settings: Settings) {
  const { database, close } = await openCommandDatabase(settings, 'read')
  try {
    return await findRecentBackup(database, serverName(settings))
  } finally {
    await close()
  }
}
