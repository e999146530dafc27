import type { Database } from '@zayy/database/database'
import { Logger, type Runner, run, runMigrations } from 'graphile-worker'
import type { SendMail } from './mail/mail.ts'
import { sendOrderPlaced } from './orders/send-order-placed.ts'

/**
 * @property publicUrl what links in mails start with, without a slash at the end
 * @property onFault told of each job that failed; it is tried again later
 */
export type JobsOptions = { sendMail: SendMail; publicUrl: string; onFault: (fault: unknown) => void }

const JOBS_AT_ONCE = 2
const POLL_MS = 5_000

/** Makes the queue's own tables, where verbs leave their jobs. Up to date, it changes nothing. */
export async function prepareJobs(database: Database): Promise<void> {
  await runMigrations({ pgPool: database.$client, logger: quiet })
}

/**
 * Does the jobs that verbs leave in the database, one after the other as they come; any number of
 * servers share them. Ends when told to, after the jobs in hand.
 */
export async function runJobs(database: Database, options: JobsOptions): Promise<{ stop(): Promise<void> }> {
  const runner: Runner = await run({
    pgPool: database.$client,
    concurrency: JOBS_AT_ONCE,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: quiet,
    taskList: {
      'order-placed': async (payload) => {
        await sendOrderPlaced(database, options, orderIdOf(payload))
      },
    },
  })
  runner.events.on('job:error', ({ error }) => options.onFault(error))
  runner.promise.catch(options.onFault)
  return { stop: () => runner.stop() }
}

const quiet = new Logger(() => () => {})

function orderIdOf(payload: unknown): number {
  const id =
    typeof payload === 'object' && payload !== null && 'orderId' in payload ? payload.orderId : undefined
  if (typeof id !== 'number') throw new TypeError('a job without an order')
  return id
}
