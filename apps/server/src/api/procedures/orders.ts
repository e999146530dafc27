import { getBill, getBillByToken, getCustomerBill } from '@zayy/shop/orders/get-bill'
import { getInvoicePdf } from '@zayy/shop/orders/get-invoice-pdf'
import { getSummary } from '@zayy/shop/orders/get-summary'
import { listOrders } from '@zayy/shop/orders/list-orders'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { customerOrGuest } from '../actor.ts'
import { customerOf } from '../customer-of.ts'
import { implementer } from '../implementer.ts'
import { messages } from '../messages.ts'

export const ordersRouter = implementer.orders.router({
  place: implementer.orders.place.handler(async ({ context, input }) => {
    const { actor, database, keys, locale, idempotencyKey } = context
    const customerId = customerOrGuest(actor)
    const placing = { customerId, locale, now: context.now(), idempotencyKey }
    const orderId = await placeOrder(database, input, placing)
    const data = customerId === null ? await getBill(database, keys, locale, orderId) : orderId
    return { data, message: messages[locale].orderPlaced }
  }),
  list: implementer.orders.list.handler(async ({ context, input }) => ({
    data: await listOrders(context.database, context.locale, customerOf(context), input.page ?? 1),
  })),
  get: implementer.orders.get.handler(async ({ context, input }) => ({
    data: await getCustomerBill(context, customerOf(context), input.id),
  })),
  summary: implementer.orders.summary.handler(async ({ context }) => ({
    data: await getSummary(context.database, customerOf(context), context.now()),
  })),
  billByToken: implementer.orders.billByToken.handler(
    async ({ context: { database, keys, locale }, input }) => ({
      data: await getBillByToken(database, keys, locale, input.token),
    }),
  ),
  invoicePdf: implementer.orders.invoicePdf.handler(({ context, input }) =>
    getInvoicePdf(context, input.token),
  ),
})
