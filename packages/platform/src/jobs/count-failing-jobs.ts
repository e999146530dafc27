import { and, gte, inArray, isNotNull, isNull, not } from 'drizzle-orm'
import type { Executor } from '../postgres/database.ts'
import { jobs } from './jobs-table.ts'

/** Jobs of these kinds, or of all others. */
type Kinds = { only: readonly string[] } | { except: readonly string[] }

/** Counts the jobs that failed for good, and those that are tried again after at least `attempts` attempts. */
export async function countFailingJobs(
  database: Executor,
  kinds: Kinds,
  attempts: number,
): Promise<{ givenUp: number; retried: number }> {
  const ofKind = 'only' in kinds ? inArray(jobs.kind, kinds.only) : not(inArray(jobs.kind, kinds.except))
  return {
    givenUp: await database.$count(jobs, and(ofKind, isNotNull(jobs.failedAt))),
    retried: await database.$count(jobs, and(ofKind, isNull(jobs.failedAt), gte(jobs.attempts, attempts))),
  }
}
