/** A call that did not succeed: the status, the message and the wrong fields as the server named them. */
export type Failure = {
  /** The HTTP status; 0 when no answer came (no network, a broken answer, an abort). */
  status: number
  /** In the language of the path: the answer's own, else that of its first wrong field; empty when it has none. */
  message: string
  /** What is wrong, by field path: `products.0.colors.1.color_id`. */
  errors: Record<string, string[]>
  /** What a refusal carries besides, such as the sums of a 409 to expected_total. */
  data: unknown
  /** How long to wait before asking again: seconds; null when the server did not say. */
  retryAfter: number | null
}

/** The part of a thrown refusal that holds the wrong fields, the data and the wait. */
export type FailureDetails = { errors?: Record<string, string[]>; data?: unknown; retryAfter?: number }

/** Reads whatever a call of a ShopClient threw. Never throws itself. */
export function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof Error) || !('status' in thrown) || typeof thrown.status !== 'number') {
    return { status: 0, message: '', errors: {}, data: undefined, retryAfter: null }
  }
  const details: FailureDetails = 'data' in thrown && isDetails(thrown.data) ? thrown.data : {}
  const errors = details.errors ?? {}
  // An error without a message of its own has its code in its place.
  const own = 'code' in thrown && thrown.message === thrown.code ? '' : thrown.message
  const message = own || (Object.values(errors)[0]?.[0] ?? '')
  const { data, retryAfter = null } = details
  return { status: thrown.status, message, errors, data, retryAfter }
}

function isDetails(data: unknown): data is FailureDetails {
  return typeof data === 'object' && data !== null
}
