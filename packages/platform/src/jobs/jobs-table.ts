import { isNull } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../postgres/columns.ts'

/**
 * Transactional outbox of jobs, such as e-mails. A job is written in the transaction that causes it. Any server runs it
 * (packages/platform/src/jobs) and then deletes it.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Servers skip unknown kinds, because a newer server wrote them. */
    kind: text('kind').notNull(),
    /** Ids only. The handler loads the current data when the job runs. */
    payload: jsonb('payload').notNull(),
    /** Deduplication key, for example `order-placed:12`. */
    key: text('key').notNull().unique(),
    /** Earliest time of the next claim. While a server runs the job: the end of its lease. */
    runAt: moment('run_at').notNull().defaultNow(),
    /** Number of claims. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Time of the final failure; null while the job is retried. */
    failedAt: moment('failed_at'),
  },
  (job) => [index('jobs_run').on(job.runAt).where(isNull(job.failedAt))],
)
