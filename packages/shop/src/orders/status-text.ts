import type { Locale, OrderStatus } from '@zayy/contract/types'
import { isRefundedBeforeShipping, type OrderState } from '@zayy/domain/orders/order-status'
import { api as ar } from '@zayy/i18n/messages/ar/api'
import { api as en } from '@zayy/i18n/messages/en/api'

/** What a status is called. */
export function statusText(status: OrderStatus, locale: Locale): string {
  return (locale === 'ar' ? ar : en).statuses[status]
}

/** What its buyer and the owner read of where an order stands: one that was refunded before it was sent is not being prepared. */
export function orderStatusText(order: OrderState, locale: Locale): string {
  return isRefundedBeforeShipping(order)
    ? (locale === 'ar' ? ar : en).refundedStatus
    : statusText(order.status, locale)
}
