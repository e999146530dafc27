import { resolve } from 'node:path'
import { recordRestore } from '@zayy/platform/audit/record-restore'
import { loadIntoApp } from '@zayy/platform/backups/dump/load-into-app'
import type { Executor } from '@zayy/platform/postgres/database'
import { forgetOwnDatabase } from '@zayy/platform/postgres/own-database'
import { retireRestoredUnit } from '@zayy/shop/invoicing/zatca/change-unit'
import { CommandFailure, defineCommand } from '../command-line/command.ts'
import { databaseOptions, enterShop } from '../open-shop.ts'
import { withSpinner } from '../progress.ts'
import { abortOnSignal } from '../signals.ts'

/** `shop load DIR`: loads the files of `shop dump` into an empty database. Exit code 1: nothing was loaded. */
export const load = defineCommand({
  help: ({ backupCommands: { load } }) => load,
  operands: ['DIR'],
  standard: ['by'],
  async run({ operands, env, folder, messages, by, print }) {
    const from = resolve(folder, operands.DIR)
    const settings = await enterShop(env, { mayMake: true })
    const into = databaseOptions(settings)
    let isUnitEnded = false
    const whenLoaded = async (database: Executor) => {
      await recordRestore(database, { by, action: 'load', details: {} })
      isUnitEnded = await retireRestoredUnit(database)
    }
    await abortOnSignal(async (signal) => {
      const loaded = await withSpinner(messages, (progress) =>
        loadIntoApp(into, from, { progress, signal, whenLoaded }),
      )
      const texts = messages.backupCommands.load
      if (typeof loaded === 'object') throw new CommandFailure(texts.damaged(loaded.damaged))
      if (loaded !== 'loaded') throw new CommandFailure(texts.refused[loaded])
      await forgetOwnDatabase(settings.dataDir)
      print(texts.loaded)
      if (isUnitEnded) print(messages.zatcaCommands.endedByRestore)
    })
  },
})
