import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Halalas, subtract, zero } from '@zayy/domain/money'
import type { Database } from '@zayy/platform/postgres/database'
import { findOrderId } from '@zayy/shop/orders/find-orders'
import { findDashboardRefunds } from '@zayy/shop/payments/find-dashboard-refunds'
import { findRefund } from '@zayy/shop/payments/find-refund'
import { requestRefund } from '@zayy/shop/payments/request-refund'

/** How long the answer of the server is waited for, and how often it is looked for: milliseconds. */
const PATIENCE_MS = 15_000
const LOOK_MS = 250

/**
 * `given`: `surplus` of it was more than the invoice, and has no credit note; `waiting`: no server has given it back yet, it will;
 * `elsewhere`: so much went back in the gateway's dashboard, and is recorded first.
 */
export type CardRefunded =
  | { kind: 'given'; amount: Halalas; surplus: Halalas; creditNote: number | null }
  | { kind: 'waiting' | 'elsewhere'; amount: Halalas }
  | { kind: 'notPaid' | 'underWay' | 'byGateway' }
  | { kind: 'tooMuch'; left: Halalas }

/** Asks for money of a card order to be given back, and waits a while for a server to do it. */
export async function refundCard(
  database: Database,
  refund: { code: string; amount: Halalas | null; reason: string; by: string },
): Promise<CardRefunded> {
  const key = randomUUID()
  const asked = await requestRefund(database, { ...refund, key })
  if (asked.kind !== 'asked') return asked
  const { amount } = asked
  const found = await answerOf(database, key)
  switch (found?.state) {
    case 'refused': {
      const orderId = await findOrderId(database, refund.code)
      const elsewhere = orderId === null ? zero : await findDashboardRefunds(database, orderId)
      return elsewhere > zero ? { kind: 'elsewhere', amount: elsewhere } : { kind: 'byGateway' }
    }
    case 'done': {
      const { creditNote } = found
      const surplus = subtract(amount, creditNote?.total ?? zero)
      return { kind: 'given', amount, surplus, creditNote: creditNote?.number ?? null }
    }
    default:
      return { kind: 'waiting', amount }
  }
}

/** Waits for a server to give a refund, for a while. */
async function answerOf(database: Database, key: string): ReturnType<typeof findRefund> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const found = await findRefund(database, key)
    if (found?.state === 'done' || found?.state === 'refused' || performance.now() > until) return found
    await pause(LOOK_MS)
  }
}
