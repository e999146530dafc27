import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { businessDays } from '../../plurals.ts'

/** Messages of delivery times, in Arabic, the model for English. All times count from the payment. */
export const delivery = {
  time: {
    transfer: (days: BusinessDays) => `خلال ${businessDays(days, 'ar')} من وصول تحويلك`,
    card: (days: BusinessDays) => `خلال ${businessDays(days, 'ar')} من الدفع`,
    /** For an order of SAR 0.00. */
    order: (days: BusinessDays) => `خلال ${businessDays(days, 'ar')} من الطلب`,
  },
  arrives: (time: string) => `يصلك ${time}.`,
  /** The same as dates, if it is paid today. */
  dates: {
    transfer: (from: string, to: string) => `إن وصل تحويلك اليوم: بين ${from} و${to}.`,
    card: (from: string, to: string) => `إن دفعت اليوم: بين ${from} و${to}.`,
  },
}
