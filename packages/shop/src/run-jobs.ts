import { setTimeout as pause } from 'node:timers/promises'
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
const PAUSE_MS = 1_000
const SWEEP_MS = 60_000

/** No job takes minutes: one that was taken so long ago was taken by a server that was killed. */
const RETURN_LOST = `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
  from graphile_worker.jobs where locked_at < now() - interval '5 minutes'`

/** Makes the queue's own tables, where verbs leave their jobs. Up to date, it changes nothing. */
export async function prepareJobs(database: Database): Promise<void> {
  await runMigrations({ pgPool: database.$client, logger: quiet })
}

/**
 * Does the jobs that verbs leave in the database as they come; any number of servers share them. Goes on
 * after the database was away. Ends when told to, after the jobs in hand.
 */
export async function runJobs(database: Database, options: JobsOptions): Promise<{ stop(): Promise<void> }> {
  const ending = new AbortController()
  const first = await start(database, options)
  const returnLost = () => void database.$client.query(RETURN_LOST).catch(options.onFault)
  returnLost()
  const sweeping = setInterval(returnLost, SWEEP_MS)
  const working = keepRunning(first, () => start(database, options), options.onFault, ending.signal)
  return {
    stop: async () => {
      clearInterval(sweeping)
      ending.abort()
      await working
    },
  }
}

/**
 * A runner gives up when it loses the database in the middle of a job, and is given up when it cannot ask for one:
 * what it failed to learn of the database at its start it never asks for again. After a pause another takes its place.
 */
async function keepRunning(
  first: Runner,
  again: () => Promise<Runner>,
  onFault: JobsOptions['onFault'],
  ending: AbortSignal,
): Promise<void> {
  let runner: Runner | null = first
  for (;;) {
    await untilItEnds(runner, ending).catch(onFault)
    if (ending.aborted) return
    await pause(PAUSE_MS, undefined, { signal: ending }).catch(() => {})
    runner = await again().catch((fault: unknown) => {
      onFault(fault)
      return null
    })
  }
}

async function untilItEnds(runner: Runner | null, ending: AbortSignal): Promise<void> {
  if (!runner) return
  const stop = () => void runner.stop().catch(() => {})
  ending.addEventListener('abort', stop, { once: true })
  if (ending.aborted) stop()
  try {
    await runner.promise
  } finally {
    ending.removeEventListener('abort', stop)
  }
}

async function start(database: Database, options: JobsOptions): Promise<Runner> {
  const runner = await run({
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
  runner.events.on('worker:getJob:error', ({ error }) => {
    options.onFault(error)
    runner.stop().catch(() => {})
  })
  return runner
}

const quiet = new Logger(() => () => {})

function orderIdOf(payload: unknown): number {
  const id =
    typeof payload === 'object' && payload !== null && 'orderId' in payload ? payload.orderId : undefined
  if (typeof id !== 'number') throw new TypeError('a job without an order')
  return id
}
