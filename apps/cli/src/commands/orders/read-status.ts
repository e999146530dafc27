import type { OrderStatus, PaymentStatus } from '@zayy/domain/orders/order-status'
import { orderStatuses, paymentStatuses } from '@zayy/domain/orders/order-status'
import { foldText } from '@zayy/domain/text/fold'
import { api as arabicApi } from '@zayy/i18n/messages/ar/api'
import { orderCommands as ar } from '@zayy/i18n/messages/ar/order-commands'
import { api as englishApi } from '@zayy/i18n/messages/en/api'
import { orderCommands as en } from '@zayy/i18n/messages/en/order-commands'
import { statusText } from '@zayy/shop/orders/status-text'

/** Reads an order's status as it is typed on a line (`on-hold`) or shown by the lists, in either language. Undefined for any other text. */
export function readOrderStatus(typed: string): OrderStatus | undefined {
  return orderStatuses.find((status) =>
    isOneOf(typed, [status, statusText(status, 'ar'), statusText(status, 'en'), ...otherWords(status)]),
  )
}

/** Reads a payment status in the same way. */
export function readPaymentStatus(typed: string): PaymentStatus | undefined {
  return paymentStatuses.find((status) => isOneOf(typed, [status, ar.payments[status], en.payments[status]]))
}

/** Returns whether the word is the lists' label for an order refunded before it was sent, which is no status. */
export function isRefundedWord(typed: string): boolean {
  return isOneOf(typed, [arabicApi.refundedStatus, englishApi.refundedStatus])
}

/** American English. */
function otherWords(status: OrderStatus): string[] {
  return status === 'cancelled' ? ['canceled'] : []
}

function isOneOf(typed: string, words: readonly string[]): boolean {
  return words.some((word) => foldText(word) === foldText(typed))
}
