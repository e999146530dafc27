import { toSar } from '@zayy/domain/money'
import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import { findOrders } from '@zayy/shop/orders/find-orders'
import { orderStatusText } from '@zayy/shop/orders/status-text'
import { listUnreconciledPayments } from '@zayy/shop/payments/list-unreconciled-payments'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { NUMBER, tableColumns, textTable } from '../../command-line/text-table.ts'
import { withShop } from '../../open-shop.ts'
import { MAX_LISTED, parseLimit } from '../../option-values.ts'
import { filterHelp, filterTexts, parseOrderFilter } from './order-filter.ts'

/** `shop orders list [--status …]`: newest first. */
export const list = defineCommand({
  help: (messages) => ({ ...messages.orderCommands.list, ...filterHelp(messages) }),
  texts: { ...filterTexts, limit: 'N' },
  standard: ['json'],
  async run(call) {
    const { text, env, messages, locale, json, columns, print } = call
    const { list: texts, payments, refused } = messages.orderCommands
    const filter = parseOrderFilter(call)
    const limit = parseLimit(text('limit'))
    if (limit === null) throw new CommandFailure(refused.limit(MAX_LISTED), 2)
    const { found, unreconciled } = await withShop(env, 'read', async ({ database }) => ({
      found: await findOrders(database, filter, limit),
      unreconciled: new Set((await listUnreconciledPayments(database)).map(({ orderId }) => orderId)),
    }))
    if (json)
      return print(
        found.map(
          ({ id, code, createdAt, status, paymentStatus, buyerName, pieces, grandTotal, noteCount }) => ({
            code,
            created_at: createdAt,
            status,
            payment_status: paymentStatus,
            to_settle: unreconciled.has(id),
            buyer: buyerName,
            pieces,
            grand_total: toSar(grandTotal),
            notes: noteCount,
          }),
        ),
      )
    if (found.length === 0) return print(texts.none)
    const { notes: _notes, ...withoutNotes } = texts.columns
    const looks = { pieces: NUMBER, total: NUMBER, notes: NUMBER, buyer: { shrinksTo: 8 } }
    const hasNotes = found.some(({ noteCount }) => noteCount > 0)
    print(
      textTable(
        tableColumns(hasNotes ? texts.columns : withoutNotes, looks),
        found.map((order) => [
          order.code,
          riyadhMinute(order.createdAt.getTime()),
          orderStatusText(order, locale),
          unreconciled.has(order.id)
            ? texts.toSettle(payments[order.paymentStatus])
            : payments[order.paymentStatus],
          formatNumber(order.pieces),
          formatAmount(toSar(order.grandTotal)),
          ...(hasNotes ? [order.noteCount > 0 ? formatNumber(order.noteCount) : ''] : []),
          order.companyName ?? order.buyerName,
        ]),
        columns,
      ),
    )
    if (found.some(({ id }) => unreconciled.has(id))) print(texts.settleNote)
  },
})
