import { and, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Executor } from '../postgres/database.ts'
import { jobs } from './jobs-table.ts'

/** A job reaches this many attempts 8 minutes after the first: a brief outage of a mail server is over by then. */
const MANY_ATTEMPTS = 5

/** Counts the jobs that failed for good, and those that failed several times and are tried again. */
export async function countFailingJobs(database: Executor): Promise<{ givenUp: number; retried: number }> {
  return {
    givenUp: await database.$count(jobs, isNotNull(jobs.failedAt)),
    retried: await database.$count(jobs, and(isNull(jobs.failedAt), gte(jobs.attempts, MANY_ATTEMPTS))),
  }
}
