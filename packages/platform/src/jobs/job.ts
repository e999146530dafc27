/**
 * A job that this server has claimed. `payload` is unchecked, because another version of the shop may have written it.
 */
export type Job = {
  id: number
  kind: string
  payload: unknown
  /** Number of claims, including this one. */
  attempts: number
}

/**
 * Runs one job. If it throws, the job is retried later, unless it throws a `PermanentFailure`. Once the signal is aborted, the runner
 * stops waiting for it.
 */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>
