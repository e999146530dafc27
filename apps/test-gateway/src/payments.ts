import { randomUUID } from 'node:crypto'
import { add, type Halalas, subtract, ZERO } from '@zayy/domain/money'
import { testCardOf } from './cards.ts'
import { invoiceStatus, type Payment, type Storage } from './storage.ts'

const MAX_CARD_ATTEMPTS = 50

/**
 * Tries a card on an invoice. Only its last four digits are stored.
 * @returns the payment that the card holder's bank has to confirm; undefined if the card was declined or the page is closed
 */
export function chargeCard(
  storage: Storage,
  invoiceId: string,
  cardNumber: string,
  now: Date,
): Payment | undefined {
  return storage.changeInvoice(invoiceId, now, (invoice, notify) => {
    if (invoiceStatus(invoice, now) !== 'initiated' || invoice.payments.length >= MAX_CARD_ATTEMPTS)
      return undefined
    const { company, message, code } = testCardOf(cardNumber)
    const isGood = code === '00'
    const payment: Payment = {
      id: randomUUID(),
      status: isGood ? 'initiated' : 'failed',
      amount: invoice.amount,
      currency: invoice.currency,
      refunded: ZERO,
      captured: 0,
      description: invoice.description,
      invoice_id: invoiceId,
      created_at: now.toISOString(),
      metadata: invoice.metadata,
      source: {
        type: 'creditcard',
        company,
        number: `XXXX-XXXX-XXXX-${cardNumber.slice(-4)}`,
        message: isGood ? 'INITIATED' : message,
        response_code: code,
      },
    }
    invoice.payments.push(payment)
    if (isGood) return payment
    notify(payment, 'payment_failed')
    return undefined
  })
}

/**
 * Records the card holder's answer to their bank (3-D Secure), once. It may arrive after the invoice has expired: a payment that was
 * started in time is then paid late.
 * @returns true if the invoice is paid now
 */
export function answerBank(
  storage: Storage,
  { invoiceId, paymentId, approves }: { invoiceId: string; paymentId: string; approves: boolean },
  now: Date,
): boolean {
  const isPaid = storage.changeInvoice(invoiceId, now, (invoice, notify) => {
    const payment = invoice.payments.find(({ id }) => id === paymentId)
    if (payment?.status !== 'initiated') return invoice.status === 'paid'
    if (approves && invoice.status === 'initiated') {
      invoice.status = 'paid'
      payment.status = 'paid'
      payment.source.message = 'APPROVED'
      notify(payment, 'payment_paid')
      return true
    }
    payment.status = 'failed'
    payment.source.message = '3-D SECURE FAILED'
    payment.source.response_code = '3DS'
    notify(payment, 'payment_failed')
    return false
  })
  return isPaid ?? false
}

/**
 * Voids a payment before it is settled, as a shop does in the gateway's dashboard.
 * @returns the payment, or undefined if it was not paid or part of it was refunded
 */
export function voidPayment(storage: Storage, paymentId: string, now: Date): Payment | undefined {
  const invoiceId = storage.findInvoiceOfPayment(paymentId)?.id ?? ''
  return storage.changeInvoice(invoiceId, now, (invoice, notify) => {
    const payment = invoice.payments.find(({ id }) => id === paymentId)
    if (payment?.status !== 'paid' || payment.refunded !== ZERO) return undefined
    payment.status = 'voided'
    notify(payment, 'payment_voided')
    return payment
  })
}

/**
 * Refunds an amount of a payment, or all that is left of it.
 * @returns the payment, or undefined if it was not paid or has less left
 */
export function refundPayment(
  storage: Storage,
  paymentId: string,
  amount: Halalas | undefined,
  now: Date,
): Payment | undefined {
  const invoiceId = storage.findInvoiceOfPayment(paymentId)?.id ?? ''
  return storage.changeInvoice(invoiceId, now, (invoice, notify) => {
    const payment = invoice.payments.find(({ id }) => id === paymentId)
    if (payment?.status !== 'paid') return undefined
    const left = subtract(payment.amount, payment.refunded)
    const refund = amount ?? left
    if (refund <= ZERO || refund > left) return undefined
    payment.refunded = add(payment.refunded, refund)
    if (payment.refunded === payment.amount) payment.status = 'refunded'
    notify(payment, 'payment_refunded')
    return payment
  })
}
