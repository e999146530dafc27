import { and, asc, eq, inArray, isNull, lt, lte, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../postgres/database.ts'
import type { Job } from './job.ts'
import { jobs } from './jobs-table.ts'
import { GIVE_UP } from './retry-delay.ts'

/** Uses the database clock, which all servers share. */
const fromNow = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/**
 * Claims the job that has been due longest, for `leaseMs`. When the lease ends without a result, the claiming server
 * has died and another server may claim the job. Concurrent claims get different jobs.
 * @param kinds kinds that this server can run
 * @param inHand ids of jobs that this server still holds
 * @returns undefined if no job is due
 */
export async function claimJob(
  database: Database,
  { kinds, inHand, leaseMs }: { kinds: readonly string[]; inHand: Iterable<number>; leaseMs: number },
): Promise<Job | undefined> {
  const due = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        lte(jobs.runAt, sql`now()`),
        isNull(jobs.failedAt),
        inArray(jobs.kind, [...kinds]),
        notInArray(jobs.id, [...inHand]),
      ),
    )
    .orderBy(asc(jobs.runAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [job] = await database
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, runAt: fromNow(leaseMs) })
    .where(eq(jobs.id, sql`(${due})`))
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts })
  return job
}

/** Deletes a completed job, even after its lease has ended. */
export async function deleteJob(database: Database, { id }: Job): Promise<void> {
  await database.delete(jobs).where(eq(jobs.id, id))
}

/**
 * Reschedules a failed job after `delayMs`, or gives it up after too many attempts. Does nothing if another server has
 * claimed the job since.
 * @param isPermanent gives the job up at once
 * @returns true if the job was given up
 */
export async function postponeJob(
  database: Database,
  { id, attempts }: Job,
  delayMs: number,
  isPermanent: boolean,
): Promise<boolean> {
  const old = sql`${jobs.createdAt} <= ${fromNow(-GIVE_UP.ageMs)}`
  const [job] = await database
    .update(jobs)
    .set({
      runAt: fromNow(delayMs),
      failedAt: sql`case when ${isPermanent} or (${attempts >= GIVE_UP.attempts} and ${old}) then now() end`,
    })
    .where(and(eq(jobs.id, id), eq(jobs.attempts, attempts)))
    .returning({ failedAt: jobs.failedAt })
  return job?.failedAt instanceof Date
}

/** Few enough to be quick. */
const DELETED_AT_ONCE = 1_000

/** Deletes jobs of these kinds that were given up more than `days` days ago. Skips locked rows, which somebody restarts. */
export async function deleteGivenUp(
  database: Database,
  kinds: readonly string[],
  days: number,
): Promise<void> {
  const old = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(inArray(jobs.kind, [...kinds]), lt(jobs.failedAt, sql`now() - make_interval(days => ${days})`)),
    )
    .limit(DELETED_AT_ONCE)
    .for('update', { skipLocked: true })
  await database.delete(jobs).where(inArray(jobs.id, old))
}
