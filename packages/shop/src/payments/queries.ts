import { orders } from '@zayy/database/schema/orders'
import { payments } from '@zayy/database/schema/payments'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'

export async function selectPayment(database: Executor, reference: string) {
  const [payment] = await database.select().from(payments).where(eq(payments.reference, reference))
  return payment
}

export async function selectOpenPayment(database: Executor, orderId: number) {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'open')))
  return payment
}

export async function selectReturn(database: Executor, returnId: string) {
  const [found] = await database
    .select({
      reference: payments.reference,
      orderId: orders.id,
      customerId: orders.customerId,
      locale: orders.locale,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.returnId, returnId))
  return found
}

/** Maximum seconds between polls of an open page. */
const MAX_POLL_INTERVAL_S = 3_600

/** Seconds until the first poll of an ended page; the interval doubles each time. */
export const FIRST_LATE_CHECK_S = 120

/** Polls of an ended page. They take eight and a half hours, and are made within `MAX_LATE_HOURS` after its end. */
const MAX_LATE_CHECKS = 8
const MAX_LATE_HOURS = 24

/**
 * Claims pages to poll: open ones, with intervals that double up to an hour, and ended ones a few times,
 * because a bank may answer late.
 */
export async function takeStalePayments(database: Executor, limit: number): Promise<string[]> {
  const stale = database
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        lte(payments.nextPollAt, sql`now()`),
        or(
          eq(payments.state, 'open'),
          and(
            eq(payments.state, 'expired'),
            lt(payments.pollCount, MAX_LATE_CHECKS),
            gt(payments.expiresAt, sql`now() - make_interval(hours => ${MAX_LATE_HOURS})`),
          ),
        ),
      ),
    )
    .orderBy(asc(payments.nextPollAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const taken = await database
    .update(payments)
    .set({
      pollCount: sql`${payments.pollCount} + 1`,
      nextPollAt: sql`now() + interval '1 second' * case ${payments.state}
        when 'open' then least(${MAX_POLL_INTERVAL_S}, 60 * 2 ^ least(${payments.pollCount}, 10))
        else ${FIRST_LATE_CHECK_S} * 2 ^ (${payments.pollCount} + 1) end`,
    })
    .where(inArray(payments.id, stale))
    .returning({ reference: payments.reference })
  return taken.map(({ reference }) => reference)
}

/**
 * Does not count a poll of an ended page if the gateway was unreachable, so that an outage does not use up its
 * polls.
 */
export async function uncountCheck(database: Executor, reference: string): Promise<void> {
  await database
    .update(payments)
    .set({ pollCount: sql`${payments.pollCount} - 1` })
    .where(and(eq(payments.reference, reference), eq(payments.state, 'expired'), gt(payments.pollCount, 0)))
}
