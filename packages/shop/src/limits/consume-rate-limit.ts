import type { RateLimit } from '@zayy/contract/policies'
import type { Database } from '@zayy/platform/postgres/database'
import { callWindows } from '@zayy/platform/rate-limits/call-windows-table'
import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { counterKey, type LimitActor } from './counter-key.ts'
import { secondsUntilAllowed, slidingCount } from './sliding-window.ts'

/** A call that was counted, which `giveBack` undoes. */
export type Consumed = { giveBack: () => Promise<void> }

/** A limit that is used up: under which of the actor's keys, and the seconds until one more call is allowed. */
export type UsedUp = { key: string; wait: number }

/**
 * Counts one call of an actor towards a limit, or refuses it, in one statement for each of the actor's keys: of any number of
 * calls at once, over all servers, exactly as many as allowed are counted. Take it before the work that it bounds, and give it back
 * if the outcome is one that the limit does not count.
 *
 * A refused call is not counted, so a client that goes on calling does not wait longer for it.
 *
 * @param times how many times the limit's number is allowed: 1, or 1000 with LIMITS=relaxed
 */
export async function consumeRateLimit(
  database: Database,
  limit: RateLimit,
  actor: LimitActor,
  times: number,
): Promise<Consumed | UsedUp> {
  const counted: { key: string; opens: Date }[] = []
  const giveBack = async () => {
    for (const { key, opens } of counted) await giveBackOne(database, limit, key, opens)
  }
  for (const { key, times: wider } of actor) {
    const most = limit.max * wider * times
    const opens = await consumeOne(database, limit, key, most)
    if (opens === null) {
      await giveBack()
      return { key, wait: (await waitOf(database, limit, key, most)) ?? 1 }
    }
    counted.push({ key, opens })
  }
  return { giveBack }
}

/** Returns which key of an actor has used up a limit, or null, without counting. Writes and locks nothing. */
export async function usedUpRateLimit(
  database: Database,
  limit: RateLimit,
  actor: LimitActor,
  times: number,
): Promise<UsedUp | null> {
  for (const { key, times: wider } of actor) {
    const wait = await waitOf(database, limit, key, limit.max * wider * times)
    if (wait !== null) return { key, wait }
  }
  return null
}

/** Returns when the window opened in which one more call was counted, by the database's clock; null: there are `most`. */
async function consumeOne(
  database: Database,
  limit: RateLimit,
  key: string,
  most: number,
): Promise<Date | null> {
  const { seconds } = limit
  const { opens } = callWindows
  const isOpen = sql`${opens} = excluded.opens`
  const calls = sql`case when ${isOpen} then ${callWindows.calls} else 0 end`
  const before = sql`case when ${isOpen} then ${callWindows.before}
    when ${opens} = excluded.opens - make_interval(secs => ${seconds}) then least(${callWindows.calls}, ${most}) else 0 end`
  const left = sql`greatest(0, 1 - ${ageOf(sql`excluded.opens`)} / ${seconds})`
  const [row] = await database
    .insert(callWindows)
    .values({
      key: counterKey(limit, key),
      opens: sql`to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds})`,
      calls: 1,
    })
    .onConflictDoUpdate({
      target: callWindows.key,
      set: { calls: sql`${calls} + 1`, before, opens: sql`excluded.opens` },
      // The same as slidingCount.
      setWhere: sql`(${calls}) + ceil((${before}) * ${left}) < ${most}`,
    })
    .returning({ calls: callWindows.calls, opens })
  if (row?.calls === 1) await forgetOldWindows(database)
  return row?.opens ?? null
}

async function waitOf(
  database: Database,
  limit: RateLimit,
  key: string,
  most: number,
): Promise<number | null> {
  const { calls, before, opens } = callWindows
  const [row] = await database
    .select({ calls, before, age: ageOf(opens).mapWith(Number) })
    .from(callWindows)
    .where(eq(callWindows.key, counterKey(limit, key)))
  if (!row) return null
  const { seconds } = limit
  const isOpen = row.age < seconds
  const now = isOpen ? row : { calls: 0, before: Math.min(row.calls, most), age: row.age - seconds }
  return slidingCount(now, seconds) >= most ? secondsUntilAllowed(now, most, seconds) : null
}

/** Seconds since a window opened. */
function ageOf(opens: AnyPgColumn | ReturnType<typeof sql>) {
  return sql`extract(epoch from now() - ${opens})`
}

/** Takes one call out of the window that it was counted in, which may be the one before by now. */
async function giveBackOne(database: Database, limit: RateLimit, key: string, counted: Date): Promise<void> {
  const { calls, before, opens } = callWindows
  const next = sql`${counted.toISOString()}::timestamptz + make_interval(secs => ${limit.seconds})`
  await database
    .update(callWindows)
    .set({
      calls: sql`case when ${opens} = ${counted.toISOString()}::timestamptz then greatest(${calls} - 1, 0) else ${calls} end`,
      before: sql`case when ${opens} = ${next} then greatest(${before} - 1, 0) else ${before} end`,
    })
    .where(eq(callWindows.key, counterKey(limit, key)))
}

/** With each window that opens, a few that ended are forgotten, so that they do not pile up. */
async function forgetOldWindows(database: Database): Promise<void> {
  await database.execute(sql`
    delete from call_windows where key in (
      select key from call_windows where opens < now() - interval '2 days' limit 20 for update skip locked)`)
}
