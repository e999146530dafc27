import type { Executor } from '../postgres/database.ts'
import { jobs } from './jobs-table.ts'

/**
 * Adds a job that runs once the transaction is committed.
 * @param key jobs that must not run twice share a key: while one waits, another is not added
 * @param runAt the earliest moment it runs; now by default
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
