import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../postgres/database.ts'
import type { LimitKeys } from './client-networks.ts'
import { rateLimits } from './rate-limits-table.ts'
import { secondsUntilAllowed, slidingCount } from './sliding-window.ts'

/** At most `max` calls of a key in any `seconds`. */
export type RateLimit = { name: string; max: number; seconds: number }

/** A counted call. `giveBack` frees its place at once. */
export type Consumed = { giveBack: () => Promise<void> }

/**
 * A call that was not counted, because `key` has used up the limit.
 * @property retryAfter seconds until one more call is allowed
 * @property isRemembered refused from memory, without a query
 */
export type Refused = { key: string; retryAfter: number; isRemembered?: true }

/**
 * Counts one call towards a limit for all servers, or refuses it. Of concurrent calls, exactly as many as allowed are counted.
 * Consume before the work that the limit bounds, and give back a call whose outcome does not count. A refused call is not
 * counted, so a client that keeps calling does not wait longer.
 * @param multiplier of the limit's number: 1, or 1000 with LIMITS=relaxed
 */
export async function consume(
  database: Executor,
  limit: RateLimit,
  keys: LimitKeys,
  multiplier: number,
): Promise<Consumed | Refused> {
  const { seconds } = limit
  const counted: (SQL | undefined)[] = []
  const giveBack = async () => {
    for (const row of counted)
      await database
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(row)
  }
  for (const { key, share } of keys) {
    const max = limit.max * share * multiplier
    const counter = counterKey(limit, key)
    const { windowStartsAt, ...counts } = await countsOf(database, counter, seconds)
    // The share of the previous window only shrinks meanwhile, so the room can only grow.
    const room = max - slidingCount({ ...counts, count: 0 }, seconds)
    if (counts.count >= room || !(await countOne(database, { key: counter, windowStartsAt }, room))) {
      await giveBack()
      const count = Math.max(counts.count, room)
      return { key, retryAfter: secondsUntilAllowed({ ...counts, count }, max, seconds) }
    }
    counted.push(and(eq(rateLimits.key, counter), eq(rateLimits.windowStartsAt, windowStartsAt)))
  }
  return { giveBack }
}

/** Returns the name that a limit counts a key under. */
export function counterKey({ name, seconds }: RateLimit, key: string): string {
  return `${name}:${seconds}:${key}`
}

/** Returns the current counts, by the database's clock. */
async function countsOf(database: Executor, counter: string, seconds: number) {
  const { key, windowStartsAt, count } = rateLimits
  const now = sql`extract(epoch from now())`
  const current = sql`to_timestamp(floor(${now} / ${seconds}) * ${seconds})`
  const previous = sql`${current} - make_interval(secs => ${seconds})`
  const countIn = (window: SQL) =>
    sql`coalesce(sum(${count}) filter (where ${windowStartsAt} = ${window}), 0)`.mapWith(Number)
  const [counts] = await database
    .select({
      windowStartsAt: current.mapWith(windowStartsAt),
      age: sql`mod(${now}, ${seconds})`.mapWith(Number),
      count: countIn(current),
      previous: countIn(previous),
    })
    .from(rateLimits)
    .where(and(eq(key, counter), gte(windowStartsAt, previous)))
  if (!counts) throw new Error('An aggregate has no row')
  return counts
}

/** Counts a call unless its window already holds `room` calls. Each new window deletes a few old ones. */
async function countOne(
  database: Executor,
  { key, windowStartsAt }: { key: string; windowStartsAt: Date },
  room: number,
): Promise<boolean> {
  const [row] = await database
    .insert(rateLimits)
    .values({ key, windowStartsAt, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStartsAt],
      set: { count: sql`${rateLimits.count} + 1` },
      setWhere: lt(rateLimits.count, room),
    })
    .returning({ count: rateLimits.count })
  if (row?.count === 1)
    await database.execute(sql`
      delete from rate_limits where (key, window_starts_at) in (
        select key, window_starts_at from rate_limits where window_starts_at < now() - interval '2 days'
        limit 20 for update skip locked)`)
  return row !== undefined
}
