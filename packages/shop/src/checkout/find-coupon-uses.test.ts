import { mailboxOf } from '@zayy/database/schema/mailbox'
import { orders } from '@zayy/database/schema/orders'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { smallShop } from '../testing/small-shop.ts'

const { database } = await smallShop()

test('finds the orders of a mailbox through the index', async () => {
  const used = database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(mailboxOf(orders.buyerEmail), mailboxOf(sql`'Sara+a@mail.example'`)))
  const plan = await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`)
    return await transaction.execute(sql`explain (format json) ${used}`)
  })
  const text = JSON.stringify(plan.rows)
  expect(text).toContain('orders_mailbox')
  expect(text).toMatch(/"Index Cond":"[^"]*lower\(buyer_email\)/)
})
