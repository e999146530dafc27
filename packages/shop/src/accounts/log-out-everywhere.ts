import type { Executor } from '@zayy/database/database'
import { sessions } from '@zayy/database/schema/accounts'
import { eq } from 'drizzle-orm'

/** Ends every login of a customer, on all devices. */
export async function logOutEverywhere(database: Executor, customerId: number): Promise<void> {
  await database.delete(sessions).where(eq(sessions.customerId, customerId))
}
