import { type Halalas, subtract, ZERO } from '@zayy/domain/money'
import type { Charge, PageStatus } from './payment-gateway.ts'

/** What the shop knows of a page itself. */
export type ExpectedPayment = {
  reference: string
  returnId: string
  orderId: number
  amount: Halalas
  total: Halalas
}

/**
 * What a page has come to. `disputed`: there is money that does not agree with the order; `unrelated`: the gateway
 * spoke of something else, which says nothing about this page.
 */
export type PaymentOutcome =
  | { kind: 'paid'; charge: Charge }
  | { kind: 'pending' | 'declined' | 'expired' | 'unrelated' }
  | { kind: 'disputed'; charge: Charge; differs: string }

/**
 * An order is paid when the gateway, asked by the shop itself, says that a card payment on the order's own page went
 * through, and amount, currency and order agree.
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

/** How much of a page's sum the gateway does not hold, whatever the charge on it was over: the rest of that may be more or less. */
export function goneOf(charge: Charge, { amount }: { amount: Halalas }): Halalas {
  const held = charge.refunded < charge.amount ? subtract(charge.amount, charge.refunded) : ZERO
  return held < amount ? subtract(amount, held) : ZERO
}

/** The first thing that does not agree; undefined where everything does. */
function difference(page: PageStatus, charge: Charge, expected: ExpectedPayment): string | undefined {
  if (page.orderId !== String(expected.orderId) || page.returnId !== expected.returnId) return 'order'
  if (page.currency !== 'SAR' || charge.currency !== 'SAR') return 'currency'
  // Given back at the gateway before the shop knew of it: whoever sends the pieces would send them for nothing.
  if (charge.refunded > ZERO) return 'sum given back'
  const amounts = [page.amount, charge.amount, expected.amount]
  return amounts.every((amount) => amount === expected.total) ? undefined : 'amount'
}
