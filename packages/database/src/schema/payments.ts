import { id, moment } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { halalas, partOf } from './columns.ts'
import { creditNotes } from './order-changes.ts'
import { orders } from './orders.ts'

export const paymentState = pgEnum('payment_state', ['open', 'paid', 'expired', 'disputed'])

/** Payment pages at the gateway, with their outcome. An order has at most one open page. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: partOf('order_id', () => orders.id),
    /** Part of the URL to which the gateway returns the buyer. Random: it reveals nothing about the order. */
    returnId: uuid('return_id').notNull().unique(),
    /** The gateway's id of the page. */
    reference: text('reference').notNull().unique(),
    url: text('url').notNull(),
    amount: halalas('amount').notNull(),
    /** `disputed`: the money at the gateway does not match the order, and a person has to decide. */
    state: paymentState('state').notNull().default('open'),
    /** The gateway's id of the successful card payment. */
    chargeId: text('charge_id').unique(),
    refunded: halalas('refunded').notNull().default(sql`0`),
    /** The gateway's total of refunds if it exceeds `refunded`: someone refunded in the gateway's dashboard. */
    gatewayRefunded: halalas('gateway_refunded').notNull().default(sql`0`),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    /** When to fetch the payment from the gateway next, unless a webhook comes first. */
    nextPollAt: moment('next_poll_at').notNull(),
    /** Number of polls without a webhook. Restarts at 0 when the page has ended. */
    pollCount: integer('poll_count').notNull().default(0),
  },
  (payment) => [
    uniqueIndex('payments_one_open').on(payment.orderId).where(sql`${payment.state} = 'open'`),
    index('payments_order').on(payment.orderId),
    index('payments_next_poll').on(payment.nextPollAt).where(sql`${payment.state} = 'open'`),
    index('payments_late_poll').on(payment.nextPollAt).where(sql`${payment.state} = 'expired'`),
    check('payments_refunded', sql`${payment.refunded} between 0 and ${payment.amount}`),
    check('payments_gateway_refunded', sql`${payment.gatewayRefunded} between 0 and ${payment.amount}`),
    check(
      'payments_paid',
      sql`(${payment.state} = 'paid') = (${payment.paidAt} is not null) and (${payment.state} <> 'paid' or ${payment.chargeId} is not null)`,
    ),
  ],
)

/** Event ids of received webhooks, so that a repeated event is handled once. */
export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    eventId: text('event_id').primaryKey(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (event) => [index('payment_webhooks_received').on(event.receivedAt)],
)

export const refundState = pgEnum('refund_state', ['started', 'done', 'refused'])

/** Refunds, each with a key from its caller, so that a retry refunds once. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    key: text('key').primaryKey(),
    paymentId: partOf('payment_id', () => payments.id),
    amount: halalas('amount').notNull(),
    /** Total refunded before this one. Comparing it with the gateway's total shows whether this refund was made. */
    refundedBefore: halalas('refunded_before').notNull(),
    state: refundState('state').notNull().default('started'),
    /** Number of its credit note; null for a refund of a second payment, which no invoice covers. */
    creditNote: integer('credit_note').references(() => creditNotes.number),
    /** Until then, the refund belongs to the process that started it. */
    leaseEndsAt: moment('lease_ends_at').notNull(),
    /**
     * When it was last requested from the gateway. If the answer was lost, the gateway may still be processing it.
     */
    askedAt: moment('asked_at'),
  },
  (refund) => [
    uniqueIndex('payment_refunds_one_started').on(refund.paymentId).where(sql`${refund.state} = 'started'`),
    index('payment_refunds_payment').on(refund.paymentId),
    check('payment_refunds_amount', sql`${refund.amount} > 0`),
  ],
)
