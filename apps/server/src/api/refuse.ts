import { ORPCError, ValidationError } from '@orpc/server'
import { MAX_ISSUES } from '@zayy/contract/input-parsers/list'
import type { Locale } from '@zayy/contract/types'
import { toSar } from '@zayy/domain/money'
import { DomainError, type ValidationIssue, type ValidationIssues } from '@zayy/shop/domain-error'
import { AnswerError } from './answer-error.ts'
import { databaseUnavailability } from './database-away.ts'
import { fieldErrors, fieldPath } from './field-errors.ts'
import { messages } from './messages.ts'

/** Seconds after which a client may ask again while the database has too much to do, and while it is away. */
const BUSY_RETRY_S = 1
const AWAY_RETRY_S = 2

/** Seconds after which a client may ask again while the payment gateway does not answer. */
const GATEWAY_RETRY_S = 5

/** What a call is, as far as refusing it goes. */
export type RefusedCall = {
  locale: Locale
  /** The path's template, such as `/products/{id}`: a malformed value there is a 404. */
  path: string | undefined
}

/** Turns whatever a call threw into the answer that contract.md, "statuses" fixes for it. */
export function refuse(thrown: unknown, call: RefusedCall): AnswerError {
  const { refusals } = messages[call.locale]
  if (thrown instanceof AnswerError) return thrown
  if (thrown instanceof DomainError) {
    const { errors, data } = thrown.details
    const details = {
      ...(errors ? { errors: atMost(MAX_ISSUES, sentences(errors, call.locale)) } : {}),
      ...(data === undefined ? {} : { data }),
    }
    return new AnswerError(thrown.status, refusals[thrown.code], details, retryOf(thrown))
  }
  const issues = unreadIssues(thrown)
  if (issues.length > 0) {
    if (issues.map(fieldPath).some((field) => call.path?.includes(`{${field}}`))) {
      return new AnswerError(404, refusals.notFound)
    }
    const errors = atMost(MAX_ISSUES, fieldErrors(issues, call.locale))
    return new AnswerError(422, refusals.invalid, { errors })
  }
  const unavailability = databaseUnavailability(thrown)
  if (unavailability) {
    const retryAfter = unavailability === 'busy' ? BUSY_RETRY_S : AWAY_RETRY_S
    return new AnswerError(503, refusals.busy, {}, { retryAfter, cause: thrown })
  }
  return new AnswerError(500, refusals.broken, {}, { cause: thrown })
}

/** When a refusal of the moment is worth asking again, and what caused it. */
function retryOf({ status, code, cause }: DomainError): { retryAfter?: number; cause?: unknown } {
  if (code === 'messagesFull') return {}
  if (status === 429) return { retryAfter: BUSY_RETRY_S }
  return status === 503 ? { retryAfter: GATEWAY_RETRY_S, cause } : {}
}

/** What is wrong with the input; nothing if something else was thrown. */
function unreadIssues(thrown: unknown) {
  const isInput = thrown instanceof ORPCError && thrown.code === 'BAD_REQUEST'
  return isInput && thrown.cause instanceof ValidationError ? thrown.cause.issues : []
}

function atMost(most: number, errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).slice(0, most))
}

function sentences(errors: ValidationIssues, locale: Locale): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, issues]) => [path, issues.map((issue) => sentence(issue, locale))]),
  )
}

function sentence(issue: ValidationIssue, locale: Locale): string {
  const { fields, quantities, amounts } = messages[locale]
  if (typeof issue === 'string') return fields[issue]
  if ('amount' in issue) return amounts[issue.amount](toSar(issue.least))
  return issue.quantity === 'lower'
    ? quantities.lower(issue.least, issue.missing)
    : quantities.larger(issue.most, issue.over)
}
