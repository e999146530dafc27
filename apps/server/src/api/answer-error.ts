import { ORPCError } from '@orpc/server'
import type { FailureDetails } from '@zayy/contract/failure'

/**
 * A call that is refused, over HTTP and in process alike: the status, the message in the language of the path, and in `data`
 * the wrong fields and what else the refusal tells. `retryAfter`: seconds, for 429 and 503.
 */
export class AnswerError extends ORPCError<string, FailureDetails> {
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    message: string,
    details: FailureDetails = {},
    more: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(`HTTP_${status}`, { status, message, data: details, cause: more.cause })
    this.retryAfter = more.retryAfter
  }
}
