import type { Failure } from '@zayy/contract/failure'

/** Why a form was not taken, besides errors of single fields. */
export type Refusal =
  | { kind: 'refused'; message: string }
  /** `failed`: the shop answered that it failed; `unreachable`: it did not answer. */
  | { kind: 'failed' | 'unreachable' }

/** What a call that named no field was refused for. */
export function refusalOf({ status, message }: Failure): Refusal {
  if (status === 0) return { kind: 'unreachable' }
  return status >= 500 || message === '' ? { kind: 'failed' } : { kind: 'refused', message }
}
