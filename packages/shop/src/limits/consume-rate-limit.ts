import type { RateLimit } from '@zayy/contract/policies'
import type { Database } from '@zayy/database/database'
import { sql } from 'drizzle-orm'

/**
 * Counts one call of an actor against a limit, in the database's own time, so that any number of servers share it.
 *
 * @param times how many times the limit's number is allowed: 1, or 1000 with LIMITS=relaxed
 * @returns null when the call may go on; else the seconds until the window ends
 */
export async function consumeRateLimit(
  database: Database,
  limit: RateLimit,
  actor: string,
  times: number,
): Promise<number | null> {
  const key = `${limit.name}:${limit.seconds}:${actor}`
  const { rows } = await database.execute<{ calls: number; wait: number }>(sql`
    with spot as (select to_timestamp(floor(extract(epoch from now()) / ${limit.seconds}) * ${limit.seconds}) as opens)
    insert into call_windows as kept (key, opens, calls)
    select ${key}, opens, 1 from spot
    on conflict (key) do update set
      calls = case when kept.opens = excluded.opens then kept.calls + 1 else 1 end,
      opens = excluded.opens
    returning calls, ceil(extract(epoch from opens) + ${limit.seconds} - extract(epoch from now()))::int as wait`)
  const [row] = rows
  if (row?.calls === 1) await forgetOldWindows(database)
  return row && row.calls > limit.most * times ? Math.max(1, row.wait) : null
}

/** With each window that opens, a few that ended are forgotten, so that they do not pile up. */
async function forgetOldWindows(database: Database): Promise<void> {
  await database.execute(sql`
    delete from call_windows where key in (
      select key from call_windows where opens < now() - interval '2 days' limit 20 for update skip locked)`)
}
