import { resolve } from 'node:path'
import { findTransferReceipt } from '@zayy/shop/orders/list-transfer-receipts'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'
import { outputFile } from '../../output-file.ts'
import { orderOf } from './order-operand.ts'

/** `shop orders receipt CODE`: saves the buyer's receipt as a file that only its owner may read. Exit code 1: there is none. */
export const receipt = defineCommand({
  help: ({ orderCommands: { receipt } }) => receipt,
  operands: ['CODE'],
  texts: { folder: 'DIR' },
  async run({ operands, text, env, folder, messages, locale, columns, print }) {
    await withShop(env, 'read', async ({ database }) => {
      const { code } = await orderOf(database, operands.CODE, { messages, locale, columns })
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
