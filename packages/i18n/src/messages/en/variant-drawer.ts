import { pieces } from '../../plurals.ts'
import type { variantDrawer as arabic } from '../ar/variant-drawer.ts'

/** Messages of the variation drawer alone, in English. */
export const variantDrawer = {
  close: 'Close',
  priceNow: '{each} each now',
  subtotalBefore: 'Item subtotal',
  subtotal: (count: number) => `Subtotal (${pieces(count, 'en')})`,
  continueToOrder: 'Continue to order',
  done: 'Done',
} satisfies typeof arabic
