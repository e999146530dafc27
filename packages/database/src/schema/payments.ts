import { id, moment } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { halalas } from './columns.ts'
import { creditNotes } from './order-changes.ts'
import { orders } from './orders.ts'

export const paymentState = pgEnum('payment_state', ['open', 'paid', 'expired', 'disputed'])

/** The pages of the payment gateway that buyers were sent to, and what became of each. An order has one open page at most. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** In the address that the gateway sends the buyer back to; says nothing about the order. */
    returnId: uuid('return_id').notNull().unique(),
    /** The gateway's id of the page. */
    reference: text('reference').notNull().unique(),
    url: text('url').notNull(),
    amount: halalas('amount').notNull(),
    /** `disputed`: the gateway has money that does not agree with the order, so a person has to look at it. */
    state: paymentState('state').notNull().default('open'),
    /** The gateway's id of the card payment that paid. */
    chargeId: text('charge_id').unique(),
    refunded: halalas('refunded').notNull().default(sql`0`),
    /** All that the gateway said was given back, where that was more than the shop knew of: somebody gave it in the gateway's dashboard. */
    gatewayRefunded: halalas('gateway_refunded').notNull().default(sql`0`),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    /** When the gateway is asked next, unless it tells before. */
    nextPollAt: moment('next_poll_at').notNull(),
    /** How often it was asked by the shop's own motion; counted anew once the page has ended. */
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

/** What the gateway told of by itself: the ids of its events, so that one that is repeated is handled once. */
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

/** Refunds, each with the key that its caller gave it, so that one that is tried again is given once. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    key: text('key').primaryKey(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amount: halalas('amount').notNull(),
    /** What had been refunded of the payment before: the gateway's sum tells whether this one was given. */
    refundedBefore: halalas('refunded_before').notNull(),
    state: refundState('state').notNull().default('started'),
    /** The number of its credit note; null also where all of it was more than the invoice, as an order was paid twice. */
    creditNote: integer('credit_note').references(() => creditNotes.number),
    /** Until then the refund belongs to whoever started it. */
    leaseEndsAt: moment('lease_ends_at').notNull(),
    /** When the gateway was last asked to give it: where its answer was lost, it may still be at it. */
    askedAt: moment('asked_at'),
  },
  (refund) => [
    uniqueIndex('payment_refunds_one_started').on(refund.paymentId).where(sql`${refund.state} = 'started'`),
    index('payment_refunds_payment').on(refund.paymentId),
    check('payment_refunds_amount', sql`${refund.amount} > 0`),
  ],
)
