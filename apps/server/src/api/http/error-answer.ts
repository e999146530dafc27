import type { Locale } from '@zayy/contract/types'
import { messages } from '../messages.ts'
import { refuse } from '../refuse.ts'
import { jsonAnswer } from './answer.ts'
import { BodyError } from './read-body.ts'

/** Seconds after which a body may be sent again while too many are being received. */
const BODY_RETRY_S = 2

/** The answer to whatever went wrong with a call, and the error to report when it was the server's own. */
export function errorAnswer(
  thrown: unknown,
  locale: Locale,
  requestId: string,
): { answer: Response; error?: unknown } {
  const headers = { 'x-request-id': requestId }
  if (thrown instanceof BodyError) {
    const later =
      thrown.status === 429 || thrown.status === 503 ? { 'retry-after': String(BODY_RETRY_S) } : {}
    const body = { message: messages[locale].refusals[thrown.reason] }
    return { answer: jsonAnswer(thrown.status, body, { ...headers, ...later }) }
  }
  const error = refuse(thrown, { locale, path: undefined })
  const { errors, data } = error.data
  const body = {
    message: error.message,
    ...(errors ? { errors } : {}),
    ...(data === undefined ? {} : { data }),
  }
  const retry = error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }
  const answer = jsonAnswer(error.status, body, { ...headers, ...retry })
  return error.status >= 500 ? { answer, error: error.cause ?? error } : { answer }
}
