import type { Database } from '@zayy/database/database'
import { inTransaction } from '@zayy/database/in-transaction'
import { testCharges } from '@zayy/database/schema/test-gateway'
import { add, type Halalas, subtract, zero } from '@zayy/domain/money'
import { and, eq } from 'drizzle-orm'
import { addEvent } from './charge-card.ts'
import { lockInvoice, selectCharge } from './invoice-queries.ts'

/**
 * Gives all of a payment back before it is settled, as a shop does in the gateway's dashboard.
 * @returns whether it was: only one that was paid, and of which nothing was given back, is
 */
export async function voidCharge(database: Database, chargeId: string): Promise<boolean> {
  return await inTransaction(database, async (transaction) => {
    const voided = await transaction
      .update(testCharges)
      .set({ status: 'voided' })
      .where(
        and(eq(testCharges.id, chargeId), eq(testCharges.status, 'paid'), eq(testCharges.refunded, zero)),
      )
      .returning({ id: testCharges.id })
    if (voided.length > 0) await addEvent(transaction, chargeId, 'payment_voided')
    return voided.length > 0
  })
}

/**
 * Gives so much of a payment back, all that is left where no amount is named.
 * @returns whether it was given: a payment that was not made, or that has less left, stays as it is
 */
export async function refundCharge(
  database: Database,
  chargeId: string,
  amount: Halalas | undefined,
): Promise<boolean> {
  return await inTransaction(database, async (transaction) => {
    const known = await selectCharge(transaction, chargeId)
    const invoice = known && (await lockInvoice(transaction, known.invoice.id))
    const charge = (await selectCharge(transaction, chargeId))?.charge
    if (!invoice || charge?.status !== 'paid') return false
    const left = subtract(invoice.amount, charge.refunded)
    const given = amount ?? left
    if (given <= zero || given > left) return false
    const refunded = add(charge.refunded, given)
    const status = refunded === invoice.amount ? 'refunded' : 'paid'
    await transaction.update(testCharges).set({ refunded, status }).where(eq(testCharges.id, chargeId))
    await addEvent(transaction, chargeId, 'payment_refunded')
    return true
  })
}
