import { pieces } from '../../plurals.ts'
import type { tierBarThumb as arabic } from '../ar/tier-bar-thumb.ts'

/** Messages of the pin on the tier bar and of the dock, in English. */
export const tierBarThumb = {
  pin: 'Number of pieces',
  pinAt: (count: number, each: string) =>
    count === 0 ? 'Nothing chosen yet' : `${pieces(count, 'en')}, ${each} SAR each`,
  pull: 'Drag to set the number',
  dock: 'Price and total',
  totalAnnouncement: (count: number, each: string, total: string) =>
    `${pieces(count, 'en')}, ${each} SAR each, subtotal ${total} SAR`,
  lowerPrice: (totals: string) => `Lower price: ${totals}`,
} satisfies typeof arabic
