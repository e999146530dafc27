/** A failed call, as the server described it. */
export type Failure = {
  /** HTTP status; 0 without a readable answer (no network, a broken answer, an abort). */
  status: number
  /** In the language of the path: the answer's message, or else that of its first invalid field; '' if there is none. */
  message: string
  /** Errors by field path: `products.0.colors.1.color_id`. */
  errors: Record<string, string[]>
  /** Data of the error, such as the totals of a 409 to expected_total. */
  data: unknown
  /** Seconds to wait before a retry; null if the server named none. */
  retryAfter: number | null
}

/** Details of a thrown error of the API. */
export type FailureDetails = { errors?: Record<string, string[]>; data?: unknown; retryAfter?: number }

/** Reads anything that a call of a ShopClient can throw. Never throws. */
export function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof Error) || !('status' in thrown) || typeof thrown.status !== 'number') {
    return { status: 0, message: '', errors: {}, data: undefined, retryAfter: null }
  }
  const details: FailureDetails = 'data' in thrown && isDetails(thrown.data) ? thrown.data : {}
  const errors = details.errors ?? {}
  // The message of an error without one is its code.
  const own = 'code' in thrown && thrown.message === thrown.code ? '' : thrown.message
  const message = own || (Object.values(errors)[0]?.[0] ?? '')
  const { data, retryAfter = null } = details
  return { status: thrown.status, message, errors, data, retryAfter }
}

function isDetails(data: unknown): data is FailureDetails {
  return typeof data === 'object' && data !== null
}
