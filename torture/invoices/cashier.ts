/**
 * A process of the shop that pays orders by transfer and runs the jobs about e-invoices as a server does. Prints each commit
 * and each document that it sends. Runs until it is killed.
 */

import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { halalas } from '@zayy/domain/money'
import { runJobs } from '@zayy/platform/jobs/run-jobs'
import { type ConnectionTarget, connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { keyRing } from '@zayy/platform/secrets/key-ring'
import { parseKeys } from '@zayy/platform/secrets/keys'
import { zatcaHandlers } from '@zayy/server/lifecycle/job-handlers'
import { zatcaPlatform } from '@zayy/shop/invoicing/zatca/zatca-platform'
import { recordTransfer } from '@zayy/shop/orders/record-payment'
import { refundOrder } from '@zayy/shop/orders/record-refund'

type Unpaid = { id: number; code: string; total: number }

const by = 'cashier'
const PAYERS = 2
/** One in this many orders gets a credit note. */
const REFUNDED_EVERY = 8

const { TARGET = '', KEYS = '', PLATFORM = '', CASHIER } = process.env
const database = connectionPool(JSON.parse(TARGET) as ConnectionTarget, { size: 6 })
const keys = keyRing(
  () => parseKeys(KEYS) ?? [],
  () => new Date(),
)
const isRight = CASHIER === 'right'
const platform = zatcaPlatform('fake', async (request) => {
  const sent = JSON.parse(await request.text())
  // Simulates a shop that rewrites a document before it sends it.
  if (!isRight)
    sent.invoice = Buffer.concat([Buffer.from(sent.invoice, 'base64'), Buffer.from('\n')]).toString('base64')
  const digest = createHash('sha256').update(sent.invoice).digest('base64')
  console.log(`sent ${sent.uuid} ${digest}`)
  const answer = await fetch(`${PLATFORM}${new URL(request.url).pathname}`, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify(sent),
    signal: request.signal,
  })
  console.log(`answered ${sent.uuid} ${answer.status}`)
  return answer
})
// Errors are expected while connections are ended; the final check finds their effects.
const handlers = zatcaHandlers(database, { platform, keys, onEvent: () => {} })
runJobs(database, { lanes: [{ handlers, workers: 2 }], onError: () => {}, timing: { pollMs: 200 } })
console.log('ready')
await Promise.all(Array.from({ length: PAYERS }, pay))

async function pay(): Promise<never> {
  for (;;) {
    // After an error the order stays unpaid and is tried again.
    const paid = await payOne().catch(() => false)
    if (!paid) await pause(50)
  }
}

/** Returns false if no order is unpaid. */
async function payOne(): Promise<boolean> {
  const { rows } = await database.$client.query<Unpaid>(
    `select id, code, grand_total::int as total from orders where payment_status = 'unpaid' order by random() limit 1`,
  )
  const [order] = rows
  if (!order) return false
  if (isRight || order.id % 2 === 0) await payRight(order)
  else await payWrong(order)
  const number = await numberOf(database, order.id)
  if (number !== null) console.log(`paid ${order.code} ${number}`)
  if (isRight && order.id % REFUNDED_EVERY === 0)
    await refundOrder(database, { code: order.code, amount: halalas(100), reason: 'A fault', by })
  return true
}

async function payRight({ code, total }: Unpaid): Promise<void> {
  await recordTransfer(database, { code, amount: halalas(total), by })
}

/** Simulates a shop that takes the invoice number in a separate transaction. */
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
