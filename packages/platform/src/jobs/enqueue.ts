import { isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../postgres/database.ts'
import { jobs } from './jobs-table.ts'

/** Columns that restart a job that was given up: due now, with all its attempts. */
export const RESTARTED = { runAt: sql`now()`, attempts: 0, createdAt: sql`now()`, failedAt: null }

/**
 * Adds a job that runs once the transaction has committed.
 * @param key deduplicates jobs: while a job with this key waits, another is not added. One that was given up restarts, with
 *   this payload
 * @param runAt earliest time to run; defaults to now
 */
export async function enqueue(
  transaction: Executor,
  kind: string,
  payload: object,
  key: string,
  runAt?: Date,
): Promise<void> {
  await transaction
    .insert(jobs)
    .values({ kind, payload, key: `${kind}:${key}`, runAt })
    .onConflictDoUpdate({
      target: jobs.key,
      set: { payload, ...RESTARTED, ...(runAt && { runAt }) },
      setWhere: isNotNull(jobs.failedAt),
    })
}
