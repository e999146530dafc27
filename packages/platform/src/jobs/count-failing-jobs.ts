import { and, gt, gte, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Executor } from '../postgres/database.ts'
import { jobs } from './jobs-table.ts'

/** Jobs of these kinds, or of all others. */
type Kinds = { only: readonly string[] } | { except: readonly string[] }

/** SQL: the job was given up in the last `days` days. */
export const givenUpWithin = (days: number) => gt(jobs.failedAt, sql`now() - make_interval(days => ${days})`)

/**
 * Counts the jobs that failed for good, and those that are tried again after at least `attempts` attempts.
 * @param days counts only what failed for good that recently
 */
export async function countFailingJobs(
  database: Executor,
  kinds: Kinds,
  attempts: number,
  days?: number,
): Promise<{ givenUp: number; retried: number }> {
  const ofKind = 'only' in kinds ? inArray(jobs.kind, kinds.only) : not(inArray(jobs.kind, kinds.except))
  const isRetried = and(isNull(jobs.failedAt), gte(jobs.attempts, attempts))
  const isGivenUp = days === undefined ? isNotNull(jobs.failedAt) : givenUpWithin(days)
  const [counts] = await database
    .select({
      givenUp: sql`count(*) filter (where ${isGivenUp})`.mapWith(Number),
      retried: sql`count(*) filter (where ${isRetried})`.mapWith(Number),
    })
    .from(jobs)
    .where(ofKind)
  return { givenUp: 0, retried: 0, ...counts }
}
