import { riyadhSecond } from '@zayy/domain/riyadh-time'
import type { RecoverableRange } from '@zayy/platform/backups/wal/recovery-plan'
import type { CommandMessages } from '../../command-line/messages.ts'

/** The times within which a shop can be put back to any moment, a line each; seconds that are not wholly within are left out. */
export function rangeLines(
  ranges: readonly RecoverableRange[],
  { backupCommands: { list } }: CommandMessages,
): string {
  return ranges.map(({ from, to }) => list.span(riyadhSecond(from + 999), riyadhSecond(to))).join('\n')
}
