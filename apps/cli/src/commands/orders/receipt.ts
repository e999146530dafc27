import { resolve } from 'node:path'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import { findTransferReceipt } from '@zayy/shop/orders/list-transfer-receipts'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'
import { outputFile } from '../../output-file.ts'

/** `shop orders receipt CODE`: saves the buyer's receipt as a file that only its owner may read. Exit code 1: there is none. */
export const receipt = defineCommand({
  help: ({ orderCommands: { receipt } }) => ({
    summary: receipt.summary,
    details: receipt.details,
    descriptions: { CODE: receipt.code, folder: receipt.folder },
  }),
  operands: ['CODE'],
  texts: { folder: 'DIR' },
  async run({ operands, text, env, folder, messages, print }) {
    const code = readOrderCode(operands.CODE)
    await withShop(env, 'read', async ({ database }) => {
      const found = await findTransferReceipt(database, code)
      if (!found) throw new CommandFailure(messages.orderCommands.receipt.none(code))
      const path = resolve(folder, text('folder') ?? '', found.name)
      await outputFile(path).write([found.file])
      const { saved, isPdf } = messages.orderCommands.receipt
      print(saved(path))
      if (found.name.endsWith('.pdf')) print(isPdf)
    })
  },
})
