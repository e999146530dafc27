import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@zayy/database/database'
import type { Halalas } from '@zayy/domain/money'
import { findRefund } from '@zayy/shop/payments/find-refund'
import { requestRefund } from '@zayy/shop/payments/request-refund'

/** How long the answer of the server is waited for, and how often it is looked for: milliseconds. */
const PATIENCE_MS = 15_000
const LOOK_MS = 250

/** `waiting`: no server has given it back yet; it will. */
export type CardRefunded =
  | { kind: 'given' | 'waiting'; amount: Halalas }
  | { kind: 'notPaid' | 'byGateway' }
  | { kind: 'tooMuch'; left: Halalas }

/** Asks for money of a card order to be given back, and waits a while for a server to do it. */
export async function refundCard(
  database: Database,
  refund: { code: string; amount: Halalas | null; reason: string; by: string },
): Promise<CardRefunded> {
  const key = randomUUID()
  const asked = await requestRefund(database, { ...refund, key })
  if (asked.kind !== 'asked') return asked
  const state = await answerOf(database, key)
  if (state === 'refused') return { kind: 'byGateway' }
  return { kind: state === 'done' ? 'given' : 'waiting', amount: asked.amount }
}

/** Waits for a server to give a refund, for a while. */
async function answerOf(database: Database, key: string): ReturnType<typeof findRefund> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const state = await findRefund(database, key)
    if (state === 'done' || state === 'refused' || performance.now() > until) return state
    await pause(LOOK_MS)
  }
}
