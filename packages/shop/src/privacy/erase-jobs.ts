import { orderClaims, passwordResets } from '@zayy/database/schema/accounts'
import { contactMessages } from '@zayy/database/schema/contact'
import { jobs } from '@zayy/platform/jobs/jobs-table'
import type { Transaction } from '@zayy/platform/postgres/database'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { JobKind } from '../add-job.ts'
import type { Person } from './find-person.ts'
import { messagesOf, resetsOf } from './rows-of-person.ts'

const orderMails: JobKind[] = ['order-placed', 'buyer-digest', 'transfer-reminder', 'order-news']

/** Takes out of the queue every mail that waits for them, and the one about their address. What moves money stays. */
export async function eraseJobs(
  transaction: Transaction,
  person: Person,
  placed: readonly { id: number }[],
): Promise<void> {
  const { identity, customerId } = person
  const resets = transaction.select({ id: passwordResets.id }).from(passwordResets).where(resetsOf(person))
  const messages = transaction
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(messagesOf(person))
  const ofAccount =
    customerId === null
      ? []
      : [
          eq(numberIn('customerId'), customerId),
          inArray(
            numberIn('claimId'),
            transaction
              .select({ id: orderClaims.id })
              .from(orderClaims)
              .where(eq(orderClaims.customerId, customerId)),
          ),
        ]
  const orderIds = placed.map(({ id }) => id)
  await transaction
    .delete(jobs)
    .where(
      or(
        eq(sql`lower(${jobs.payload}->>'formerEmail')`, identity),
        eq(sql`${jobs.payload}->>'identity'`, identity),
        inArray(numberIn('resetId'), resets),
        inArray(numberIn('messageId'), messages),
        and(inArray(jobs.kind, orderMails), inArray(numberIn('orderId'), orderIds)),
        ...ofAccount,
      ),
    )
}

function numberIn(field: string): SQL {
  return sql`(${jobs.payload}->>${field})::int`
}
