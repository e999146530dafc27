import type { Locale } from '@zayy/contract/types'
import { sessions } from '@zayy/database/schema/accounts'
import type { Device } from '@zayy/domain/accounts/device'
import type { Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import type { HashTurn } from './hash-queue.ts'
import { newHashedToken } from './opaque-token.ts'

/**
 * Where somebody logs in.
 * @property locale of the page
 * @property limitMultiplier how many times as much as usual is allowed: 1000 with LIMITS=relaxed
 */
export type LoginPlace = HashTurn & { locale: Locale; device: Device; limitMultiplier: number }

/** A login that has just begun. The token is kept nowhere. */
export type NewLogin = { token: string; customerId: number }

/** How many logins of one customer live at a time: the oldest goes. */
const MAX_SESSIONS = 20

/**
 * Logs a customer in for a day, on a device. Gives the token, which is nowhere kept.
 * @param limitMultiplier how many times as many logins as usual live
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
  await forgetEndedSessions(database)
  return token
}

/** With each login, a few that ended are forgotten, so that they do not pile up. */
async function forgetEndedSessions(database: Executor): Promise<void> {
  await database.execute(sql`
    delete from ${sessions} where ${sessions.tokenHash} in (
      select ${sessions.tokenHash} from ${sessions} where ${sessions.expiresAt} < now() limit 20 for update skip locked)`)
}
