import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { required } from '../input-parsers/field.ts'
import { id, pageNumber } from '../input-parsers/numbers.ts'
import { line } from '../input-parsers/texts.ts'
import { answer, pageOf, positiveId } from '../output-schemas/envelope.ts'
import {
  anyBody,
  change,
  couponLimits,
  DAY_S,
  KILOBYTE,
  MINUTE_S,
  ownRead,
  privateRead,
} from '../policies.ts'
import { bill } from './bill-output.ts'
import { orderInput } from './order-input.ts'
import { orderListItem, summary } from './order-list-output.ts'

const tokenInput = z.object({ token: required(line(200), { type: 'string', maxLength: 200 }) })

const fileOfBill = {
  ...privateRead,
  method: 'GET',
  successDescription: 'The file itself: nothing is wrapped around it.',
} as const

const pdf = z.file().check(z.mime(['application/pdf']))

const clearedXml = {
  ...fileOfBill,
  limits: [{ name: 'invoice-xml', counts: 'calls', max: 60, seconds: MINUTE_S }],
  output: z.file().check(z.mime(['application/xml'])),
} as const

const ofCreditNote = {
  description: 'number is as in the credit_notes of the Bill: CN-000001',
  input: z.extend(tokenInput, { number: required(line(20), { type: 'string', maxLength: 20 }) }),
} as const

const placed = z.object({
  /** The Bill for a guest, the order's id for a customer. */
  data: z.union([bill, positiveId]),
  message: z.string(),
  /** The gateway's payment page, for a card. */
  payment_url: z.optional(z.string()),
})

export const ordersProcedures = {
  place: defineCall({
    ...privateRead,
    method: 'POST',
    path: '/orders',
    successStatus: 201,
    summary: 'Places an order',
    description:
      'The server works out every price itself. With the header Idempotency-Key the same content is placed once.',
    successDescription: 'The order is placed: its id for a customer, its bill for a guest.',
    access: 'guestOrCustomer',
    origin: 'own',
    // 900 lines as a multipart form.
    bodies: anyBody(256 * KILOBYTE),
    limits: [
      { name: 'order', counts: 'calls', max: 30, seconds: MINUTE_S },
      { name: 'order', counts: 'successes', max: 300, seconds: DAY_S },
      { name: 'order', counts: 'maskedFailures', max: 300, seconds: DAY_S },
      ...couponLimits.map((limit) => ({ ...limit, field: 'coupon_code' })),
    ],
    input: orderInput,
    output: placed,
  }),
  list: defineCall({
    ...ownRead,
    method: 'GET',
    path: '/orders',
    summary: "The customer's orders, the newest first, 10 a page",
    input: z.object({ page: pageNumber() }),
    output: answer(pageOf(orderListItem)),
  }),
  get: defineCall({
    ...ownRead,
    method: 'GET',
    path: '/orders/{id}',
    summary: "The bill of one of the customer's orders",
    input: z.object({ id: id() }),
    output: answer(bill),
  }),
  summary: defineCall({
    ...ownRead,
    method: 'GET',
    path: '/summary',
    summary: "The customer's calendar year in Riyadh: orders, pieces, and what their tiers saved",
    output: answer(summary),
  }),
  billByToken: defineCall({
    ...privateRead,
    method: 'GET',
    path: '/bills/{token}',
    summary: 'The one bill that its token opens',
    limits: [{ name: 'bill', counts: 'calls', max: 60, seconds: MINUTE_S }],
    input: tokenInput,
    output: answer(bill),
  }),
  sendReceipt: defineCall({
    ...change,
    method: 'POST',
    path: '/bills/{token}/receipt',
    summary: 'Sends the receipt of the bank transfer, a photo or a PDF of at most 5 MB',
    description: 'As a multipart form. A later one takes the place of an earlier one.',
    // A file of 5 MB and its form.
    bodies: { multipart: 5 * KILOBYTE * KILOBYTE + 16 * KILOBYTE },
    limits: [
      { name: 'receipt', counts: 'calls', max: 10, seconds: MINUTE_S },
      { name: 'receipt', counts: 'successes', max: 20, seconds: DAY_S },
    ],
    input: z.extend(tokenInput, {
      receipt: z.file({ error: ({ input }) => (Array.isArray(input) ? 'once' : 'required') }),
    }),
    output: answer(bill),
  }),
  // Each request typesets the PDF.
  invoicePdf: defineCall({
    ...fileOfBill,
    path: '/bills/{token}/invoice.pdf',
    summary: 'The invoice of the one bill that its token opens, as a PDF to keep',
    limits: [{ name: 'invoice-pdf', counts: 'calls', max: 20, seconds: MINUTE_S }],
    input: tokenInput,
    output: pdf,
  }),
  creditNotePdf: defineCall({
    ...fileOfBill,
    ...ofCreditNote,
    path: '/bills/{token}/credit-notes/{number}',
    summary: 'A credit note of the one bill that its token opens, as a PDF to keep',
    limits: [{ name: 'credit-note-pdf', counts: 'calls', max: 20, seconds: MINUTE_S }],
    output: pdf,
  }),
  invoiceXml: defineCall({
    ...clearedXml,
    path: '/bills/{token}/invoice.xml',
    summary: 'The XML of the tax invoice that ZATCA has cleared, of the one bill that its token opens',
    input: tokenInput,
  }),
  creditNoteXml: defineCall({
    ...clearedXml,
    ...ofCreditNote,
    path: '/bills/{token}/credit-notes/{number}/xml',
    summary: 'The XML of a credit note that ZATCA has cleared, of the one bill that its token opens',
  }),
  // Each calls the gateway.
  pay: defineCall({
    ...change,
    method: 'POST',
    path: '/bills/{token}/payment',
    summary: "The gateway's page for an order that is not paid, by card or instead of a transfer",
    description: 'The open page, or a new one: an order has one at most, so that it is not paid twice.',
    limits: [{ name: 'pay', counts: 'calls', max: 20, seconds: MINUTE_S }],
    input: tokenInput,
    output: answer(z.object({ payment_url: z.string() })),
  }),
}
