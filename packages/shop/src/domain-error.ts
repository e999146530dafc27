import type { DomainErrorCode, FieldErrorCode } from '@zayy/contract/error-codes'
import type { Halalas } from '@zayy/domain/money'

/** A product has too few or too many pieces: `missing` or `over` is the difference. */
export type QuantityIssue =
  | { quantity: 'lower'; least: number; missing: number }
  | { quantity: 'larger'; most: number; over: number }

/** The order's total, or its card payment, is below the minimum. */
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

/** The error for an unknown or hidden thing, or one of another customer. */
export function notFound(): DomainError {
  return new DomainError(404, 'notFound')
}

/** The error for invalid fields, which names all of them. */
export function invalid(errors: ValidationIssues): DomainError {
  return new DomainError(422, 'invalid', { errors })
}

/** The error if too many operations of a kind are in progress. */
export function tooBusy(): DomainError {
  return new DomainError(429, 'tooOften')
}
