import { ORPCError, ValidationError } from '@orpc/server'
import type { Locale } from '@zayy/contract/shapes'
import { type Fault, Refusal } from '@zayy/shop/refusal'
import { AnswerError } from './answer-error.ts'
import { isDatabaseAway } from './database-away.ts'
import { fieldErrors, fieldPath } from './field-errors.ts'
import { words } from './words.ts'

/** Seconds after which a client may ask again while the database is away. */
const databaseRetry = 5

/** What a call is, as far as refusing it goes. */
export type RefusedCall = {
  lang: Locale
  /** The path's template, such as `/products/{id}`: a malformed value there is a 404. */
  path: string | undefined
  /** Fields that are missing besides those that the schema found: a guest's. */
  missing: readonly string[]
}

/** Turns whatever a call threw into the answer that contract.md, "statuses" fixes for it. */
export function refuse(thrown: unknown, call: RefusedCall): AnswerError {
  const { refusals, fields } = words[call.lang]
  if (thrown instanceof AnswerError) return thrown
  if (thrown instanceof Refusal) {
    const { errors, data } = thrown.details
    return new AnswerError(thrown.status, refusals[thrown.reason], {
      ...(errors ? { errors: sentences(errors, call.lang) } : {}),
      ...(data === undefined ? {} : { data }),
    })
  }
  if (
    thrown instanceof ORPCError &&
    thrown.code === 'BAD_REQUEST' &&
    thrown.cause instanceof ValidationError
  ) {
    const { issues } = thrown.cause
    if (issues.some((issue) => call.path?.includes(`{${fieldPath(issue)}}`))) {
      return new AnswerError(404, refusals.notFound)
    }
    const errors = fieldErrors(issues, call.lang)
    for (const field of call.missing) errors[field] ??= [fields.required]
    return new AnswerError(422, refusals.invalid, { errors })
  }
  if (isDatabaseAway(thrown)) {
    return new AnswerError(503, refusals.busy, {}, { retryAfter: databaseRetry, cause: thrown })
  }
  return new AnswerError(500, refusals.broken, {}, { cause: thrown })
}

function sentences(errors: Record<string, Fault[]>, lang: Locale): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, faults]) => [path, faults.map((fault) => sentence(fault, lang))]),
  )
}

function sentence(fault: Fault, lang: Locale): string {
  const { fields, quantities } = words[lang]
  if (typeof fault === 'string') return fields[fault]
  return fault.quantity === 'lower'
    ? quantities.lower(fault.least, fault.missing)
    : quantities.larger(fault.most, fault.over)
}
