import { readableOrder } from '@zayy/contract/orders/readable-order'
import type { ValidationIssues } from '@zayy/shop/domain-error'
import { checkOrder } from '@zayy/shop/orders/check-order'
import { customerOrGuest } from './actor.ts'
import type { ApiContext } from './api-context.ts'

/**
 * What else is wrong with an order of which something could not be read, so that everything is told at once
 * (contract.md, "validation errors").
 *
 * @param unread the fields that could not be read, such as `products.0.colors.1.color_id`
 */
export async function orderIssuesBesides(
  { actor, database, now, payments }: ApiContext,
  input: unknown,
  unread: readonly string[],
): Promise<ValidationIssues> {
  const issues = await checkOrder(database, readableOrder(input), {
    now: now(),
    customerId: customerOrGuest(actor),
    cardPayment: payments !== undefined,
  })
  // Where a piece could not be read, nobody knows how many there are of its product.
  if (unread.some((field) => field.startsWith('products'))) {
    for (const field of Object.keys(issues)) if (/^products(\.\d+)?$/.test(field)) delete issues[field]
  }
  return issues
}
