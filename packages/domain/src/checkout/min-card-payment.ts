import { halalas } from '../money.ts'

/** Minimum card payment, SAR 1: the gateway creates no payment page below it (Moyasar, invoices). */
export const MIN_CARD_PAYMENT = halalas(100)
