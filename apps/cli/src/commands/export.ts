import { resolve } from 'node:path'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { formatNumber } from '@zayy/i18n/numbers'
import { exportCatalogue } from '@zayy/shop/catalogue-files/export/export-catalogue'
import { CommandFailure, defineCommand } from '../command-line/command.ts'
import { type Shop, withShop } from '../open-shop.ts'
import { outputFolder } from '../output-folder.ts'
import { withSpinner } from '../progress.ts'

/** `shop export [FOLDER]`: writes a folder that `shop import` can read. Exit code 1: the folder is not empty. */
export const exportFolder = defineCommand({
  help: ({ commandLine: { export: texts } }) => texts,
  operands: ['FOLDER?'],
  standard: ['json'],
  async run({ operands, env, folder, messages, json, print }) {
    const texts = messages.commandLine.export
    const path = resolve(folder, operands.FOLDER ?? `shop-${riyadhDay(Date.now())}`)
    const into = outputFolder(path, messages)
    const write = async (shop: Shop) => {
      await into.make()
      return await withSpinner(messages, (progress) => exportCatalogue(path, shop, progress))
    }
    const done = await withShop(env, 'read', write, into.handOver)
    if (json) print({ folder: path, ...done })
    else
      print(
        texts.written(
          path,
          formatNumber(done.tables),
          formatNumber(done.articles),
          formatNumber(done.images),
        ),
      )
    if (done.missing.length > 0) throw new CommandFailure(texts.missing(done.missing.join(', ')))
  },
})
