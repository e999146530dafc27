import { orders } from '@zayy/database/schema/orders'
import { payments } from '@zayy/database/schema/payments'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'

export async function selectPayment(database: Executor, reference: string) {
  const [payment] = await database.select().from(payments).where(eq(payments.reference, reference))
  return payment
}

/** The page on which an order can be paid; undefined where there is none. */
export async function selectOpenPayment(database: Executor, orderId: number) {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'open')))
  return payment
}

/** The page that the gateway sends a buyer back from, and whose order it is. */
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

/** The longest time between two checks of an open page, in seconds. */
const LONGEST_WAIT_S = 3_600

/** When a page that has ended is first asked about, in seconds; then after twice the time each. */
export const FIRST_LATE_CHECK_S = 120

/** How often a page that has ended is asked about, which takes eight hours and a half, and how long after its end at most: hours. */
const MOST_LATE_CHECKS = 8
const LATEST_CHECK_H = 24

/**
 * Takes pages of which nothing was heard for a while: open ones, each again only after twice the time, an hour at most; and those that
 * have ended, a few times, as a bank may answer late.
 */
export async function takeStalePayments(database: Executor, most: number): Promise<string[]> {
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
            lt(payments.pollCount, MOST_LATE_CHECKS),
            gt(payments.expiresAt, sql`now() - make_interval(hours => ${LATEST_CHECK_H})`),
          ),
        ),
      ),
    )
    .orderBy(asc(payments.nextPollAt))
    .limit(most)
    .for('update', { skipLocked: true })
  const taken = await database
    .update(payments)
    .set({
      pollCount: sql`${payments.pollCount} + 1`,
      nextPollAt: sql`now() + interval '1 second' * case ${payments.state}
        when 'open' then least(${LONGEST_WAIT_S}, 60 * 2 ^ least(${payments.pollCount}, 10))
        else ${FIRST_LATE_CHECK_S} * 2 ^ (${payments.pollCount} + 1) end`,
    })
    .where(inArray(payments.id, stale))
    .returning({ reference: payments.reference })
  return taken.map(({ reference }) => reference)
}

/**
 * A check of a page that has ended at which the gateway was away does not count: however long that lasts, it is asked as often afterwards,
 * within the day.
 */
export async function uncountCheck(database: Executor, reference: string): Promise<void> {
  await database
    .update(payments)
    .set({ pollCount: sql`${payments.pollCount} - 1` })
    .where(and(eq(payments.reference, reference), eq(payments.state, 'expired'), gt(payments.pollCount, 0)))
}
