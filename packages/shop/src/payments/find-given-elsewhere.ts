import type { Executor } from '@zayy/database/database'
import { payments } from '@zayy/database/schema/payments'
import { type Halalas, subtract, zero } from '@zayy/domain/money'
import { and, asc, eq, gt } from 'drizzle-orm'

/** What of a payment was given back in the gateway's dashboard and is in no record of the shop's yet. */
export function elsewhereOf({
  refunded,
  toldRefunded,
}: {
  refunded: Halalas
  toldRefunded: Halalas
}): Halalas {
  return toldRefunded > refunded ? subtract(toldRefunded, refunded) : zero
}

/** The same of the first such payment of an order; zero where there is none. */
export async function findGivenElsewhere(database: Executor, orderId: number): Promise<Halalas> {
  const [payment] = await database
    .select({ refunded: payments.refunded, toldRefunded: payments.toldRefunded })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.state, 'paid'),
        gt(payments.toldRefunded, payments.refunded),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(1)
  return payment ? elsewhereOf(payment) : zero
}
