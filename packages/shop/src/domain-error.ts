import type { DomainErrorCode, FieldErrorCode } from '@zayy/contract/error-codes'
import type { Halalas } from '@zayy/domain/money'

/** A product's pieces are too few or too many, and by how many. */
export type QuantityIssue =
  | { quantity: 'lower'; least: number; missing: number }
  | { quantity: 'larger'; most: number; over: number }

/** The order, or what is paid of it by card, comes to less than it has to. */
type AmountIssue = { amount: 'cardLeast' | 'orderLeast'; least: Halalas }

export type ValidationIssue = FieldErrorCode | QuantityIssue | AmountIssue

/** By field path, such as `products.0.colors.1.color_id`. */
export type ValidationIssues = Record<string, ValidationIssue[]>

type DomainErrorDetails = { errors?: ValidationIssues; data?: unknown }

/**
 * Thrown by a use case to reject a request, which rolls back its transaction. The API answers with the status and a message in
 * the language of the path (contract.md, "statuses").
 */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly status: 401 | 403 | 404 | 409 | 422 | 429 | 503
  readonly code: DomainErrorCode
  readonly details: DomainErrorDetails

  constructor(
    status: DomainError['status'],
    code: DomainErrorCode,
    details: DomainErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(`${status} ${code}`, options)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** Nothing there: an unknown or hidden thing, or someone else's. */
export function notFound(): DomainError {
  return new DomainError(404, 'notFound')
}

/** Wrong fields, named all at once. */
export function invalid(errors: ValidationIssues): DomainError {
  return new DomainError(422, 'invalid', { errors })
}

/** Too much of this is being done at this moment. */
export function tooBusy(): DomainError {
  return new DomainError(429, 'tooOften')
}
