import type { BackupFault } from '@zayy/database/backup/backup-fault'
import { CommandFailure } from '../../command-line/command-failure.ts'
import type { CommandWords } from '../../command-line/words.ts'

/** The most faults that are told one by one. */
const MOST_TOLD = 20

/** Says what is wrong with a backup, a line each, and what to do about it. */
export function damagedBackup(
  name: string,
  faults: readonly BackupFault[],
  { backupCommands: say }: CommandWords,
): CommandFailure {
  const { faults: said } = say
  const lines = faults.slice(0, MOST_TOLD).map((fault) => lineOf(fault, said))
  const more = faults.length > MOST_TOLD ? [said.more(String(faults.length - MOST_TOLD))] : []
  return new CommandFailure([say.damaged(name), ...lines, ...more, said.advice].join('\n'))
}

function lineOf(fault: BackupFault, said: CommandWords['backupCommands']['faults']): string {
  switch (fault.kind) {
    case 'missing':
    case 'changed':
      return said[fault.kind](fault.file)
    case 'logEnds':
      return said.logEnds(String(fault.segment))
    case 'newer':
      return said.newer
    case 'said':
      return fault.text
  }
}
