import { expect, test } from 'vitest'
import { halalas, ZERO } from '../money.ts'
import type { OrderState } from './order-status.ts'
import { undoDecision } from './undo-change.ts'

const state = (text: string): OrderState => {
  const [status, paymentStatus] = text.split('/')
  return { status, paymentStatus } as OrderState
}
const order = {
  isUndone: false,
  hasCreditNotes: false,
  cardMoney: ZERO,
  isErased: false,
  paymentMethod: 0,
  grandTotal: halalas(100),
} as const

test.each([
  ['a wrong shipping', ['processing/paid', 'shipped/paid'], {}, 'processing/paid'],
  ['a wrong completion', ['processing/paid', 'shipped/paid', 'completed/paid'], {}, 'shipped/paid'],
  ['a wrong payment', ['processing/paid'], {}, 'pending/unpaid'],
  ['a wrong payment of an order on hold', ['on hold/unpaid', 'processing/paid'], {}, 'on hold/unpaid'],
  ['a wrong hold', ['on hold/unpaid'], {}, 'pending/unpaid'],
  ['a wrong cancellation', ['cancelled/unpaid'], {}, 'pending/unpaid'],
  [
    'a wrong cancellation after a declined card',
    ['pending/failed', 'cancelled/failed'],
    { paymentMethod: 1 },
    'pending/failed',
  ],
  [
    'a wrong cancellation of an order refunded before',
    ['processing/paid', 'processing/refunded', 'cancelled/refunded'],
    { hasCreditNotes: true },
    'processing/refunded',
  ],
  [
    'a wrong shipping after a refund of a part',
    ['processing/paid', 'shipped/paid'],
    { hasCreditNotes: true },
    'processing/paid',
  ],
  [
    'a wrong shipping of a card order',
    ['processing/paid', 'shipped/paid'],
    { paymentMethod: 1 },
    'processing/paid',
  ],
  ['nothing', [], {}, 'nothing'],
  ['an undo', ['processing/paid', 'shipped/paid', 'processing/paid'], { isUndone: true }, 'undone'],
  ['an undo of a payment', ['processing/paid', 'pending/unpaid'], { isUndone: true }, 'undone'],
  ['a card payment', ['processing/paid'], { paymentMethod: 1 }, 'card'],
  ['a declined card', ['pending/failed'], { paymentMethod: 1 }, 'card'],
  [
    'a card payment after an undo',
    ['cancelled/unpaid', 'pending/unpaid', 'processing/paid'],
    { paymentMethod: 1, isUndone: true },
    'card',
  ],
  [
    'a transfer of an order that was also paid by card',
    ['processing/paid'],
    { cardMoney: halalas(99) },
    'paidTwice',
  ],
  [
    'a transfer of an order that its card paid in full',
    ['processing/paid'],
    { cardMoney: order.grandTotal },
    'processing/paid',
  ],
  [
    'a transfer of an order that its card paid in full, and of which a part was refunded',
    ['processing/paid'],
    { cardMoney: order.grandTotal, hasCreditNotes: true },
    'paidTwice',
  ],
  [
    'a shipping of an order paid twice',
    ['processing/paid', 'shipped/paid'],
    { cardMoney: order.grandTotal },
    'processing/paid',
  ],
  ['a cancellation of an erased buyer', ['cancelled/unpaid'], { isErased: true }, 'erased'],
  ['a refund in full', ['processing/paid', 'processing/refunded'], { hasCreditNotes: true }, 'refund'],
  ['a payment of which a part was refunded', ['processing/paid'], { hasCreditNotes: true }, 'refund'],
  ['the payment of an order of SAR 0.00', ['processing/paid'], { grandTotal: ZERO }, 'free'],
] as const)('decides about undoing %s', (_, history, rest, expected) => {
  const decision = undoDecision({ ...order, ...rest, history: history.map(state) })
  expect('to' in decision ? `${decision.to.status}/${decision.to.paymentStatus}` : decision.refusal).toBe(
    expected,
  )
})
