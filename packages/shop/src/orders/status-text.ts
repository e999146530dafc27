import type { Locale, OrderStatus } from '@zayy/contract/types'
import { isRefundedBeforeShipping, type OrderState } from '@zayy/domain/orders/order-status'
import { apiMessages } from '@zayy/i18n/messages/api'

export function statusText(status: OrderStatus, locale: Locale): string {
  return apiMessages[locale].statuses[status]
}

/**
 * Returns the status for buyer and owner: an order refunded before shipping is "refunded", not "processing".
 */
export function orderStatusText(order: OrderState, locale: Locale): string {
  return isRefundedBeforeShipping(order)
    ? apiMessages[locale].refundedStatus
    : statusText(order.status, locale)
}

/**
 * Changes of an order that its buyer gets a mail about. `reverted`: the last mail was about a change that was undone. `invoiced`,
 * `credited`: ZATCA has cleared the invoice, or a credit note, of a company.
 */
export const STATUS_EMAILS = [
  'paid',
  'on hold',
  'shipped',
  'completed',
  'cancelled',
  'refunded',
  'reverted',
  'corrected',
  'invoiced',
  'credited',
] as const
export type OrderStatusEmail = (typeof STATUS_EMAILS)[number]

/** Returns the mail for a new status; null if the buyer gets none. */
export function statusEmailOf(status: string): OrderStatusEmail | null {
  return STATUS_EMAILS.find((email) => email === status) ?? null
}
