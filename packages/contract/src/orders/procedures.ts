import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { required } from '../input-parsers/field.ts'
import { id, pageNumber } from '../input-parsers/numbers.ts'
import { line } from '../input-parsers/texts.ts'
import { answer, pageOf, positiveId } from '../output-schemas/envelope.ts'
import { routes } from '../routes.ts'
import { bill } from './bill-output.ts'
import { orderInput } from './order-input.ts'
import { orderListItem, summary } from './order-list-output.ts'

const tags = ['orders']

const tokenInput = z.object({ token: required(line(200), { type: 'string', maxLength: 200 }) })

const placed = z.object({
  /** The Bill for a guest, the order's id for a customer. */
  data: z.union([bill, positiveId]),
  message: z.string(),
  /** The gateway's page, for a card. */
  payment_url: z.optional(z.string()),
})

export const ordersProcedures = {
  place: oc
    .route({
      ...routes.orders.place,
      summary: 'Places an order',
      description:
        'The server works out every price itself. With the header Idempotency-Key the same content is placed once.',
      successDescription: 'The order is placed: its id for a customer, its bill for a guest.',
      tags,
    })
    .input(orderInput)
    .output(placed),
  list: oc
    .route({ ...routes.orders.list, summary: "The customer's orders, the newest first, 10 a page", tags })
    .input(z.object({ page: pageNumber() }))
    .output(answer(pageOf(orderListItem))),
  get: oc
    .route({ ...routes.orders.get, summary: "The bill of one of the customer's orders", tags })
    .input(z.object({ id: id() }))
    .output(answer(bill)),
  summary: oc
    .route({
      ...routes.orders.summary,
      summary: "The customer's calendar year in Riyadh: orders, pieces, and what their tiers saved",
      tags,
    })
    .output(answer(summary)),
  billByToken: oc
    .route({ ...routes.orders.billByToken, summary: 'The one bill that its token opens', tags })
    .input(tokenInput)
    .output(answer(bill)),
  sendReceipt: oc
    .route({
      ...routes.orders.sendReceipt,
      summary: 'Sends the receipt of the bank transfer, a photo or a PDF of at most 5 MB',
      description: 'As a multipart form. A later one takes the place of an earlier one.',
      tags,
    })
    .input(z.extend(tokenInput, { receipt: z.file({ error: 'required' }) }))
    .output(answer(bill)),
  invoicePdf: oc
    .route({
      ...routes.orders.invoicePdf,
      summary: 'The invoice of the one bill that its token opens, as a PDF to keep',
      successDescription: 'The file itself: nothing is wrapped around it.',
      tags,
    })
    .input(tokenInput)
    .output(z.file().check(z.mime(['application/pdf']))),
  creditNotePdf: oc
    .route({
      ...routes.orders.creditNotePdf,
      summary: 'A credit note of the one bill that its token opens, as a PDF to keep',
      description: 'number is as in the credit_notes of the Bill: CN-000001',
      successDescription: 'The file itself: nothing is wrapped around it.',
      tags,
    })
    .input(z.extend(tokenInput, { number: required(line(20), { type: 'string', maxLength: 20 }) }))
    .output(z.file().check(z.mime(['application/pdf']))),
  pay: oc
    .route({
      ...routes.orders.pay,
      summary: "The gateway's page for a card order that is not paid",
      description: 'The open page, or a new one: an order has one at most, so that it is not paid twice.',
      tags,
    })
    .input(tokenInput)
    .output(answer(z.object({ payment_url: z.string() }))),
}
