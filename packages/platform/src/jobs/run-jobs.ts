import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../postgres/database.ts'
import type { Job, JobHandler } from './job.ts'
import { PermanentFailure } from './permanent-failure.ts'
import { claimJob, deleteGivenUp, deleteJob, postponeJob } from './queries.ts'
import { retryDelayMs } from './retry-delay.ts'

/** The job that an error is about. */
export type FailedJob = { jobId: number; kind: string; attempts: number }

/**
 * Handlers by kind, and how many of their jobs one server runs at a time. Jobs that wait for the same outside server share a lane, so that
 * one that hangs does not hold back the others.
 * @property givenUpDays minimum age in days of given-up jobs that are deleted; absent: none are
 */
type JobLane = {
  handlers: ReadonlyMap<string, JobHandler>
  workers: number
  givenUpDays?: number | undefined
}

/**
 * @property onError called for each failed attempt with its job; also called without a job, once per database outage
 * @property onGivenUp called after the last failed attempt of a job
 */
export type JobsOptions = {
  lanes: readonly JobLane[]
  onError: (error: unknown, job?: FailedJob) => void
  onGivenUp?: (job: FailedJob) => void
  timing?: Partial<JobTiming>
}

/**
 * Durations in milliseconds.
 * @property limitMs timeout of one attempt
 * @property leaseMs time that a job belongs to the server that claimed it; must exceed the timeout. A killed server's
 *   mail must go out within 60 s, so lease, poll and sending have to fit into that
 * @property pollMs pause of an idle worker, with 25 % jitter
 */
type JobTiming = { limitMs: number; leaseMs: number; pollMs: number }

const TIMING: JobTiming = { limitMs: 30_000, leaseMs: 45_000, pollMs: 1_000 }
/** Pause between two deletions of old given-up jobs, in milliseconds. */
const DELETION_PAUSE_MS = 60 * 60_000
const FIRST_BACKOFF_MS = 500
const LAST_BACKOFF_MS = 2_000

type Context = {
  database: Database
  onError: JobsOptions['onError']
  onGivenUp: NonNullable<JobsOptions['onGivenUp']>
  timing: JobTiming
  outage: DatabaseOutage
  /** Ids of jobs that run, or have run and whose result is not stored yet. */
  inHand: Set<number>
  stopping: AbortSignal
}

/**
 * Runs due jobs from the database. Any number of servers share the work. Each job runs at least once: if a server dies,
 * another one takes over after the lease. Retries while the database is unavailable. Never throws, and needs no session
 * state.
 * @returns `stop`, which claims no more jobs and waits for the running ones
 */
export function runJobs(database: Database, options: JobsOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const onError = unfailing(options.onError)
  const context: Context = {
    database,
    onError,
    onGivenUp: unfailing(options.onGivenUp ?? (() => {})),
    timing: { ...TIMING, ...options.timing },
    outage: databaseOutage(onError),
    inHand: new Set(),
    stopping: stopping.signal,
  }
  const workers = options.lanes.flatMap((lane) =>
    lane.handlers.size === 0 ? [] : Array.from({ length: lane.workers }, () => work(context, lane)),
  )
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(workers)
    },
  }
}

async function work(context: Context, lane: JobLane): Promise<void> {
  const { database, inHand, stopping } = context
  const { leaseMs, pollMs } = context.timing
  const kinds = [...lane.handlers.keys()]
  const { givenUpDays } = lane
  let deletesAt = 0
  while (!stopping.aborted) {
    const job = await insist(context, () => claimJob(database, { kinds, inHand, leaseMs }))
    if (job) await attempt(context, lane, job)
    else await rest(pollMs * (0.75 + Math.random() / 2), stopping)
    if (givenUpDays === undefined || performance.now() < deletesAt) continue
    await insist(context, () => deleteGivenUp(database, kinds, givenUpDays))
    deletesAt = performance.now() + DELETION_PAUSE_MS
  }
}

/**
 * Makes one attempt at a job and stores its result. It waits out a database outage, so that a mail is not sent twice.
 */
async function attempt(context: Context, lane: JobLane, job: Job): Promise<void> {
  const { database, inHand } = context
  inHand.add(job.id)
  const failure = await failureOf(context, lane.handlers, job)
  if (!failure) await insist(context, () => deleteJob(database, job))
  else {
    const failed: FailedJob = { jobId: job.id, kind: job.kind, attempts: job.attempts }
    context.onError(failure.error, failed)
    const isPermanent = failure.error instanceof PermanentFailure
    const givenUp = await insist(context, () =>
      postponeJob(database, job, retryDelayMs(job.attempts), isPermanent),
    )
    if (givenUp) context.onGivenUp(failed)
  }
  inHand.delete(job.id)
}

async function failureOf(
  { timing }: Context,
  handlers: JobLane['handlers'],
  { kind, payload }: Job,
): Promise<{ error: unknown } | undefined> {
  try {
    const handle = handlers.get(kind)
    if (!handle) throw new TypeError(`There is no handler for jobs of the kind ${kind}`)
    await withinLimit(timing.limitMs, (signal) => handle(payload, signal))
    return undefined
  } catch (error) {
    return { error }
  }
}

/**
 * Retries a database operation while the database is unavailable. After the stop signal a failure is final.
 * @returns undefined if stopped before the database responded
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

/** Waits `ms` milliseconds or until the stop signal. */
async function rest(ms: number, stopping: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal: stopping }).catch(() => {})
}

/** Wraps a log function so that its errors, for example on a full disk, do not end a worker. */
function unfailing<Args extends unknown[]>(tell: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    try {
      tell(...args)
    } catch {}
  }
}

/**
 * Waits at most `limitMs` for `work`. On a timeout it aborts the signal and throws, even if `work` ignores the signal.
 * A later result of `work` is ignored.
 */
async function withinLimit(limitMs: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  using _timer = setTimeout(() => ending.abort(new Error(`Not done within ${limitMs} ms`)), limitMs)
  await Promise.race([work(signal), aborted])
}

/** Tracks database outages so that each is reported only once. */
type DatabaseOutage = {
  noticed(error: unknown): void
  ended(): void
}

/** @param report called with the first error of each outage */
function databaseOutage(report: (error: unknown) => void): DatabaseOutage {
  let away = false
  return {
    noticed: (error) => {
      if (!away) report(error)
      away = true
    },
    ended: () => {
      away = false
    },
  }
}
