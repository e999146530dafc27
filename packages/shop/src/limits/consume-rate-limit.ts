import type { RateLimit } from '@zayy/contract/policies'
import type { Database } from '@zayy/database/database'
import { callWindows } from '@zayy/database/schema/call-windows'
import { and, eq, gte, sql } from 'drizzle-orm'

/**
 * Counts once more of an actor towards a limit, in the database's own time, so that any number of servers share it.
 *
 * @param times how many times the limit's number is allowed: 1, or 1000 with LIMITS=relaxed
 * @returns null while there have not been more than allowed; else the seconds until the window ends
 */
export async function consumeRateLimit(
  database: Database,
  limit: RateLimit,
  actor: string,
  times: number,
): Promise<number | null> {
  const { calls, opens } = callWindows
  const [row] = await database
    .insert(callWindows)
    .values({
      key: keyOf(limit, actor),
      opens: sql`to_timestamp(floor(extract(epoch from now()) / ${limit.seconds}) * ${limit.seconds})`,
      calls: 1,
    })
    .onConflictDoUpdate({
      target: callWindows.key,
      set: {
        calls: sql`case when ${opens} = excluded.opens then ${calls} + 1 else 1 end`,
        opens: sql`excluded.opens`,
      },
    })
    .returning({
      calls,
      wait: secondsLeft(limit),
    })
  if (row?.calls === 1) await forgetOldWindows(database)
  return row && row.calls > limit.most * times ? Math.max(1, row.wait) : null
}

/**
 * Whether an actor has used up a limit, without counting. Locks nothing and writes nothing.
 *
 * @returns null when not; else the seconds until the window ends
 */
export async function usedUpRateLimit(
  database: Database,
  limit: RateLimit,
  actor: string,
  times: number,
): Promise<number | null> {
  const { key, calls, opens } = callWindows
  const [row] = await database
    .select({ wait: secondsLeft(limit) })
    .from(callWindows)
    .where(
      and(
        eq(key, keyOf(limit, actor)),
        gte(calls, limit.most * times),
        sql`${opens} > now() - make_interval(secs => ${limit.seconds})`,
      ),
    )
  return row ? Math.max(1, row.wait) : null
}

/** Takes one count back, as if it had not been: what was counted beforehand has come to something that does not count. */
export async function giveBackRateLimit(database: Database, limit: RateLimit, actor: string): Promise<void> {
  const key = keyOf(limit, actor)
  await database.execute(sql`
    with last as (delete from ${callWindows} where ${callWindows.key} = ${key} and ${callWindows.calls} = 1)
    update ${callWindows} set calls = ${callWindows.calls} - 1
    where ${callWindows.key} = ${key} and ${callWindows.calls} > 1`)
}

/** The seconds until a window that has begun ends. */
function secondsLeft({ seconds }: RateLimit) {
  return sql`ceil(extract(epoch from ${callWindows.opens}) + ${seconds} - extract(epoch from now()))`.mapWith(
    Number,
  )
}

function keyOf({ name, counts, seconds }: RateLimit, actor: string): string {
  return `${name}:${counts}:${seconds}:${actor}`
}

/** With each window that opens, a few that ended are forgotten, so that they do not pile up. */
async function forgetOldWindows(database: Database): Promise<void> {
  await database.execute(sql`
    delete from call_windows where key in (
      select key from call_windows where opens < now() - interval '2 days' limit 20 for update skip locked)`)
}
