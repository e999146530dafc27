import { type Halalas, subtract, ZERO } from '@zayy/domain/money'
import type { Charge, PageStatus } from './payment-gateway.ts'

export type ExpectedPayment = {
  reference: string
  returnId: string
  orderId: number
  amount: Halalas
  total: Halalas
}

/** `disputed`: a payment that does not match the order; `unrelated`: an answer about another page. */
export type PaymentOutcome =
  | { kind: 'paid'; charge: Charge }
  | { kind: 'pending' | 'declined' | 'expired' | 'unrelated' }
  | { kind: 'disputed'; charge: Charge; differs: string }

/**
 * An order is paid if the gateway, called by the shop, reports a successful card payment on the order's own
 * page with matching amount, currency and order.
 */
export function paymentOutcome(page: PageStatus, expected: ExpectedPayment): PaymentOutcome {
  if (page.reference !== expected.reference) return { kind: 'unrelated' }
  const charge = page.charges.findLast(({ state }) => state === 'paid' || state === 'refunded')
  if (charge) {
    const differs = difference(page, charge, expected)
    return differs === undefined ? { kind: 'paid', charge } : { kind: 'disputed', charge, differs }
  }
  if (page.ended) return { kind: 'expired' }
  return { kind: page.charges.at(-1)?.state === 'failed' ? 'declined' : 'pending' }
}

/** Returns the part of the page's amount that the gateway no longer holds, whatever the charge's amount. */
export function goneOf(charge: Charge, { amount }: { amount: Halalas }): Halalas {
  const held = charge.refunded < charge.amount ? subtract(charge.amount, charge.refunded) : ZERO
  return held < amount ? subtract(amount, held) : ZERO
}

/** Returns the first mismatch, or undefined. */
function difference(page: PageStatus, charge: Charge, expected: ExpectedPayment): string | undefined {
  if (page.orderId !== String(expected.orderId) || page.returnId !== expected.returnId) return 'order'
  if (page.currency !== 'SAR' || charge.currency !== 'SAR') return 'currency'
  // Refunded before the shop recorded the payment: do not ship the pieces.
  if (charge.refunded > ZERO) return 'refunded sum'
  const amounts = [page.amount, charge.amount, expected.amount]
  return amounts.every((amount) => amount === expected.total) ? undefined : 'amount'
}
