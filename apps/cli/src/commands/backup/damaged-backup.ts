import type { BackupIssue } from '@zayy/database/backup/backup-issue'
import { CommandFailure } from '../../command-line/command-failure.ts'
import type { CommandMessages } from '../../command-line/messages.ts'

/** The most issues that are told one by one. */
const MOST_TOLD = 20

/** Says what is wrong with a backup, a line each, and what to do about it. */
export function damagedBackup(
  name: string,
  issues: readonly BackupIssue[],
  { backupCommands: say }: CommandMessages,
): CommandFailure {
  const { issues: said } = say
  const lines = issues.slice(0, MOST_TOLD).map((issue) => lineOf(issue, said))
  const more = issues.length > MOST_TOLD ? [said.more(String(issues.length - MOST_TOLD))] : []
  return new CommandFailure([say.damaged(name), ...lines, ...more, said.advice].join('\n'))
}

function lineOf(issue: BackupIssue, said: CommandMessages['backupCommands']['issues']): string {
  switch (issue.kind) {
    case 'missing':
    case 'changed':
      return said[issue.kind](issue.file)
    case 'logEnds':
      return said.logEnds(String(issue.segment))
    case 'newer':
      return said.newer
    case 'said':
      return issue.text
  }
}
