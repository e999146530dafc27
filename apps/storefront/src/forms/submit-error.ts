import type { Failure } from '@zayy/contract/failure'

/** Why a form was not taken, besides errors of single fields. */
export type Refusal =
  | { kind: 'refused'; message: string }
  /** `retryAfter`: how long to wait, in seconds. */
  | { kind: 'tooOften'; retryAfter: number }
  /** `failed`: the shop answered that it failed; `unreachable`: it did not answer. */
  | { kind: 'failed' | 'unreachable' }

/** Why a form was not taken: `fields`, shown at each of them, and what belongs to none of them. */
export type SubmitError = { kind: 'fields'; others: readonly string[] } | Refusal

/** What a call that named no field was refused for. */
export function refusalOf({ status, message, retryAfter }: Failure): Refusal {
  if (status === 0) return { kind: 'unreachable' }
  if (status === 429 && retryAfter !== null) return { kind: 'tooOften', retryAfter }
  return status >= 500 || message === '' ? { kind: 'failed' } : { kind: 'refused', message }
}
