import { inTransaction } from '@zayy/database/in-transaction'
import { customers, orderClaims } from '@zayy/database/schema/accounts'
import { orders } from '@zayy/database/schema/orders'
import { announceChange } from '@zayy/platform/cache/change-notices'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { invalid } from '../domain-error.ts'
import { tokenHash } from './opaque-token.ts'

/**
 * Gives a customer what was ordered as a guest with their address, which is known to be theirs from now on. The token opens
 * it once, within a day, for the customer who asked for it and nobody else, and only while the address is the one that it was
 * mailed to.
 * @returns how many orders there were
 * @throws DomainError 422 for any other token, always the same
 */
export async function confirmOrderClaim(
  database: Database,
  customerId: number,
  token: string,
): Promise<number> {
  const hash = tokenHash(token)
  if (hash === null) throw invalid({ token: ['claimToken'] })
  return await inTransaction(database, async (transaction) => {
    // The address does not change between looking at it and taking over its orders.
    const [customer] = await transaction
      .select({ emailIdentity: customers.emailIdentity })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('no key update')
    if (!customer) throw new Error('a customer who is logged in has no row')
    const { emailIdentity } = customer
    if (!(await useClaim(transaction, { hash, customerId, emailIdentity })))
      throw invalid({ token: ['claimToken'] })
    const claimed = await transaction
      .update(orders)
      .set({ customerId })
      .where(and(isNull(orders.customerId), eq(sql`lower(${orders.buyerEmail})`, emailIdentity)))
      .returning({ id: orders.id })
    await transaction
      .update(customers)
      .set({ emailProvenAt: sql`coalesce(${customers.emailProvenAt}, now())` })
      .where(eq(customers.id, customerId))
    // Their reviews may be those of buyers now.
    await announceChange(transaction)
    return claimed.length
  })
}

async function useClaim(
  transaction: Executor,
  { hash, customerId, emailIdentity }: { hash: string; customerId: number; emailIdentity: string },
): Promise<boolean> {
  const used = await transaction
    .delete(orderClaims)
    .where(
      and(
        eq(orderClaims.tokenHash, hash),
        eq(orderClaims.customerId, customerId),
        eq(orderClaims.emailIdentity, emailIdentity),
        gt(orderClaims.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: orderClaims.id })
  return used.length > 0
}
