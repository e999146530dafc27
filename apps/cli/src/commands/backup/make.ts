import { join } from 'node:path'
import { formatNumber } from '@zayy/i18n/numbers'
import { BACKUP_KEY_FILE, openBackupKey } from '@zayy/platform/backups/backup-key'
import { writeBaseBackup } from '@zayy/platform/backups/base-backup/base-backup'
import { claimNightly } from '@zayy/platform/backups/claim-nightly'
import { writeDump } from '@zayy/platform/backups/dump/write-dump'
import { makeBackup } from '@zayy/platform/backups/make-backup'
import type { Progress } from '@zayy/platform/process/progress'
import { listImageHashes } from '@zayy/shop/catalogue-files/image-hashes'
import { secretsSource } from '../../../../server/src/config/secrets.ts'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { type Shop, withShop } from '../../open-shop.ts'
import { withSpinner } from '../../progress.ts'
import { backupsFolder, chosenBackup, serverName } from './backup-place.ts'
import { damagedBackup, tryOnSignal } from './verify.ts'

const DEFAULT_KEPT = 7

const MAX_NAMED_IMAGES = 5

/** `shop backup`. Exit code 1: no complete backup was made, and the earlier ones stay. */
export const make = defineCommand({
  help: ({ backupCommands: { folder, make } }) => ({ ...make, folder }),
  texts: { folder: 'DIR', keep: 'COUNT' },
  flags: ['nightly'],
  standard: ['json'],
  async run({ text, flag, env, folder, messages, json, by, print }) {
    const keep = parseKeep(text('keep'), messages)
    const isNightly = flag('nightly')
    await withShop(env, isNightly ? 'change' : 'read', async (shop) => {
      const { database, images, settings } = shop
      const other = isNightly && (await claimNightly(database, serverName(settings), by))
      if (other) return print(messages.backupCommands.make.byOther(other))
      const backups = backupsFolder(text('folder'), folder, settings)
      const source = secretsSource(settings)
      const { key, isNew } = await openBackupKey(settings.dataDir, settings.backupKey)
      const wanted = {
        backups,
        database,
        images,
        keep,
        key,
        secrets: 'file' in source ? source.file : undefined,
        now: new Date(),
        listImages: () => listImageHashes(database),
      }
      const made = await withSpinner(messages, (progress) =>
        makeBackup({ ...wanted, progress, copyDatabase: (into) => copyDatabase(shop, into, progress) }),
      )
      if (!made) throw new CommandFailure(messages.backupCommands.isBusy(backups))
      const texts = messages.backupCommands.make
      const megabytes = formatNumber(Math.ceil(made.bytes / 1_000_000))
      if (json) print(made)
      else print(texts.made(made.name, megabytes, formatNumber(made.images)))
      if (!json && isNew) print(texts.newKey(join(settings.dataDir, BACKUP_KEY_FILE)))
      if (!json && made.removed.length > 0) print(texts.removed(made.removed.join(', ')))
      if (isNightly) {
        const backup = await chosenBackup(backups, settings.dataDir, made.name, messages)
        const { issues } = await tryOnSignal(backup, { backups, key, settings, messages })
        if (issues.length > 0) throw damagedBackup(made.name, issues, messages)
      }
      const lost = made.lostImages
      if (lost.length > 0)
        throw new CommandFailure(
          texts.lost(formatNumber(lost.length), lost.slice(0, MAX_NAMED_IMAGES).join(', ')),
        )
    })
  },
})

/** The files of an external PostgreSQL server cannot be copied, so its rows are dumped. */
async function copyDatabase({ superuserTarget, ownerTarget }: Shop, into: string, progress: Progress) {
  if (!superuserTarget) {
    await writeDump(ownerTarget, into, progress)
    return { kind: 'dump' } as const
  }
  const position = await writeBaseBackup(superuserTarget, into, progress)
  return { kind: 'cluster', log: { ...position, since: new Date().toISOString() } } as const
}

function parseKeep(given: string | undefined, { backupCommands }: CommandMessages): number {
  if (given === undefined) return DEFAULT_KEPT
  const count = /^\d{1,4}$/.test(given) ? Number(given) : 0
  if (count < 1 || count > 1000) throw new CommandFailure(backupCommands.make.badKeep, 2)
  return count
}
