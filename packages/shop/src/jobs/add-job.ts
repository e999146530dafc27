import type { Executor } from '@zayy/database/database'
import { jobs } from '@zayy/database/schema/jobs'
import type { JobPayloads } from './job.ts'

/**
 * Leaves a job to be done once the transaction is committed.
 * @param key what must not be done twice has one key: while a job with it waits, another is not added
 */
export async function addJob<Kind extends keyof JobPayloads>(
  transaction: Executor,
  kind: Kind,
  payload: JobPayloads[Kind],
  key: string,
): Promise<void> {
  await transaction
    .insert(jobs)
    .values({ kind, payload, key: `${kind}:${key}` })
    .onConflictDoNothing({ target: jobs.key })
}
