import { formatNumber } from '@zayy/i18n/numbers'
import type { Backup } from '@zayy/platform/backups/backup-folder'
import { type BackupKey, readBackupKey } from '@zayy/platform/backups/backup-key'
import type { ClusterCheck } from '@zayy/platform/backups/base-backup/check-cluster'
import { tryBackup } from '@zayy/platform/backups/try-backup'
import type { Settings } from '../../../../server/src/config/read-settings.mjs'
import { breakOffOnSignal } from '../../break-off-on-signal.ts'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { databaseOptions, enterShop } from '../../open-shop.ts'
import { whileWorking } from '../../while-working.ts'
import { backupsFolder, chosenBackup } from './backup-place.ts'
import { damagedBackup } from './damaged-backup.ts'

/** `shop backup verify [NAME]`. Exit code 1: it is damaged, or there is none. */
export const verify = defineCommand({
  help: ({ backupCommands: { verify, name, folder } }) => ({
    summary: verify.summary,
    descriptions: { NAME: name, folder },
  }),
  operands: ['NAME?'],
  texts: { folder: 'DIR' },
  standard: ['json'],
  async run({ operands, text, env, folder, messages, json, print }) {
    const settings = await enterShop(env, process.cwd())
    const backups = backupsFolder(text('folder'), folder, settings)
    const backup = await chosenBackup(backups, settings.dataDir, operands.NAME, messages)
    const key = await readBackupKey(settings.dataDir, settings.backupKey)
    if (!key) throw new CommandFailure(messages.backupCommands.noKey)
    const check = await tryOnSignal(backup, { backups, key, settings, messages })
    const { backupCommands } = messages
    if (json) print(JSON.stringify({ name: backup.name, ...check }))
    if (check.issues.length > 0) throw damagedBackup(backup.name, check.issues, messages)
    if (!json)
      print(backupCommands.verify.whole(backup.name, formatNumber(check.tables), formatNumber(check.indexes)))
  },
})

type TryOptions = { backups: string; key: BackupKey; settings: Settings; messages: CommandMessages }

/**
 * Tries a backup until a signal breaks it off.
 * @throws CommandFailure where another command is at work in the folder
 */
export async function tryOnSignal(
  backup: Backup,
  { backups, key, settings, messages }: TryOptions,
): Promise<ClusterCheck> {
  const check = await breakOffOnSignal((signal) =>
    whileWorking(messages, (progress) =>
      tryBackup(backups, backup, databaseOptions(settings), key, { progress, signal }),
    ),
  )
  if (!check) throw new CommandFailure(messages.backupCommands.isBusy(backups))
  return check
}
