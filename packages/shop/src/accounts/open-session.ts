import type { Locale } from '@zayy/contract/types'
import { sessions } from '@zayy/database/schema/accounts'
import type { Device } from '@zayy/domain/accounts/device'
import type { Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import type { Caller } from './caller.ts'
import { newHashedToken } from './opaque-token.ts'

/**
 * The page and device of a login.
 * @property locale of the page
 * @property limitMultiplier 1000 with LIMITS=relaxed
 */
export type LoginPlace = Caller & { locale: Locale; device: Device; limitMultiplier: number }

/** A login that has just begun. Its token is not stored. */
export type NewLogin = { token: string; customerId: number }

/** Maximum number of concurrent logins per customer; a new one ends the oldest. */
const MAX_SESSIONS = 20

/**
 * Logs a customer in on a device for a day. Returns the token, which is not stored.
 * @param limitMultiplier multiplies the number of concurrent logins
 */
export async function openSession(
  database: Executor,
  customerId: number,
  { device, limitMultiplier }: Pick<LoginPlace, 'device' | 'limitMultiplier'>,
): Promise<string> {
  const { token, hash } = newHashedToken()
  await database.execute(sql`
    delete from ${sessions} where ${sessions.tokenHash} in (
      select ${sessions.tokenHash} from ${sessions} where ${sessions.customerId} = ${customerId}
      order by ${sessions.createdAt} desc offset ${MAX_SESSIONS * limitMultiplier - 1})`)
  await database.insert(sessions).values({ tokenHash: hash, customerId, ...device })
  await deleteEndedSessions(database)
  return token
}

/** Deletes a few ended logins with each new one, so that they do not pile up. */
async function deleteEndedSessions(database: Executor): Promise<void> {
  await database.execute(sql`
    delete from ${sessions} where ${sessions.tokenHash} in (
      select ${sessions.tokenHash} from ${sessions} where ${sessions.expiresAt} < now() limit 20 for update skip locked)`)
}
