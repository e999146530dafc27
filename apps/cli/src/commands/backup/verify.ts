import { formatNumber } from '@zayy/i18n/numbers'
import type { Backup } from '@zayy/platform/backups/backup-folder'
import { type BackupKey, readBackupKey } from '@zayy/platform/backups/backup-key'
import type { BackupIssue } from '@zayy/platform/backups/base-backup/backup-issue'
import type { ClusterCheck } from '@zayy/platform/backups/base-backup/check-cluster'
import { tryBackup } from '@zayy/platform/backups/try-backup'
import type { Settings } from '../../../../server/src/config/read-settings.mjs'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { databaseOptions, enterShop } from '../../open-shop.ts'
import { withSpinner } from '../../progress.ts'
import { abortOnSignal } from '../../signals.ts'
import { backupsFolder, chosenBackup } from './backup-place.ts'

/** `shop backup verify [NAME]`. Exit code 1: the backup is damaged or missing. */
export const verify = defineCommand({
  help: ({ backupCommands: { verify, name, folder } }) => ({ ...verify, NAME: name, folder }),
  operands: ['NAME?'],
  texts: { folder: 'DIR' },
  standard: ['json'],
  async run({ operands, text, env, folder, messages, json, print }) {
    const settings = await enterShop(env)
    const backups = backupsFolder(text('folder'), folder, settings)
    const backup = await chosenBackup(backups, settings.dataDir, operands.NAME, messages)
    const key = await readBackupKey(settings.dataDir, settings.backupKey)
    if (!key) throw new CommandFailure(messages.backupCommands.noKey)
    const check = await tryOnSignal(backup, { backups, key, settings, messages })
    const { backupCommands } = messages
    if (json) print({ name: backup.name, ...check })
    if (check.issues.length > 0) throw damagedBackup(backup.name, check.issues, messages)
    if (!json)
      print(backupCommands.verify.whole(backup.name, formatNumber(check.tables), formatNumber(check.indexes)))
  },
})

type TryOptions = { backups: string; key: BackupKey; settings: Settings; messages: CommandMessages }

/**
 * Verifies a backup until a signal aborts it.
 * @throws CommandFailure if another command uses the folder
 */
export async function tryOnSignal(
  backup: Backup,
  { backups, key, settings, messages }: TryOptions,
): Promise<ClusterCheck> {
  const check = await abortOnSignal((signal) =>
    withSpinner(messages, (progress) =>
      tryBackup(backups, backup, databaseOptions(settings), key, { progress, signal }),
    ),
  )
  if (!check) throw new CommandFailure(messages.backupCommands.isBusy(backups))
  return check
}

const MAX_PRINTED_ISSUES = 20

/** Prints the issues of a backup, one per line, with advice. */
export function damagedBackup(
  name: string,
  issues: readonly BackupIssue[],
  { backupCommands }: CommandMessages,
): CommandFailure {
  const { issues: texts } = backupCommands
  const lines = issues.slice(0, MAX_PRINTED_ISSUES).map((issue) => lineOf(issue, texts))
  const more =
    issues.length > MAX_PRINTED_ISSUES ? [texts.more(String(issues.length - MAX_PRINTED_ISSUES))] : []
  return new CommandFailure([backupCommands.damaged(name), ...lines, ...more, texts.advice].join('\n'))
}

function lineOf(issue: BackupIssue, texts: CommandMessages['backupCommands']['issues']): string {
  switch (issue.kind) {
    case 'missing':
    case 'changed':
      return texts[issue.kind](issue.file)
    case 'logEnds':
      return texts.logEnds(String(issue.segment))
    case 'newer':
    case 'signature':
      return texts[issue.kind]
    case 'said':
      return issue.text
  }
}
