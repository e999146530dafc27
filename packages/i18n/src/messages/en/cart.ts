import { formatNumber } from '../../numbers.ts'
import { days, pieces } from '../../plurals.ts'
import type { cart as arabic } from '../ar/cart.ts'

/** Messages of choosing colours and sizes, in English. */
export const cart = {
  pieces: (count: number) => pieces(count, 'en'),
  pricesByQuantity: 'Price per piece by quantity',
  perPiece: 'each',

  minimumLead: (least: number) => `Minimum order: ${pieces(least, 'en')}.`,
  minimum: (missing: number) => `Add ${pieces(missing, 'en')}.`,
  priceBreakLead: (at: number, count: number) => `${pieces(at, 'en')} cost less than ${formatNumber(count)}.`,
  priceBreak: (more: number) => `${formatNumber(more)} more: {each} each, and you save {saves}.`,
  makeIt: (count: number) => `Make it ${formatNumber(count)}`,
  makeItSaving: (count: number) => `Make it ${formatNumber(count)}, save {saves}`,
  next: (more: number) => `${formatNumber(more)} more and each piece is {each} instead of {now}.`,
  lowestLead: 'You have the lowest price.',
  lowest: 'Every piece you add costs the same.',
  start: (from: number) => `From ${pieces(from, 'en')}: {each} each.`,
  startMinimum: (least: number) => `Minimum order: ${pieces(least, 'en')}, of any colours and sizes.`,
  mostLead: (most: number) => `Maximum order: ${pieces(most, 'en')}.`,
  most: (over: number) => `Remove ${pieces(over, 'en')}.`,
  increased: (more: number, colour: string, size: string) =>
    `Added ${pieces(more, 'en')} to ${colour}, ${size}.`,

  coloursAndSizes: 'Colours and sizes',
  wayToChoose: 'View',
  byColour: 'One colour at a time',
  fullGrid: 'Full grid',
  openDrawer: 'Choose in a side panel',
  colour: 'Colour',
  active: 'Active',
  chooseSizes: 'choose sizes',
  sizeChart: 'Size chart',
  less: (what: string) => `Decrease ${what}`,
  more: (what: string) => `Increase ${what}`,
  cell: (colour: string, size: string) => `${colour}, ${size}`,
  notAQuantity: (text: string) => `“\u2068${text}\u2069” is not a whole number of pieces.`,
  tooManyTyped: (text: string, most: number) =>
    `“\u2068${text}\u2069” is more than can be ordered (${pieces(most, 'en')}).`,
  keptQuantity: (count: number) =>
    count === 0 ? 'Nothing was added.' : `The quantity stays ${formatNumber(count)}.`,
  quantity: 'Quantity',
  chooseQuantity: 'Enter a quantity',
  gridCaption: 'Pieces of each colour and size',
  sum: 'Sum',
  undo: 'Undo',
  yourSelection: 'Your choice',

  piecesLabel: 'Pieces',
  each: 'Each',
  saved: 'You save',
  total: 'Subtotal',
  chooseFirst: 'Choose a colour and a size',
  add: (count: number) => `Add ${pieces(count, 'en')} to cart`,
  update: (count: number) => `Update cart to ${formatNumber(count)}`,
  addShort: 'Add to cart',
  updateShort: 'Update the cart',
  takeOut: 'Remove from cart',
  takenOut: 'Removed from the cart',
  inCart: 'In your cart · Checkout',
  sidePanel: 'Panel',
  piecesAt: (count: number) => `${pieces(count, 'en')} × {each}`,
  tax: { added: 'before VAT', included: 'incl. VAT', none: '' },
  added: 'Added successfully',
  addedDetail: (count: number) => `${pieces(count, 'en')} in the cart.`,
  openCart: 'View cart',
  noColours: 'Please select colours',
  lowerQuantity: (least: number, missing: number) =>
    `The quantity is below the minimum order of ${pieces(least, 'en')}: add ${formatNumber(missing)}.`,
  largerQuantity: (most: number, over: number) =>
    `The quantity is above the maximum order of ${pieces(most, 'en')}: remove ${formatNumber(over)}.`,

  deliveryTo: 'Delivery to {city}: {fee} for this product, however many pieces',
  delivery: 'The delivery fee depends on your city, for each product however many pieces',
  returns: (count: number) => `Return and exchange within ${days(count, 'en')}`,
  returnsDetail: 'For unused pieces, except embroidered ones; for faulty ones at any time',
  securePayment: 'Secure payment',

  drawer: 'Choose colours and sizes',
  showMore: 'Show more',
  showLess: 'Show less',
} satisfies typeof arabic
