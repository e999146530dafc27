import { resolve } from 'node:path'
import type { ConnectionTarget } from '@zayy/database/connection-pool'
import { loadIntoShop } from '@zayy/database/dump/load-into-shop'
import { noteReplaced } from '@zayy/shop/audit/note-replaced'
import { defineCommand } from '../command-line/command.ts'
import { CommandFailure } from '../command-line/command-failure.ts'
import { databaseOptions, enterShop } from '../open-shop.ts'
import { whileWorking } from '../while-working.ts'

/** `shop load DIR`: what `shop dump` wrote, into an empty database. Exit code 1: it is not loaded. */
export const load = defineCommand({
  help: ({ backupCommands: { load } }) => ({ summary: load.summary, descriptions: { DIR: load.dir } }),
  operands: ['DIR'],
  standard: ['by'],
  async run({ operand, env, folder, messages, by, print }) {
    const from = resolve(folder, operand('DIR') ?? '')
    const into = databaseOptions(await enterShop(env, process.cwd()))
    const noteDown = (database: ConnectionTarget) =>
      noteReplaced(database, { by, action: 'load', details: {} })
    const loaded = await whileWorking(messages, (progress) => loadIntoShop(into, from, progress, noteDown))
    const texts = messages.backupCommands.load
    if (loaded !== 'loaded') throw new CommandFailure(texts.refused[loaded])
    print(texts.loaded)
  },
})
