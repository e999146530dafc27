/** What Moyasar answers and sends, as far as the shop reads it (docs.moyasar.com/api). Amounts are halalas. */

import * as z from 'zod/mini'

const shortText = z.string().check(z.maxLength(2_000))
const amount = z.int().check(z.nonnegative())

const payment = z.object({
  id: shortText,
  status: shortText,
  amount,
  currency: shortText,
  refunded: amount,
  created_at: z.nullish(shortText),
  invoice_id: z.nullish(shortText),
})

/** The most tries of a card that are read of a page. */
const MAX_PAYMENTS = 200

const invoice = z.object({
  id: shortText,
  status: shortText,
  amount,
  currency: shortText,
  url: z.url({ protocol: /^https?$/ }),
  metadata: z.nullish(z.record(z.string(), z.unknown())),
  payments: z.nullish(z.array(payment).check(z.maxLength(MAX_PAYMENTS))),
})

const webhook = z.object({
  id: shortText.check(z.minLength(1)),
  type: shortText,
  secret_token: shortText,
  live: z.boolean(),
  data: z.object({
    invoice_id: z.nullish(shortText),
    webhook_id: z.nullish(shortText),
    verification_code: z.nullish(z.string().check(z.regex(/^\d{4,10}$/))),
  }),
})

/** An invoice: the hosted page, and the payments that were tried on it. */
export type MoyasarInvoice = z.output<typeof invoice>

/** One try of a card. */
export type MoyasarPayment = z.output<typeof payment>

/** Reads an answer; undefined where it has another shape. */
export const readInvoice = (answer: unknown) => invoice.safeParse(answer).data
export const readPayment = (answer: unknown) => payment.safeParse(answer).data
export const readWebhookEnvelope = (body: unknown) => webhook.safeParse(body).data
