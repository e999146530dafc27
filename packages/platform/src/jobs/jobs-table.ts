import { isNull } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../postgres/columns.ts'

/**
 * What is to be done soon after a transaction was committed, such as an e-mail: written in that transaction, done by
 * any server (packages/platform/src/jobs), deleted when it is done.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A server leaves kinds alone that it does not know: a newer one wrote them. */
    kind: text('kind').notNull(),
    /** Ids only: what the job needs is read when it is done. */
    payload: jsonb('payload').notNull(),
    /** What must not be done twice has one key, such as `order-placed:12`. */
    key: text('key').notNull().unique(),
    /** When it may be taken next. While a server does it: when that server's lease ends. */
    runAt: moment('run_at').notNull().defaultNow(),
    /** How often it was taken. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since when it is not tried any more; null while it is. */
    failedAt: moment('failed_at'),
  },
  (job) => [index('jobs_run').on(job.runAt).where(isNull(job.failedAt))],
)
