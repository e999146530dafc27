import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { writeDump } from '@zayy/database/dump/write-dump'
import { formatNumber } from '@zayy/i18n/numbers'
import { defineCommand } from '../command-line/command.ts'
import { withShop } from '../open-shop.ts'

/** `shop dump DIR`: all rows of the database, for any PostgreSQL. Exit code 1: there is a folder of that name, or it cannot be made. */
export const dump = defineCommand({
  help: ({ backupCommands: { dump } }) => ({
    summary: dump.summary,
    details: dump.details,
    words: { DIR: dump.dir },
  }),
  operands: ['DIR'],
  async run({ operand, env, folder, words, print }) {
    const into = resolve(folder, operand('DIR') ?? '')
    await withShop(env, async ({ ownerTarget }) => {
      await mkdir(into, { mode: 0o700 })
      const { tables } = await writeDump(ownerTarget, into)
      print(words.backupCommands.dump.written(formatNumber(tables.length), into))
    })
  },
})
