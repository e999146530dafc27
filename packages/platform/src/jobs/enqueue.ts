import type { Executor } from '../postgres/database.ts'
import { jobs } from './jobs-table.ts'

/**
 * Adds a job that runs once the transaction has committed.
 * @param key deduplicates jobs: while a job with this key waits, another is not added
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
    .onConflictDoNothing({ target: jobs.key })
}
