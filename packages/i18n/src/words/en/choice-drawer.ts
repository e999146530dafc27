import { pieces } from '../../plurals.ts'
import type { choiceDrawer as arabic } from '../ar/choice-drawer.ts'

/** Words of the variation drawer alone, in English. */
export const choiceDrawer = {
  close: 'Close',
  priceNow: '{each} each now',
  subtotalBefore: 'Item subtotal',
  subtotal: (count: number) => `Subtotal (${pieces(count, 'en')})`,
  continueToOrder: 'Continue to order',
} satisfies typeof arabic
