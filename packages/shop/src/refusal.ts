import type { api } from '@zayy/i18n/messages/ar/api'

/** A message of the API, by its key in the words `api`. */
export type RefusalReason = keyof typeof api.refusals
/** A product's pieces are too few or too many, and by how many. */
export type QuantityFault =
  | { quantity: 'lower'; least: number; missing: number }
  | { quantity: 'larger'; most: number; over: number }
/** What is wrong with a field, by its key in the words `api`. */
export type Fault = keyof typeof api.fields | QuantityFault

/** What a refusal tells besides its reason. `errors`: faults by field path, such as `products.0.colors.1.color_id`. */
export type RefusalDetails = { errors?: Record<string, Fault[]>; data?: unknown }

/**
 * A verb's no: thrown, and turned by the API into the status and a message in the language of the path
 * (contract.md, "statuses"). Whatever was begun in its transaction is undone.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: 401 | 403 | 404 | 409 | 422
  readonly reason: RefusalReason
  readonly details: RefusalDetails

  constructor(status: Refusal['status'], reason: RefusalReason, details: RefusalDetails = {}) {
    super(`${status} ${reason}`)
    this.status = status
    this.reason = reason
    this.details = details
  }
}

/** Nothing there: an unknown or hidden thing, or someone else's. */
export function notFound(): Refusal {
  return new Refusal(404, 'notFound')
}

/** Wrong fields, named all at once. */
export function invalid(errors: Record<string, Fault[]>): Refusal {
  return new Refusal(422, 'invalid', { errors })
}
