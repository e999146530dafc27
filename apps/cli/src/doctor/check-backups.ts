import { listBackups, ownBackups, usualBackups } from '@zayy/shop/backups/backup-folder'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

/** A nightly backup is never older, unless one failed. */
const oldestMs = 26 * 60 * 60_000

/** When the last backup of the shop's own database was made; what it holds is for `shop backup verify` to say. */
export async function checkBackups(
  { dataDir }: Settings,
  now: Date,
  messages: CommandMessages,
): Promise<Finding> {
  const texts = messages.doctorCommands.backups
  const all = await listBackups(usualBackups(dataDir))
  const [newest] = await ownBackups(dataDir, all)
  if (!newest && all[0]) return { check: 'backups', state: 'error', text: texts.ofOther(all[0].name) }
  if (!newest) return { check: 'backups', state: 'warning', text: texts.none }
  const age = now.getTime() - Date.parse(newest.manifest.taken)
  if (age > oldestMs) return { check: 'backups', state: 'warning', text: texts.old(newest.name) }
  return { check: 'backups', state: 'ok', text: texts.ok(newest.name) }
}
