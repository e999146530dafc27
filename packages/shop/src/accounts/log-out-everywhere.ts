import type { Executor } from '@zayy/platform/postgres/database'
import { endSessions } from './end-sessions.ts'

/** Ends every login of a customer, on all devices. */
export async function logOutEverywhere(database: Executor, customerId: number): Promise<void> {
  await endSessions(database, customerId)
}
