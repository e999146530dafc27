import type { Executor } from '@zayy/database/database'
import { jobs } from '@zayy/database/schema/jobs'
import type { JobPayloads } from './job.ts'

/**
 * Leaves a job to be done once the transaction is committed.
 * @param key what must not be done twice has one key: while a job with it waits, another is not added
 * @param due when it is done at the earliest; now unless it is given
 */
export async function addJob<Kind extends keyof JobPayloads>(
  transaction: Executor,
  kind: Kind,
  payload: JobPayloads[Kind],
  key: string,
  due?: Date,
): Promise<void> {
  await transaction
    .insert(jobs)
    .values({ kind, payload, key: `${kind}:${key}`, due })
    .onConflictDoNothing({ target: jobs.key })
}
