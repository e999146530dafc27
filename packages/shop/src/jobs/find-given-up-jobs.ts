import type { Executor } from '@zayy/database/database'
import { jobs } from '@zayy/database/schema/jobs'
import { isNotNull } from 'drizzle-orm'

/** How many jobs, such as mails, were tried for the last time and are still to be done. */
export async function findGivenUpJobs(database: Executor): Promise<number> {
  return await database.$count(jobs, isNotNull(jobs.givenUp))
}
