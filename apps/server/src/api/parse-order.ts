import { ORPCError, ValidationError } from '@orpc/server'
import { customerOrder, guestOrder, type OrderInput } from '@zayy/contract/orders/order-input'

/**
 * Reads an order by who places it: a guest's has a typed address, a customer's a chosen one. Fields of the other kind are ignored
 * as unknown fields are, so they refuse no order and make no other content of its key.
 *
 * @throws ORPCError as for any input that its schema refuses
 */
export function parseOrder(sent: unknown, customerId: number | null): OrderInput {
  const schema = customerId === null ? guestOrder : customerOrder
  const read = schema.safeParse(sent ?? {})
  if (read.success) return read.data
  throw new ORPCError('BAD_REQUEST', {
    cause: new ValidationError({ message: 'Order is invalid', issues: read.error.issues, data: sent }),
  })
}
