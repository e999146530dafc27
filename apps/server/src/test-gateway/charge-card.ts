import type { Database, Transaction } from '@zayy/database/database'
import { inTransaction } from '@zayy/database/in-transaction'
import { testCharges, testEvents, testInvoices } from '@zayy/database/schema/test-gateway'
import { and, eq } from 'drizzle-orm'
import { invoiceStatus, lockInvoice } from './invoice-queries.ts'
import { testCardOf } from './test-cards.ts'

/** What came of trying a card. `confirm`: the bank asks its holder first. `closed`: nobody can pay here any more. */
export type CardResult =
  | { kind: 'confirm'; chargeId: string }
  | { kind: 'declined'; code: string }
  | { kind: 'closed' }

/** The most tries of cards on one page. */
const MOST_TRIES = 50

/** Tries a card on an invoice. Of the card only the last four digits are kept. */
export async function chargeCard(
  database: Database,
  invoiceId: string,
  number: string,
  now: Date,
): Promise<CardResult> {
  return await inTransaction(database, async (transaction): Promise<CardResult> => {
    const invoice = await lockInvoice(transaction, invoiceId)
    const tries = await transaction.$count(testCharges, eq(testCharges.invoiceId, invoiceId))
    if (!invoice || invoiceStatus(invoice, now) !== 'initiated' || tries >= MOST_TRIES)
      return { kind: 'closed' }
    const { company, message, code } = testCardOf(number)
    const isGood = code === '00'
    const [charge] = await transaction
      .insert(testCharges)
      .values({
        invoiceId,
        company,
        lastDigits: number.slice(-4),
        status: isGood ? 'initiated' : 'failed',
        message: isGood ? 'INITIATED' : message,
        responseCode: code,
        createdAt: now,
      })
      .returning({ id: testCharges.id })
    if (!charge) throw new Error('a payment was not written')
    if (isGood) return { kind: 'confirm', chargeId: charge.id }
    await addEvent(transaction, charge.id, 'payment_failed')
    return { kind: 'declined', code }
  })
}

/**
 * The answer of the card's holder to their bank (3-D Secure). A payment that was answered already stays as it is. An answer may come after
 * the invoice has ended, as banks wait: what was tried in time is then paid late.
 * @returns whether the invoice is paid now
 */
export async function answerBank(
  database: Database,
  { invoiceId, chargeId, approves }: { invoiceId: string; chargeId: string; approves: boolean },
  now: Date,
): Promise<boolean> {
  return await inTransaction(database, async (transaction) => {
    const invoice = await lockInvoice(transaction, invoiceId)
    if (!invoice) return false
    const isPaid = approves && ['initiated', 'expired'].includes(invoiceStatus(invoice, now))
    const [answered] = await transaction
      .update(testCharges)
      .set(
        isPaid
          ? { status: 'paid', message: 'APPROVED' }
          : { status: 'failed', message: '3-D SECURE FAILED', responseCode: '3DS' },
      )
      .where(
        and(
          eq(testCharges.id, chargeId),
          eq(testCharges.invoiceId, invoiceId),
          eq(testCharges.status, 'initiated'),
        ),
      )
      .returning({ id: testCharges.id })
    if (answered) {
      if (isPaid)
        await transaction.update(testInvoices).set({ status: 'paid' }).where(eq(testInvoices.id, invoiceId))
      await addEvent(transaction, chargeId, isPaid ? 'payment_paid' : 'payment_failed')
    }
    return answered !== undefined ? isPaid : invoice.status === 'paid'
  })
}

/** The shop is told once the transaction is committed. */
export async function addEvent(transaction: Transaction, chargeId: string, kind: string): Promise<void> {
  await transaction.insert(testEvents).values({ chargeId, kind })
}
