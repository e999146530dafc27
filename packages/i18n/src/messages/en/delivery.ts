import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { businessDays } from '../../plurals.ts'
import type { delivery as arabic } from '../ar/delivery.ts'

/** Messages of when an order arrives, in English. */
export const delivery = {
  time: {
    transfer: (days: BusinessDays) => `${businessDays(days, 'en')} after your transfer arrives`,
    card: (days: BusinessDays) => `${businessDays(days, 'en')} after payment`,
    order: (days: BusinessDays) => `${businessDays(days, 'en')} after your order`,
  },
  arrives: (time: string) => `Delivered ${time}.`,
  dates: {
    transfer: (from: string, to: string) => `If it arrives today: between ${from} and ${to}.`,
    card: (from: string, to: string) => `If you pay today: between ${from} and ${to}.`,
  },
} satisfies typeof arabic
