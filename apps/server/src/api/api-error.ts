import { ORPCError, ValidationError } from '@orpc/server'
import { isInputErrorCode } from '@zayy/contract/error-codes'
import type { FailureDetails } from '@zayy/contract/failure'
import { MAX_ISSUES } from '@zayy/contract/input-parsers/list'
import type { Locale } from '@zayy/contract/types'
import { apiMessages } from '@zayy/i18n/messages/api'
import { DomainError, type ValidationIssues } from '@zayy/shop/domain-error'
import { issueText } from '@zayy/shop/issue-text'
import { databaseUnavailability } from './database-away.ts'

/**
 * A failed API call, over HTTP or in process. `message` is in the language of the path, `data` has the invalid fields and further
 * details. `retryAfter`: seconds, for 429 and 503.
 */
export class ApiError extends ORPCError<string, FailureDetails> {
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    message: string,
    details: FailureDetails = {},
    options: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(`HTTP_${status}`, { status, message, data: details, cause: options.cause })
    this.retryAfter = options.retryAfter
  }
}

/** Retry-After in seconds, while the database is overloaded and while it is unreachable. */
const BUSY_RETRY_S = 1
const AWAY_RETRY_S = 2

/** Retry-After in seconds, while the payment gateway does not respond. */
const GATEWAY_RETRY_S = 5

type FailedCall = {
  locale: Locale
  /** Path template such as `/products/{id}`: a malformed path value is a 404. */
  path: string | undefined
}

/** Maps anything that a call throws to the status and message of contract.md, "statuses". */
export function toApiError(thrown: unknown, call: FailedCall): ApiError {
  const texts = apiMessages[call.locale].errors
  if (thrown instanceof ApiError) return thrown
  if (thrown instanceof DomainError) {
    const { errors, data } = thrown.details
    const details = {
      ...(errors ? { errors: firstIssues(localizedIssues(errors, call.locale)) } : {}),
      ...(data === undefined ? {} : { data }),
    }
    return new ApiError(thrown.status, texts[thrown.code], details, retryOptions(thrown))
  }
  const issues = inputIssues(thrown)
  if (issues.length > 0) {
    if (issues.map(fieldPath).some((field) => call.path?.includes(`{${field}}`))) {
      return new ApiError(404, texts.notFound)
    }
    const errors = firstIssues(fieldErrors(issues, call.locale))
    return new ApiError(422, texts.invalid, { errors })
  }
  const unavailability = databaseUnavailability(thrown)
  if (unavailability) {
    const retryAfter = unavailability === 'busy' ? BUSY_RETRY_S : AWAY_RETRY_S
    return new ApiError(503, texts.busy, {}, { retryAfter, cause: thrown })
  }
  return new ApiError(500, texts.broken, {}, { cause: thrown })
}

/** Returns Retry-After and cause for errors that pass soon. A limit of a day may last for hours, so it has none. */
function retryOptions({ status, code, cause }: DomainError): { retryAfter?: number; cause?: unknown } {
  if (code === 'tooOften') return { retryAfter: BUSY_RETRY_S }
  return status === 503 ? { retryAfter: GATEWAY_RETRY_S, cause } : {}
}

/** Returns the validation issues of invalid input, or [] for any other error. */
function inputIssues(thrown: unknown) {
  const isInput = thrown instanceof ORPCError && thrown.code === 'BAD_REQUEST'
  return isInput && thrown.cause instanceof ValidationError ? thrown.cause.issues : []
}

function firstIssues(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).slice(0, MAX_ISSUES))
}

function localizedIssues(errors: ValidationIssues, locale: Locale): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, issues]) => [path, issues.map((issue) => issueText(issue, locale))]),
  )
}

type Issue = { message: string; path?: readonly unknown[] | undefined }

/** Returns an issue's path, such as `products.0.colors.1.color_id`. */
function fieldPath({ path = [] }: Issue): string {
  return path
    .map((segment) =>
      String(typeof segment === 'object' && segment !== null && 'key' in segment ? segment.key : segment),
    )
    .join('.')
}

function fieldErrors(issues: readonly Issue[], locale: Locale): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const code = isInputErrorCode(issue.message) ? issue.message : 'required'
    const path = fieldPath(issue)
    errors[path] = [...(errors[path] ?? []), apiMessages[locale].fields[code]]
  }
  return errors
}
