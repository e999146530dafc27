import { inTransaction } from '@zayy/database/in-transaction'
import { customers, orderClaims } from '@zayy/database/schema/accounts'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { eq, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'

/**
 * Has a customer's address mailed the link that takes over what was ordered with it as a guest: only whoever reads its mail
 * may have those orders. Whether there are any is not looked at, so that nobody learns it by asking.
 */
export async function claimOrders(database: Database, customerId: number): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const [customer] = await transaction
      .select({ emailIdentity: customers.emailIdentity })
      .from(customers)
      .where(eq(customers.id, customerId))
    if (!customer) throw new Error('a customer who is logged in has no row')
    const [claim] = await transaction
      .insert(orderClaims)
      .values({ customerId, ...customer })
      .returning({ id: orderClaims.id })
    if (!claim) throw new Error('a claim was not kept')
    await addJob(transaction, 'order-claim', { claimId: claim.id }, String(claim.id))
    await forgetOldClaims(transaction)
  })
}

/** With each claim, a few old ones are forgotten, so that they do not pile up. */
async function forgetOldClaims(transaction: Executor): Promise<void> {
  const { id, createdAt } = orderClaims
  await transaction.execute(sql`
    delete from ${orderClaims} where ${id} in (
      select ${id} from ${orderClaims} where ${createdAt} < now() - interval '10 days' limit 20 for update skip locked)`)
}
