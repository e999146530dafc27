import { join } from 'node:path'
import { formatNumber } from '@zayy/i18n/numbers'
import { restoreBackup } from '@zayy/shop/backups/restore-backup'
import { filePictureStore } from '@zayy/shop/pictures/file-picture-store'
import { defineCommand } from '../command-line/command.ts'
import { CommandFailure } from '../command-line/command-failure.ts'
import { databaseOptions, enterShop } from '../open-shop.ts'
import { backupsFolder, chosenBackup } from './backup/backup-place.ts'

/** `shop restore [NAME]`. Exit code 1: nothing was changed. */
export const restore = defineCommand({
  help: ({ backupCommands: { restore, name, folder } }) => ({
    summary: restore.summary,
    words: { NAME: name, folder },
  }),
  operands: ['NAME?'],
  texts: { folder: 'DIR' },
  standard: ['yes'],
  async run({ operand, text, env, folder, words, confirm, print }) {
    const settings = await enterShop(env, process.cwd())
    const say = words.backupCommands
    const backups = backupsFolder(text('folder'), folder, settings)
    const backup = await chosenBackup(backups, operand('NAME'), words)
    await confirm(say.restore.question(backup.name))
    const pictures = filePictureStore(join(settings.dataDir, 'media'))
    const database = databaseOptions(settings)
    const result = await restoreBackup({ backups, backup, database, pictures, now: new Date() })
    switch (result.outcome) {
      case 'other-database':
        throw new CommandFailure(say.restore.embeddedOnly)
      case 'not-empty':
      case 'newer':
        throw new CommandFailure(say.load.refused[result.outcome])
      case 'in-use':
        throw new CommandFailure(say.restore.inUse(result.by))
      case 'damaged':
        throw new CommandFailure([say.damaged(backup.name), ...result.faults].join('\n'))
      case 'restored':
        print(say.restore.restored(backup.name, formatNumber(result.pictures)))
        if (result.former) print(say.restore.former(result.former))
    }
  },
})
