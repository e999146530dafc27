import { customers } from '@zayy/database/schema/accounts'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { consumeMailLimit, mailClient } from '../consume-mail-limit.ts'
import { DomainError } from '../domain-error.ts'
import type { HashTurn } from './hash-queue.ts'

/**
 * Counts a mail that a customer causes to the address of their account. Without proof that the address is theirs, it may be a
 * stranger's.
 * @param mail its id
 * @throws DomainError 429 `mailsFull` if the mailbox got too many; the caller's change is rolled back, because its mail could not be sent
 */
export async function consumeAccountMail(
  transaction: Executor,
  { customerId, mail }: { customerId: number; mail: string },
  { client, limitMultiplier = 1 }: Pick<HashTurn, 'client' | 'limitMultiplier'>,
): Promise<void> {
  const [customer] = await transaction
    .select({ to: customers.email, provenAt: customers.emailProvenAt })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!customer || customer.provenAt !== null || client === undefined) return
  const counted = { mail, kind: 'account', to: customer.to, client: mailClient(client, 'account') } as const
  if (!(await consumeMailLimit(transaction, counted, limitMultiplier)))
    throw new DomainError(429, 'mailsFull')
}
