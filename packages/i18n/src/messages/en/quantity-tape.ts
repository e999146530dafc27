import { pieces } from '../../plurals.ts'
import type { quantityTape as arabic } from '../ar/quantity-tape.ts'

/** Messages of the quantity tape on the home page, in English. */
export const quantityTape = {
  label: 'How many pieces do you need?',
  valueText: (count: number, people: string) => `${pieces(count, 'en')}, ${people}`,
  notAQuantity: 'Type a whole number',
  people: [
    [1, 'one new hire'],
    [2, 'a single shift'],
    [10, 'a laboratory'],
    [25, 'a restaurant crew'],
    [50, 'a whole clinic'],
    [100, 'a school’s staff'],
    [200, 'a hotel, all floors'],
    [400, 'a whole hospital'],
  ],
} satisfies typeof arabic
