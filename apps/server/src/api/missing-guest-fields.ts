import { requiredOfGuests } from '@zayy/contract/orders/order-input'
import { routes } from '@zayy/contract/routes'
import type { ApiContext } from './api-context.ts'

/**
 * The fields that a guest's order lacks. The schema lets them be absent, for customers; this names them together with
 * what the schema found wrong, so that all faults are told at once (contract.md, "validation errors").
 */
export function missingGuestFields(
  path: string | undefined,
  context: ApiContext,
  input: unknown,
): readonly string[] {
  if (path !== routes.orders.place.path || context.customer) return []
  const sent: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  return requiredOfGuests.filter(
    (field) => sent[field] === undefined || sent[field] === null || sent[field] === '',
  )
}
