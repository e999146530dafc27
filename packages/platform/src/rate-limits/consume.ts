import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../postgres/database.ts'
import { callWindows } from './call-windows-table.ts'
import type { LimitKeys } from './client-networks.ts'
import { secondsUntilAllowed, slidingCount } from './sliding-window.ts'

/** At most `max` calls of a key in any `seconds`. */
export type RateLimit = { name: string; max: number; seconds: number }

/** A call that was counted. `giveBack` frees its place at once. */
export type Consumed = { giveBack: () => Promise<void> }

/**
 * A call that was not counted, as `key` has used up the limit.
 * @property retryAfter seconds until one more call is allowed
 * @property isRemembered the database was not asked
 */
export type Refused = { key: string; retryAfter: number; isRemembered?: true }

/**
 * Counts one call towards a limit, or refuses it, in one statement for each key: of any number of calls at once, over all servers,
 * exactly as many as allowed are counted. Consume before the work that the limit bounds, and give back an outcome that does not
 * count. A refused call is not counted, so a client that goes on calling does not wait longer.
 *
 * @param multiplier of the limit's number: 1, or 1000 with LIMITS=relaxed
 */
export async function consume(
  database: Executor,
  limit: RateLimit,
  keys: LimitKeys,
  multiplier: number,
): Promise<Consumed | Refused> {
  const counted: { key: string; opens: Date }[] = []
  const giveBack = async () => {
    for (const { key, opens } of counted) await giveBackOne(database, limit, key, opens)
  }
  for (const { key, share } of keys) {
    const max = limit.max * share * multiplier
    const opens = await consumeOne(database, limit, key, max)
    if (opens === null) {
      await giveBack()
      return { key, retryAfter: await retryAfterOf(database, limit, key, max) }
    }
    counted.push({ key, opens })
  }
  return { giveBack }
}

/** Returns the name that a limit counts a key under. */
export function counterKey({ name, seconds }: RateLimit, key: string): string {
  return `${name}:${seconds}:${key}`
}

/** Returns when the window opened in which the call was counted, by the database's clock; null: there are `max`. */
async function consumeOne(
  database: Executor,
  limit: RateLimit,
  key: string,
  max: number,
): Promise<Date | null> {
  const { seconds } = limit
  const { opens } = callWindows
  const isOpen = sql`${opens} = excluded.opens`
  const calls = sql`case when ${isOpen} then ${callWindows.calls} else 0 end`
  const before = sql`case when ${isOpen} then ${callWindows.before}
    when ${opens} = excluded.opens - make_interval(secs => ${seconds}) then least(${callWindows.calls}, ${max}) else 0 end`
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
      setWhere: sql`(${calls}) + ceil((${before}) * ${left}) < ${max}`,
    })
    .returning({ calls: callWindows.calls, opens })
  if (row?.calls === 1) await deleteOldWindows(database)
  return row?.opens ?? null
}

async function retryAfterOf(database: Executor, limit: RateLimit, key: string, max: number): Promise<number> {
  const { calls, before, opens } = callWindows
  const [row] = await database
    .select({ count: calls, previous: before, age: ageOf(opens).mapWith(Number) })
    .from(callWindows)
    .where(eq(callWindows.key, counterKey(limit, key)))
  if (!row) return 1
  const { seconds } = limit
  const isOpen = row.age < seconds
  const now = isOpen ? row : { count: 0, previous: Math.min(row.count, max), age: row.age - seconds }
  return slidingCount(now, seconds) >= max ? secondsUntilAllowed(now, max, seconds) : 1
}

/** Seconds since a window opened. */
function ageOf(opens: AnyPgColumn | SQL) {
  return sql`extract(epoch from now() - ${opens})`
}

/** Takes one call out of the window that it was counted in, which may be the previous one by now. */
async function giveBackOne(database: Executor, limit: RateLimit, key: string, counted: Date): Promise<void> {
  const { calls, before, opens } = callWindows
  const then = sql`${counted.toISOString()}::timestamptz`
  const next = sql`${then} + make_interval(secs => ${limit.seconds})`
  await database
    .update(callWindows)
    .set({
      calls: sql`case when ${opens} = ${then} then greatest(${calls} - 1, 0) else ${calls} end`,
      before: sql`case when ${opens} = ${next} then greatest(${before} - 1, 0) else ${before} end`,
    })
    .where(eq(callWindows.key, counterKey(limit, key)))
}

/** Deletes a few windows that ended with each that opens, so that they do not pile up. */
async function deleteOldWindows(database: Executor): Promise<void> {
  await database.execute(sql`
    delete from call_windows where key in (
      select key from call_windows where opens < now() - interval '2 days' limit 20 for update skip locked)`)
}
