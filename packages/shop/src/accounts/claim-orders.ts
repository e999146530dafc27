import { randomUUID } from 'node:crypto'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers, orderClaims } from '@zayy/database/schema/accounts'
import { orders } from '@zayy/database/schema/orders'
import { localeInfo } from '@zayy/i18n/locale'
import { announceChange } from '@zayy/platform/cache/change-notices'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { invalid } from '../domain-error.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import { orderClaimEmail } from './account-emails.ts'
import { consumeAccountMail } from './account-mail-limit.ts'
import type { Caller } from './caller.ts'
import { newHashedToken, tokenHash } from './opaque-token.ts'

/**
 * Queues a mail with a link that assigns the customer's earlier guest orders to their account. Only the reader
 * of that mailbox may have them. Sends the mail even without such orders, so that nobody learns whether any
 * exist.
 * @throws DomainError 429 if an unproven address has got too many mails
 */
export async function claimOrders(database: Database, customerId: number, caller: Caller): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const [customer] = await transaction
      .select({ emailIdentity: customers.emailIdentity })
      .from(customers)
      .where(eq(customers.id, customerId))
    if (!customer) throw new Error('Logged-in customer not found')
    const [claim] = await transaction
      .insert(orderClaims)
      .values({ customerId, ...customer })
      .returning({ id: orderClaims.id })
    if (!claim) throw new Error('Order claim not inserted')
    await consumeAccountMail(transaction, { customerId, mail: `order-claim-${claim.id}` }, caller)
    await addJob(transaction, 'order-claim', { claimId: claim.id }, String(claim.id))
    await deleteOldClaims(transaction)
  })
}

/** Deletes a few old claims with each new one, so that they do not pile up. */
async function deleteOldClaims(transaction: Executor): Promise<void> {
  const { id, createdAt } = orderClaims
  await transaction.execute(sql`
    delete from ${orderClaims} where ${id} in (
      select ${id} from ${orderClaims} where ${createdAt} < now() - interval '10 days' limit 20 for update skip locked)`)
}

/**
 * Mails the link that assigns guest orders to a customer. Creates its token now, so that no job contains it;
 * it is valid for a day. Sends nothing if the customer's address has changed.
 * @param publicUrl base of links, without a trailing slash
 */
export async function sendOrderClaim(
  database: Database,
  { sendMail, publicUrl }: { sendMail: SendMail; publicUrl: string },
  claimId: number,
  signal: AbortSignal,
): Promise<void> {
  const { token, hash } = newHashedToken()
  const [claim] = await database
    .update(orderClaims)
    .set({ tokenHash: hash, expiresAt: sql`now() + interval '1 day'` })
    .from(customers)
    .where(
      and(
        eq(orderClaims.id, claimId),
        eq(customers.id, orderClaims.customerId),
        eq(customers.emailIdentity, orderClaims.emailIdentity),
      ),
    )
    .returning({ name: customers.firstName, email: customers.email, locale: customers.locale })
  if (!claim) return
  const { name, locale } = claim
  const branding = await findEmailBranding(database, locale, publicUrl)
  // Browsers do not send the fragment to servers.
  const link = `${publicUrl}${localeInfo[locale].prefix}/account/claim#${token}`
  const email = orderClaimEmail({ name, shop: branding.names, locale }, link)
  // A retry gets a new token, so it is another mail.
  const id = `order-claim-${randomUUID()}`
  await sendMail({ ...renderEmail(email, branding), id, to: claim.email }, signal)
}

/**
 * Assigns the guest orders of a customer's address to them and marks the address as proven. The token works
 * once, within a day, for the customer who requested it and only while their address is the one it was mailed
 * to.
 * @returns the number of orders
 * @throws DomainError 422, the same for every invalid token
 */
export async function confirmOrderClaim(
  database: Database,
  customerId: number,
  token: string,
): Promise<number> {
  const hash = tokenHash(token)
  if (hash === null) throw invalid({ token: ['claimToken'] })
  return await inTransaction(database, async (transaction) => {
    // Locks the address until its orders are assigned.
    const [customer] = await transaction
      .select({ emailIdentity: customers.emailIdentity })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('no key update')
    if (!customer) throw new Error('Logged-in customer not found')
    const { emailIdentity } = customer
    if (!(await useClaim(transaction, { hash, customerId, emailIdentity })))
      throw invalid({ token: ['claimToken'] })
    const claimed = await transaction
      .update(orders)
      .set({ customerId, claimed: true })
      .where(and(isNull(orders.customerId), eq(sql`lower(${orders.buyerEmail})`, emailIdentity)))
      .returning({ id: orders.id })
    await transaction
      .update(customers)
      .set({ emailProvenAt: sql`coalesce(${customers.emailProvenAt}, now())` })
      .where(eq(customers.id, customerId))
    // Their reviews may now count as reviews by buyers.
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
