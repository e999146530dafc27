import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { businessDays } from '../../plurals.ts'

/** Messages of when an order arrives, in Arabic: the shape that English follows. All say from when they count: the payment. */
export const delivery = {
  time: {
    transfer: (days: BusinessDays) => `خلال ${businessDays(days, 'ar')} من وصول تحويلك`,
    card: (days: BusinessDays) => `خلال ${businessDays(days, 'ar')} من الدفع`,
    /** Of an order that costs nothing. */
    order: (days: BusinessDays) => `خلال ${businessDays(days, 'ar')} من الطلب`,
  },
  arrives: (time: string) => `يصلك ${time}.`,
  /** The same as dates, were it paid today. */
  dates: {
    transfer: (from: string, to: string) => `إن وصل تحويلك اليوم: بين ${from} و${to}.`,
    card: (from: string, to: string) => `إن دفعت اليوم: بين ${from} و${to}.`,
  },
}
