import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../postgres/database.ts'
import { type DatabaseOutage, databaseOutage } from './database-outage.ts'
import type { Job, JobHandler } from './job.ts'
import { claimJob, deleteJob, postponeJob } from './queries.ts'
import { retryDelayMs } from './retry-delay.ts'
import { withinLimit } from './within-limit.ts'

/** Which job an error is about. */
export type FailedJob = { jobId: number; kind: string; attempts: number }

/**
 * @property onError told of each attempt that failed, with its job, which is tried again; and without a job once per
 *   outage of the database
 * @property onGivenUp told of a job that is not tried any more, after what `onError` was told of its last attempt
 */
export type JobsOptions = {
  handlers: ReadonlyMap<string, JobHandler>
  onError: (error: unknown, job?: FailedJob) => void
  onGivenUp?: (job: FailedJob) => void
  timing?: Partial<JobTiming>
}

/**
 * In milliseconds.
 * @property limitMs how long one attempt may take
 * @property leaseMs how long a job belongs to the server that claimed it: longer than the limit. A killed server's
 *   mail goes out within 60 s, so the lease, a poll and the mail itself have to fit into that
 * @property pollMs how long a worker that found nothing waits, give or take a quarter
 */
type JobTiming = { limitMs: number; leaseMs: number; pollMs: number }

const TIMING: JobTiming = { limitMs: 30_000, leaseMs: 45_000, pollMs: 1_000 }
const WORKERS = 2
const FIRST_BACKOFF_MS = 500
const LAST_BACKOFF_MS = 2_000

type Context = {
  database: Database
  onError: JobsOptions['onError']
  onGivenUp: NonNullable<JobsOptions['onGivenUp']>
  timing: JobTiming
  handlers: ReadonlyMap<string, JobHandler>
  outage: DatabaseOutage
  /** Ids of the jobs that are being done, or were and could not be settled yet. */
  inHand: Set<number>
  stopping: AbortSignal
}

/**
 * Does the jobs that use cases leave in the database, as they fall due; any number of servers share them. Each is
 * done at least once: by another server when this one is killed, and after its lease. While the database is away it
 * is asked again and again. Nothing here throws, and no session is kept: every statement stands by itself.
 * @returns `stop` claims nothing more and waits for the jobs in hand
 */
export function runJobs(database: Database, options: JobsOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const onError = unfailing(options.onError)
  const context: Context = {
    database,
    onError,
    onGivenUp: unfailing(options.onGivenUp ?? (() => {})),
    timing: { ...TIMING, ...options.timing },
    handlers: options.handlers,
    outage: databaseOutage(onError),
    inHand: new Set(),
    stopping: stopping.signal,
  }
  const workers = Array.from({ length: WORKERS }, () => work(context))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(workers)
    },
  }
}

async function work(context: Context): Promise<void> {
  const { database, handlers, inHand, stopping } = context
  const { leaseMs, pollMs } = context.timing
  const claim = () => claimJob(database, { kinds: [...handlers.keys()], inHand, leaseMs })
  while (!stopping.aborted) {
    const job = await insist(context, claim)
    if (job) await attempt(context, job)
    else await rest(pollMs * (0.75 + Math.random() / 2), stopping)
  }
}

/** One attempt at a job, until the database knows how it went: a mail is not sent twice for an outage. */
async function attempt(context: Context, job: Job): Promise<void> {
  const { database, inHand } = context
  inHand.add(job.id)
  const failure = await failureOf(context, job)
  if (!failure) await insist(context, () => deleteJob(database, job))
  else {
    const failed: FailedJob = { jobId: job.id, kind: job.kind, attempts: job.attempts }
    context.onError(failure.error, failed)
    const givenUp = await insist(context, () => postponeJob(database, job, retryDelayMs(job.attempts)))
    if (givenUp) context.onGivenUp(failed)
  }
  inHand.delete(job.id)
}

async function failureOf(
  { handlers, timing }: Context,
  { kind, payload }: Job,
): Promise<{ error: unknown } | undefined> {
  try {
    const handle = handlers.get(kind)
    if (!handle) throw new TypeError(`Nothing does jobs of the kind ${kind}`)
    await withinLimit(timing.limitMs, (signal) => handle(payload, signal))
    return undefined
  } catch (error) {
    return { error }
  }
}

/**
 * Has the database do something, again and again while it is away. Once the jobs are to stop, a failure is final.
 * @returns undefined when it was stopped before the database answered
 */
async function insist<Result>(
  { outage, stopping }: Context,
  ask: () => Promise<Result>,
): Promise<Result | undefined> {
  for (let backoffMs = FIRST_BACKOFF_MS; ; backoffMs = Math.min(2 * backoffMs, LAST_BACKOFF_MS)) {
    try {
      const result = await ask()
      outage.ended()
      return result
    } catch (error) {
      outage.noticed(error)
      if (stopping.aborted) return undefined
    }
    await rest(backoffMs, stopping)
  }
}

/** Waits so many milliseconds, or until the jobs are to stop. */
async function rest(ms: number, stopping: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal: stopping }).catch(() => {})
}

/** A log that fails, on a full disk say, must not end a worker. */
function unfailing<Args extends unknown[]>(tell: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    try {
      tell(...args)
    } catch {}
  }
}
