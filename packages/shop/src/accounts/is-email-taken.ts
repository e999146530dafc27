import { customers } from '@zayy/database/schema/accounts'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'

/** Whether an e-mail address has an account. @param identity as `emailIdentity` has it */
export async function isEmailTaken(database: Executor, identity: string): Promise<boolean> {
  return (await database.$count(customers, eq(customers.emailIdentity, identity))) > 0
}
