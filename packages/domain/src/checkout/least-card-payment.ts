import { halalas } from '../money.ts'

/** Minimum card payment, SAR 1: the gateway creates no payment page below it (Moyasar, invoices). */
export const leastCardPayment = halalas(100)
