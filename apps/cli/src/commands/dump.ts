import { resolve } from 'node:path'
import { formatNumber } from '@zayy/i18n/numbers'
import { writeDump } from '@zayy/platform/backups/dump/write-dump'
import { defineCommand } from '../command-line/command.ts'
import { type Shop, withShop } from '../open-shop.ts'
import { outputFolder } from '../output-folder.ts'
import { withSpinner } from '../progress.ts'

/** `shop dump DIR`: all rows of the database, for any PostgreSQL. Exit code 1: the folder is not empty or cannot be made. */
export const dump = defineCommand({
  help: ({ backupCommands: { dump } }) => dump,
  operands: ['DIR'],
  async run({ operands, env, folder, messages, print }) {
    const into = resolve(folder, operands.DIR)
    const made = outputFolder(into, messages)
    const write = async ({ ownerTarget }: Shop) => {
      await made.make()
      const { tables } = await withSpinner(messages, (progress) => writeDump(ownerTarget, into, progress))
      print(messages.backupCommands.dump.written(formatNumber(tables.length), into))
    }
    await withShop(env, 'read', write, made.handOver)
  },
})
