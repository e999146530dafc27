import { ORPCError, ValidationError } from '@orpc/server'
import { customerOrder, guestOrder, type OrderInput } from '@zayy/contract/orders/order-input'
import { apiMessages } from '@zayy/i18n/messages/api'
import { findNationalParts } from '@zayy/shop/addresses/find-national-parts'
import { DomainError } from '@zayy/shop/domain-error'
import { addTransferReceipt } from '@zayy/shop/orders/add-transfer-receipt'
import { billedOrderId, getBill, getBillByToken, getCustomerBill } from '@zayy/shop/orders/get-bill'
import { getBillXml, getCreditNotePdf, getInvoicePdf } from '@zayy/shop/orders/get-invoice-pdf'
import { getSummary, listOrders } from '@zayy/shop/orders/list-orders'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { startPayment } from '@zayy/shop/payments/start-payment'
import { customerOf, customerOrGuest } from '../actor.ts'
import type { ApiContext } from '../api-context.ts'
import { implementer } from '../implementer.ts'

export const ordersRouter = implementer.orders.router({
  place: implementer.orders.place.handler(async ({ context, input }) => {
    const { actor, client, database, keys, locale, idempotencyKey, payments } = context
    const customerId = customerOrGuest(actor)
    const order = parseOrder(input, customerId)
    const cardPayment = payments !== undefined
    const { nationalAddress } = context
    const now = context.now()
    const { lookUpAddress } = context
    const nationalParts =
      lookUpAddress && (await findNationalParts(database, lookUpAddress, order, customerId))
    const options = {
      customerId,
      client,
      locale,
      now,
      idempotencyKey,
      cardPayment,
      nationalAddress,
      nationalParts,
    }
    const orderId = await placeOrder(database, order, options)
    const data = customerId === null ? await getBill(database, keys, locale, orderId) : orderId
    const page = order.payment_method === 1 ? await paymentPage(context, orderId) : {}
    return { data, message: apiMessages[locale].orderPlaced, ...page }
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
  sendReceipt: implementer.orders.sendReceipt.handler(async ({ context, input }) => {
    const { receiptCleaner: cleaner, ...tools } = context
    return { data: await addTransferReceipt({ ...tools, cleaner }, input.token, input.receipt) }
  }),
  invoicePdf: implementer.orders.invoicePdf.handler(({ context, input }) =>
    getInvoicePdf(context, input.token),
  ),
  creditNotePdf: implementer.orders.creditNotePdf.handler(({ context, input }) =>
    getCreditNotePdf(context, input),
  ),
  invoiceXml: implementer.orders.invoiceXml.handler(({ context, input }) =>
    getBillXml(context, { ...input, number: null }),
  ),
  creditNoteXml: implementer.orders.creditNoteXml.handler(({ context, input }) => getBillXml(context, input)),
  pay: implementer.orders.pay.handler(async ({ context, input }) => {
    const { database, keys, payments, now } = context
    const orderId = await billedOrderId(database, keys, input.token)
    if (!payments) throw new DomainError(409, 'nothingToPay')
    return { data: { payment_url: await startPayment(database, payments, { orderId, now: now() }) } }
  }),
})

/** Returns the payment page of a card order. If the gateway fails, the order is kept and its bill offers the page later. */
async function paymentPage(
  { database, payments, now, report }: ApiContext,
  orderId: number,
): Promise<{ payment_url?: string }> {
  if (!payments) return {}
  try {
    return { payment_url: await startPayment(database, payments, { orderId, now: now() }) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.status >= 500) report?.(error.cause)
    return {}
  }
}

/**
 * Parses an order: a guest types the address, a customer chooses a saved one. Fields of the other kind are dropped like unknown
 * fields, so they cannot fail validation or change the fingerprint of the idempotency key.
 *
 * @throws ORPCError as for any input that its schema rejects
 */
function parseOrder(sent: unknown, customerId: number | null): OrderInput {
  const schema = customerId === null ? guestOrder : customerOrder
  const read = schema.safeParse(sent ?? {})
  if (read.success) return read.data
  throw new ORPCError('BAD_REQUEST', {
    cause: new ValidationError({ message: 'Order is invalid', issues: read.error.issues, data: sent }),
  })
}
