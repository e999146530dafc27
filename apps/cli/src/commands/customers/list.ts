import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { formatNumber } from '@zayy/i18n/numbers'
import { listCustomers } from '@zayy/shop/privacy/list-customers'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { NUMBER, tableColumns, textTable } from '../../command-line/text-table.ts'
import { withShop } from '../../open-shop.ts'
import { MAX_LISTED, parseLimit } from '../../option-values.ts'

/** `shop customers list [--search TEXT]`: accounts, newest first. */
export const list = defineCommand({
  help: ({ customerCommands: { list } }) => list,
  texts: { search: 'TEXT', limit: 'N' },
  standard: ['json'],
  async run({ text, env, messages, json, columns, print }) {
    const texts = messages.customerCommands.list
    const limit = parseLimit(text('limit'))
    if (limit === null) throw new CommandFailure(texts.badLimit(MAX_LISTED), 2)
    const found = await withShop(env, 'read', ({ database }) =>
      listCustomers(database, { search: text('search'), most: limit }),
    )
    if (json)
      return print(
        found.map(({ createdAt, lastOrder, ...customer }) => ({
          ...customer,
          created_at: createdAt,
          last_order: lastOrder,
        })),
      )
    if (found.length === 0) return print(texts.none)
    print(
      textTable(
        tableColumns(texts.columns, { email: { shrinksTo: 12 }, name: { shrinksTo: 8 }, orders: NUMBER }),
        found.map(({ email, fname, lname, phone, createdAt, orders, lastOrder }) => [
          email,
          `${fname} ${lname}`,
          phone,
          riyadhMinute(createdAt.getTime()),
          formatNumber(orders),
          lastOrder === null ? '' : riyadhMinute(lastOrder.getTime()),
        ]),
        columns,
      ),
    )
  },
})
