import type { Locale, OrderStatus } from '@zayy/contract/types'
import { api as ar } from '@zayy/i18n/messages/ar/api'
import { api as en } from '@zayy/i18n/messages/en/api'

/** What a shopper reads of an order's status. */
export function statusText(status: OrderStatus, locale: Locale): string {
  return (locale === 'ar' ? ar : en).statuses[status]
}
