import { customers } from '@zayy/database/schema/accounts'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { consumeMailLimit, mailClient } from '../consume-mail-limit.ts'
import { DomainError } from '../domain-error.ts'
import type { Caller } from './caller.ts'

/**
 * Counts a mail to the address of an account that nobody has proved to be theirs: it may be a stranger's. Mails to proven addresses
 * are not counted.
 * @param account SQL condition of its customer
 * @param client as returned by `mailClient`
 * @returns false if the mailbox got too many
 */
export async function countAccountMail(
  transaction: Executor,
  account: SQL,
  { mail, client }: { mail: string; client: string | undefined },
  limitMultiplier: number,
): Promise<boolean> {
  const [unproven] = await transaction
    .select({ to: customers.email })
    .from(customers)
    .where(and(account, isNull(customers.emailProvenAt)))
  if (!unproven || client === undefined) return true
  return await consumeMailLimit(
    transaction,
    { mail, kind: 'account', to: unproven.to, client },
    limitMultiplier,
  )
}

/**
 * Counts a mail that a customer causes to the address of their account.
 * @param mail its id
 * @throws DomainError 429 `mailsFull` if the mailbox got too many; the caller's change is rolled back, because its mail could not be sent
 */
export async function consumeAccountMail(
  transaction: Executor,
  { customerId, mail }: { customerId: number; mail: string },
  { client, limitMultiplier = 1 }: Caller,
): Promise<void> {
  const counted = { mail, client: client === undefined ? undefined : mailClient(client, 'account') }
  if (!(await countAccountMail(transaction, eq(customers.id, customerId), counted, limitMultiplier)))
    throw new DomainError(429, 'mailsFull')
}
