import { riyadhSecond } from '@zayy/domain/riyadh-time'
import type { Reach } from '@zayy/shop/backups/log/reach'
import type { CommandMessages } from '../../command-line/messages.ts'

/** The times within which a shop can be put back to any moment, a line each; seconds that are not wholly within are left out. */
export function reachLines(reaches: readonly Reach[], { backupCommands: { list } }: CommandMessages): string {
  return reaches.map(({ from, to }) => list.span(riyadhSecond(from + 999), riyadhSecond(to))).join('\n')
}
