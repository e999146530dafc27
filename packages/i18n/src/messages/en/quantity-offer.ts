import { pieces } from '../../plurals.ts'
import type { quantityOffer as arabic } from '../ar/quantity-offer.ts'

/** Messages of the offer for the needed quantity on a product's page, in English. */
export const quantityOffer = {
  price: '{sum} in all.',
  offerLead: (count: number) => `You need ${pieces(count, 'en')}:`,
  spread: 'Spread over the sizes',
  spreadDone: (count: number, colour: string) =>
    `${pieces(count, 'en')} spread over the sizes of ${colour}. Change them as you like.`,
  scaled: (count: number) => `Spread ${pieces(count, 'en')} over your choice.`,
} satisfies typeof arabic
