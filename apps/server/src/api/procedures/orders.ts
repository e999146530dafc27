import { DomainError } from '@zayy/shop/domain-error'
import { getBill, getBillByToken } from '@zayy/shop/orders/get-bill'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { implementer } from '../implementer.ts'
import { messages } from '../messages.ts'

export const ordersRouter = implementer.orders.router({
  place: implementer.orders.place.handler(async ({ context, input }) => {
    const { database, keys, locale, idempotencyKey } = context
    // Nobody becomes a guest unawares.
    if (context.token !== undefined && context.actor.kind === 'nobody') throw new DomainError(401, 'signIn')
    const orderId = await placeOrder(database, input, { locale, now: context.now(), idempotencyKey })
    return { data: await getBill(database, keys, locale, orderId), message: messages[locale].orderPlaced }
  }),
  billByToken: implementer.orders.billByToken.handler(
    async ({ context: { database, keys, locale }, input }) => ({
      data: await getBillByToken(database, keys, locale, input.token),
    }),
  ),
})
