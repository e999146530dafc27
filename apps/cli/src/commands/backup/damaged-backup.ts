import type { BackupIssue } from '@zayy/platform/backups/base-backup/backup-issue'
import { CommandFailure } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'

/** The most issues that are told one by one. */
const MOST_TOLD = 20

/** Says what is wrong with a backup, a line each, and what to do about it. */
export function damagedBackup(
  name: string,
  issues: readonly BackupIssue[],
  { backupCommands }: CommandMessages,
): CommandFailure {
  const { issues: texts } = backupCommands
  const lines = issues.slice(0, MOST_TOLD).map((issue) => lineOf(issue, texts))
  const more = issues.length > MOST_TOLD ? [texts.more(String(issues.length - MOST_TOLD))] : []
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
