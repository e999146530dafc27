import { isNotNull } from 'drizzle-orm'
import type { Executor } from '../postgres/database.ts'
import { jobs } from './jobs-table.ts'

/** Counts the jobs that failed for good and are still not done. */
export async function findGivenUpJobs(database: Executor): Promise<number> {
  return await database.$count(jobs, isNotNull(jobs.failedAt))
}
