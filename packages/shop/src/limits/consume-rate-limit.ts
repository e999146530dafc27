import type { RateLimit } from '@zayy/contract/policies'
import type { Database } from '@zayy/database/database'
import { callWindows } from '@zayy/database/schema/call-windows'
import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { counterKey } from './counter-key.ts'
import { secondsUntilAllowed, slidingCount } from './sliding-window.ts'

/**
 * Counts once more of an actor towards a limit, in the database's own time, so that any number of servers share it.
 * Calls beyond the limit do not slide into the next window: whoever goes on calling does not wait the longer for it.
 *
 * @param times how many times the limit's number is allowed: 1, or 1000 with LIMITS=relaxed
 * @returns null while there have not been more than allowed; else the seconds until one more is allowed
 */
export async function consumeRateLimit(
  database: Database,
  limit: RateLimit,
  actor: string,
  times: number,
): Promise<number | null> {
  const { calls, before, opens } = callWindows
  const most = limit.most * times
  const [row] = await database
    .insert(callWindows)
    .values({
      key: counterKey(limit, actor),
      opens: sql`to_timestamp(floor(extract(epoch from now()) / ${limit.seconds}) * ${limit.seconds})`,
      calls: 1,
    })
    .onConflictDoUpdate({
      target: callWindows.key,
      set: {
        calls: sql`case when ${opens} = excluded.opens then least(${calls} + 1, ${most + 1}) else 1 end`,
        before: sql`case when ${opens} = excluded.opens then ${before}
          when ${opens} = excluded.opens - make_interval(secs => ${limit.seconds}) then least(${calls}, ${most}) else 0 end`,
        opens: sql`excluded.opens`,
      },
    })
    .returning({ calls, before, age: ageOf(opens) })
  if (row?.calls === 1) await forgetOldWindows(database)
  return row && slidingCount(row, limit.seconds) > most ? secondsUntilAllowed(row, most, limit.seconds) : null
}

/**
 * Whether an actor has used up a limit, without counting. Locks nothing and writes nothing.
 *
 * @returns null when not; else the seconds until one more is allowed
 */
export async function usedUpRateLimit(
  database: Database,
  limit: RateLimit,
  actor: string,
  times: number,
): Promise<number | null> {
  const { key, calls, before, opens } = callWindows
  const [row] = await database
    .select({ calls, before, age: ageOf(opens) })
    .from(callWindows)
    .where(eq(key, counterKey(limit, actor)))
  if (!row) return null
  const { seconds } = limit
  const most = limit.most * times
  const isOpen = row.age < seconds
  const now = isOpen ? row : { calls: 0, before: Math.min(row.calls, most), age: row.age - seconds }
  return slidingCount(now, seconds) >= most ? secondsUntilAllowed(now, most, seconds) : null
}

/** Seconds since a window opened. */
function ageOf(opens: AnyPgColumn) {
  return sql`extract(epoch from now() - ${opens})`.mapWith(Number)
}

/** Takes one count back, as if it had not been: what was counted beforehand has come to something that does not count. */
export async function giveBackRateLimit(database: Database, limit: RateLimit, actor: string): Promise<void> {
  const { key, calls } = callWindows
  await database
    .update(callWindows)
    .set({ calls: sql`greatest(${calls} - 1, 0)` })
    .where(eq(key, counterKey(limit, actor)))
}

/** With each window that opens, a few that ended are forgotten, so that they do not pile up. */
async function forgetOldWindows(database: Database): Promise<void> {
  await database.execute(sql`
    delete from call_windows where key in (
      select key from call_windows where opens < now() - interval '2 days' limit 20 for update skip locked)`)
}
