import { pieces } from '../../plurals.ts'
import type { targetQuantity as arabic } from '../ar/target-quantity.ts'

/** Messages of the panel for the needed quantity ("I need N pieces") in English. */
export const targetQuantity = {
  need: 'I need',
  quantity: 'How many pieces do you need?',
  explanation: 'Every price in the shop is shown for this number.',
  off: 'Turn off and show the price of one',
  notAQuantity: (text: string) => `“\u2068${text}\u2069” is not a whole number. Enter one such as 60.`,
  less: 'Decrease the quantity needed',
  more: 'Increase the quantity needed',
  piecesAfter: (count: number) => (count === 1 ? 'piece' : 'pieces'),
  preset: (count: number) => `I need ${pieces(count, 'en')}`,
} satisfies typeof arabic
