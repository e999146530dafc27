/** A job that this server has claimed. `payload` is unchecked: another version of the shop may have written it. */
export type Job = {
  id: number
  kind: string
  payload: unknown
  /** How often it was claimed, this time included. */
  attempts: number
}

/** Does one job. If it throws, the job is tried again later. It is not waited for once the signal is aborted. */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>
