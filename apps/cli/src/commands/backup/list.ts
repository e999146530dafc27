import { join } from 'node:path'
import { riyadhSecond } from '@zayy/domain/riyadh-time'
import { formatNumber } from '@zayy/i18n/numbers'
import { listBackups } from '@zayy/platform/backups/backup-folder'
import { findRecoverableRanges } from '@zayy/platform/backups/wal/find-recovery-plan'
import type { RecoverableRange } from '@zayy/platform/backups/wal/recovery-plan'
import { defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { NUMBER, tableColumns, textTable } from '../../command-line/text-table.ts'
import { enterShop } from '../../open-shop.ts'
import { backupsFolder, megabytes } from './backup-place.ts'

/** `shop backup list`: the finished backups, named by their time in UTC, and the ranges of recoverable moments. */
export const list = defineCommand({
  help: ({ backupCommands: { list, folder } }) => ({ ...list, folder }),
  texts: { folder: 'DIR' },
  standard: ['json'],
  async run({ text, env, folder, messages, json, columns, print }) {
    const settings = await enterShop(env)
    const backups = backupsFolder(text('folder'), folder, settings)
    const found = (await listBackups(backups)).map(({ name, manifest }) => ({
      name,
      megabytes: megabytes({ manifest }),
      images: manifest.images.length,
    }))
    const ranges = await findRecoverableRanges(backups, join(settings.dataDir, 'postgres'), new Date())
    if (json) return print({ backups: found, reachable: ranges.map(moments) })
    if (found.length === 0) return print(messages.backupCommands.noBackup(backups))
    print(
      textTable(
        tableColumns(messages.backupCommands.list.columns, { megabytes: NUMBER, images: NUMBER }),
        found.map((each) => [each.name, formatNumber(each.megabytes), formatNumber(each.images)]),
        columns,
      ),
    )
    if (ranges.length > 0) print(`\n${messages.backupCommands.list.ranges(rangeLines(ranges, messages))}`)
  },
})

/** Formats a range as ISO 8601 in UTC. */
function moments({ from, to }: RecoverableRange) {
  return { from: new Date(from), to: new Date(to) }
}

/** Prints the time ranges for `restore --to`, one per line, rounded inwards to whole seconds. */
export function rangeLines(
  ranges: readonly RecoverableRange[],
  { backupCommands: { list } }: CommandMessages,
): string {
  return ranges.map(({ from, to }) => list.span(riyadhSecond(from + 999), riyadhSecond(to))).join('\n')
}
