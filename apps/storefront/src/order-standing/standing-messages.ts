import { orderStanding as ar } from '@zayy/i18n/messages/ar/order-standing'
import { orderStanding as en } from '@zayy/i18n/messages/en/order-standing'

/** How an order stands that is on hold, cancelled or refunded, in both languages: an invoice shows them side by side. */
export const standingMessages = { ar, en }
