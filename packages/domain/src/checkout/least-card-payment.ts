import { halalas } from '../money.ts'

/** The least that is paid by card: SAR 1, below which the gateway makes no page (Moyasar, invoices). */
export const leastCardPayment = halalas(100)
