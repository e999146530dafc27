import { expect, test } from 'vitest'
import { orderProgress, type TravelledOrder } from './order-progress.ts'

const created_at = '2026-11-01T08:00:00Z'
const second = '2026-11-02T08:00:00Z'
const third = '2026-11-03T08:00:00Z'
const fourth = '2026-11-04T08:00:00Z'
const paid = { at: second, status: 'processing', payment_status: 'paid' } as const
const shipped = { at: third, status: 'shipped', payment_status: 'paid' } as const

const cases: [string, Omit<TravelledOrder, 'created_at'>, string[]][] = [
  ['new', { status: 'pending', payment_status: 'unpaid', history: [] }, [`placed ${created_at}`]],
  [
    'paid',
    { status: 'processing', payment_status: 'paid', history: [paid] },
    [`placed ${created_at}`, `paid ${second}`],
  ],
  [
    'completed',
    {
      status: 'completed',
      payment_status: 'paid',
      history: [paid, shipped, { ...shipped, at: fourth, status: 'completed' }],
    },
    [`placed ${created_at}`, `paid ${second}`, `shipped ${third}`, `completed ${fourth}`],
  ],
  [
    'shipped again after a shipping that was undone',
    {
      status: 'shipped',
      payment_status: 'paid',
      history: [paid, shipped, { ...paid, at: third }, { ...shipped, at: fourth }],
    },
    [`placed ${created_at}`, `paid ${second}`, `shipped ${fourth}`],
  ],
  [
    'on its way again after a completion that was undone',
    {
      status: 'shipped',
      payment_status: 'paid',
      history: [paid, shipped, { ...shipped, at: fourth, status: 'completed' }, { ...shipped, at: fourth }],
    },
    [`placed ${created_at}`, `paid ${second}`, `shipped ${third}`],
  ],
  [
    'shipped before history was written',
    { status: 'shipped', payment_status: 'paid', history: [] },
    [`placed ${created_at}`, 'paid null', 'shipped null'],
  ],
  [
    'refunded before it was sent',
    {
      status: 'processing',
      payment_status: 'refunded',
      history: [paid, { at: third, status: 'processing', payment_status: 'refunded' }],
    },
    [`placed ${created_at}`, `paid ${second}`, `refunded ${third}`],
  ],
  [
    'refunded after it was sent',
    {
      status: 'shipped',
      payment_status: 'refunded',
      history: [paid, shipped, { at: fourth, status: 'shipped', payment_status: 'refunded' }],
    },
    [`placed ${created_at}`, `paid ${second}`, `shipped ${third}`],
  ],
  [
    'refunded and cancelled',
    {
      status: 'cancelled',
      payment_status: 'refunded',
      history: [paid, { at: third, status: 'cancelled', payment_status: 'refunded' }],
    },
    [`placed ${created_at}`, `paid ${second}`, `cancelled ${third}`],
  ],
  [
    'paid after its cancellation, then refunded',
    {
      status: 'cancelled',
      payment_status: 'refunded',
      history: [
        { at: second, status: 'cancelled', payment_status: 'unpaid' },
        { at: third, status: 'cancelled', payment_status: 'paid' },
        { at: fourth, status: 'cancelled', payment_status: 'refunded' },
      ],
    },
    [`placed ${created_at}`, `cancelled ${second}`, `paid ${third}`, `refunded ${fourth}`],
  ],
]

test.each(cases)('an order that is %s', (_what, order, expected) => {
  const reached = orderProgress({ created_at, ...order }).filter(({ isReached }) => isReached)
  expect(reached.map(({ step, at }) => `${step} ${at}`)).toEqual(expected)
})

test('shows future steps unless the order is cancelled or refunded', () => {
  const open = { created_at, status: 'pending', payment_status: 'unpaid', history: [] } as const
  expect(orderProgress(open).map(({ step }) => step)).toEqual(['placed', 'paid', 'shipped', 'completed'])
  const refunded = { ...open, status: 'processing', payment_status: 'refunded' } as const
  expect(orderProgress(refunded).map(({ step }) => step)).toEqual(['placed', 'paid', 'refunded'])
  expect(orderProgress({ ...open, status: 'cancelled' }).map(({ step }) => step)).toEqual([
    'placed',
    'cancelled',
  ])
})
