import { toSar } from '@zayy/domain/money'
import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { formatAmount } from '@zayy/i18n/numbers'
import type { Database } from '@zayy/platform/postgres/database'
import { findOrder, MAX_MATCHES, type OrderMatch } from '@zayy/shop/orders/find-order'
import { orderStatusText } from '@zayy/shop/orders/status-text'
import { type Call, CommandFailure } from '../../command-line/command.ts'
import { NUMBER, tableColumns, textTable } from '../../command-line/text-table.ts'

/**
 * Finds the order that the operand CODE names: a code, invoice number, credit note, phone and so on in any spelling.
 * @throws CommandFailure 1 for an unknown order, and for several, which it lists
 */
export async function orderOf(
  database: Database,
  typed: string,
  call: Pick<Call, 'messages' | 'locale' | 'columns'>,
): Promise<{ id: number; code: string }> {
  const found = await findOrder(database, typed)
  if (found.kind === 'found') return found
  const { refused } = call.messages.orderCommands
  if (found.kind === 'unknown') throw new CommandFailure(refused.unknown(typed))
  throw new CommandFailure(
    `${refused.several(typed, found.orders.length === MAX_MATCHES ? MAX_MATCHES : null)}\n${matchTable(found.orders, call)}`,
  )
}

function matchTable(
  orders: readonly OrderMatch[],
  { messages, locale, columns }: Pick<Call, 'messages' | 'locale' | 'columns'>,
): string {
  const { list, payments } = messages.orderCommands
  const { pieces: _pieces, notes: _notes, ...headings } = list.columns
  return textTable(
    tableColumns(headings, { total: NUMBER, buyer: { shrinksTo: 8 } }),
    orders.map((order) => [
      order.code,
      riyadhMinute(order.createdAt.getTime()),
      orderStatusText(order, locale),
      payments[order.paymentStatus],
      formatAmount(toSar(order.grandTotal)),
      order.companyName ?? order.buyerName,
    ]),
    columns,
  )
}
