import { toSar } from '@zayy/domain/money'
import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { formatAmount } from '@zayy/i18n/numbers'
import { listTransferReceipts } from '@zayy/shop/orders/list-transfer-receipts'
import { defineCommand } from '../../command-line/command.ts'
import { NUMBER, tableColumns, textTable } from '../../command-line/text-table.ts'
import { withShop } from '../../open-shop.ts'

/** `shop orders receipts`: the transfer receipts that the owner has to match with the bank statement. */
export const receipts = defineCommand({
  help: ({ orderCommands: { receipts } }) => receipts,
  standard: ['json'],
  async run({ env, messages, json, columns, print }) {
    const found = await withShop(env, 'read', ({ database }) => listTransferReceipts(database))
    const rows = found.map(({ code, sentAt, buyerName, grandTotal }) => ({
      code,
      sent_at: sentAt.toISOString(),
      buyer: buyerName,
      grand_total: toSar(grandTotal),
    }))
    if (json) return print(rows)
    const texts = messages.orderCommands.receipts
    if (rows.length === 0) return print(texts.none)
    print(
      textTable(
        tableColumns(texts.columns, { total: NUMBER, buyer: { shrinksTo: 12 } }),
        found.map(({ code, sentAt, grandTotal, buyerName }) => [
          code,
          riyadhMinute(sentAt.getTime()),
          formatAmount(toSar(grandTotal)),
          buyerName,
        ]),
        columns,
      ),
    )
  },
})
