import { join } from 'node:path'
import { writeBaseBackup } from '@zayy/database/backup/base-backup'
import { writeDump } from '@zayy/database/dump/write-dump'
import type { Progress } from '@zayy/database/progress'
import { formatNumber } from '@zayy/i18n/numbers'
import { backupKeyFile, openBackupKey } from '@zayy/shop/backups/backup-key'
import { makeBackup } from '@zayy/shop/backups/make-backup'
import { secretsSource } from '../../../../server/src/config/secrets-source.ts'
import { defineCommand } from '../../command-line/command.ts'
import { CommandFailure } from '../../command-line/command-failure.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { type Shop, withShop } from '../../open-shop.ts'
import { whileWorking } from '../../while-working.ts'
import { backupsFolder } from './backup-place.ts'

const usuallyKept = 7

/** `shop backup`. Exit code 1: no backup was made, and the former ones stay. */
export const make = defineCommand({
  help: ({ backupCommands: { folder, make } }) => ({
    summary: make.summary,
    details: make.details,
    descriptions: { folder, keep: make.keep },
  }),
  texts: { folder: 'DIR', keep: 'COUNT' },
  standard: ['json'],
  async run({ text, env, folder, messages, json, print }) {
    const keep = keptCount(text('keep'), messages)
    await withShop(env, 'read', async (shop) => {
      const { database, pictures, settings } = shop
      const backups = backupsFolder(text('folder'), folder, settings)
      const source = secretsSource(settings)
      const { key, isNew } = await openBackupKey(settings.dataDir, settings.backupKey)
      const wanted = {
        ...{ backups, database, pictures, keep, key },
        secrets: 'file' in source ? source.file : undefined,
        now: new Date(),
      }
      const made = await whileWorking(messages, (progress) =>
        makeBackup({ ...wanted, progress, copyDatabase: (into) => copyDatabase(shop, into, progress) }),
      )
      if (!made) throw new CommandFailure(messages.backupCommands.isBusy(backups))
      if (json) return print(JSON.stringify(made))
      const texts = messages.backupCommands.make
      const megabytes = formatNumber(Math.ceil(made.bytes / 1_000_000))
      print(texts.made(made.name, megabytes, formatNumber(made.pictures)))
      if (isNew) print(texts.newKey(join(settings.dataDir, backupKeyFile)))
      if (made.removed.length > 0) print(texts.removed(made.removed.join(', ')))
      if (made.lostPictures.length > 0) console.error(texts.lost(made.lostPictures.join(', ')))
    })
  },
})

/** A server of the operator's own lets nobody copy its files: its rows are. */
async function copyDatabase({ superuserTarget, ownerTarget }: Shop, into: string, progress: Progress) {
  if (!superuserTarget) {
    await writeDump(ownerTarget, into, progress)
    return { kind: 'dump' } as const
  }
  const position = await writeBaseBackup(superuserTarget, into, progress)
  return { kind: 'cluster', log: { ...position, since: new Date().toISOString() } } as const
}

function keptCount(given: string | undefined, { backupCommands }: CommandMessages): number {
  if (given === undefined) return usuallyKept
  const count = /^\d{1,4}$/.test(given) ? Number(given) : 0
  if (count < 1 || count > 1000) throw new CommandFailure(backupCommands.make.badKeep, 2)
  return count
}
