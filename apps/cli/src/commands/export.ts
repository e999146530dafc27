import { mkdir, readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { giveFolder } from '@zayy/database/give-folder'
import { riyadhDay } from '@zayy/domain/checkout/delivery-dates'
import { formatNumber } from '@zayy/i18n/numbers'
import { exportCatalogue } from '@zayy/shop/catalogue-export/export-catalogue'
import { CommandFailure } from '../command-line/command-failure.ts'
import { defineCommand } from '../command-line/command.ts'
import { openShop } from '../open-shop.ts'

/** `shop export [FOLDER]`: the folder that `shop import` reads. Exit code 1: it holds something already. */
export const exportFolder = defineCommand({
  help: ({ exportCommand }) => ({
    summary: exportCommand.summary,
    details: exportCommand.details,
    words: { FOLDER: exportCommand.folder },
  }),
  operands: ['FOLDER?'],
  standard: ['json'],
  async run({ operand, env, folder, words: { exportCommand: said }, json, print }) {
    const path = resolve(folder, operand('FOLDER') ?? `shop-${riyadhDay(Date.now())}`)
    await mkdir(path, { recursive: true })
    if ((await readdir(path)).length > 0) throw new CommandFailure(said.notEmpty(path))
    // Root makes the folder where the user that it becomes may not, and hands it on.
    const shop = await openShop(env, process.cwd(), (account) => giveFolder(path, account))
    const done = await exportCatalogue(path, shop).finally(() => shop.close())
    if (json) print(JSON.stringify({ folder: path, ...done }))
    else
      print(
        said.written(
          path,
          formatNumber(done.tables),
          formatNumber(done.articles),
          formatNumber(done.pictures),
        ),
      )
    if (done.missing.length > 0) throw new CommandFailure(said.missing(done.missing.join(', ')))
  },
})
