import { pieces } from '../../plurals.ts'
import type { neededQuantity as arabic } from '../ar/needed-quantity.ts'

/** Messages of the needed quantity ("I need N pieces") on lists and on a product's page, in English. */
export const neededQuantity = {
  need: 'I need',
  quantity: 'Quantity needed',
  less: 'Decrease the quantity needed',
  more: 'Increase the quantity needed',
  piecesAfter: (count: number) => (count === 1 ? 'piece' : 'pieces'),
  preset: (count: number) => `I need ${pieces(count, 'en')}`,
  price: '{each} each, {sum} in all.',
  offerLead: (count: number) => `You need ${pieces(count, 'en')}:`,
  spread: 'Spread over the sizes',
  spreadDone: (count: number, colour: string) =>
    `${pieces(count, 'en')} spread over the sizes of ${colour}. Change them as you like.`,
} satisfies typeof arabic
