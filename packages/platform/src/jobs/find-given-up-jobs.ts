import { isNotNull } from 'drizzle-orm'
import type { Executor } from '../postgres/database.ts'
import { jobs } from './jobs-table.ts'

/** How many jobs, such as mails, were tried for the last time and are still to be done. */
export async function findGivenUpJobs(database: Executor): Promise<number> {
  return await database.$count(jobs, isNotNull(jobs.failedAt))
}
