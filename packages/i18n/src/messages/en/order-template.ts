import type { orderTemplate as arabic } from '../ar/order-template.ts'

/** Messages of the spreadsheet to fill in, in English. */
export const orderTemplate = {
  colour: 'Colour',
} satisfies typeof arabic
