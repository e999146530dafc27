/** A process that pays the orders of a shop, each by a transfer, and prints what was committed. Runs until it is killed. */

import { type ConnectionTarget, connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { halalas } from '@zayy/domain/money'
import { recordTransfer } from '@zayy/shop/orders/record-payment'
import { refundOrder } from '@zayy/shop/orders/record-refund'

type Unpaid = { id: number; code: string; total: number }

const by = 'cashier'
/** Every so many orders gets a credit note. */
const REFUNDED_EVERY = 8

const database = connectionPool(JSON.parse(process.env.TARGET ?? '') as ConnectionTarget, { size: 2 })
const isRight = process.env.CASHIER === 'right'
console.log('ready')
for (;;) {
  // A connection that the torture ends is an error; the order stays unpaid and comes up again.
  await payOne(isRight ? payRight : payWrong).catch((error: unknown) => console.error(error))
}

async function payOne(pay: (order: Unpaid) => Promise<void>): Promise<void> {
  const { rows } = await database.$client.query<Unpaid>(
    `select id, code, grand_total::int as total from orders where payment_status = 'unpaid' order by random() limit 1`,
  )
  const [order] = rows
  if (!order) return
  await pay(order)
  const number = await numberOf(database, order.id)
  if (number !== null) console.log(`${order.code} ${number}`)
  if (isRight && order.id % REFUNDED_EVERY === 0)
    await refundOrder(database, { code: order.code, amount: halalas(100), reason: 'A fault', by })
}

async function payRight({ code, total }: Unpaid): Promise<void> {
  await recordTransfer(database, { code, amount: halalas(total), by })
}

/** Like a shop that takes the number in a separate transaction. */
async function payWrong({ id }: Unpaid): Promise<void> {
  const { rows } = await database.$client.query<{ last: number }>(
    'update invoice_counter set last = last + 1 returning last',
  )
  await database.$client.query(
    `update orders set payment_status = 'paid', invoice_number = $2, invoiced_at = now() where id = $1 and payment_status = 'unpaid'`,
    [id, rows[0]?.last],
  )
}

async function numberOf({ $client }: PooledDatabase, id: number): Promise<number | null> {
  const { rows } = await $client.query<{ number: number | null }>(
    'select invoice_number as number from orders where id = $1',
    [id],
  )
  return rows[0]?.number ?? null
}
