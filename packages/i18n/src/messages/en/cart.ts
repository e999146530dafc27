import { formatNumber } from '../../numbers.ts'
import { pieces } from '../../plurals.ts'
import type { cart as arabic } from '../ar/cart.ts'

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** Messages of choosing colours and sizes, in English. */
export const cart = {
  pieces: (count: number) => pieces(count, 'en'),
  pricesByQuantity: 'Price of a piece by quantity',
  perPiece: 'each',

  minimumLead: (least: number) => `The least for this product is ${pieces(least, 'en')}.`,
  minimum: (missing: number) => `Add ${pieces(missing, 'en')}.`,
  priceBreakLead: (at: number, count: number) => `${pieces(at, 'en')} cost less than ${formatNumber(count)}.`,
  priceBreak: (more: number) => `${formatNumber(more)} more: {each} each, and you pay {saves} less.`,
  makeIt: (count: number) => `Make it ${formatNumber(count)}`,
  makeItSaving: (count: number) => `Make it ${formatNumber(count)}, pay {saves} less`,
  next: (more: number) => `${formatNumber(more)} more and each piece is {each} instead of {now}.`,
  lowestLead: 'You have the lowest price.',
  lowest: 'Every piece you add costs the same.',
  start: (from: number) => `From ${pieces(from, 'en')}, each is {each}.`,
  startMinimum: (least: number) =>
    `The least for this product is ${pieces(least, 'en')}, of any colours and sizes.`,
  mostLead: (most: number) => `The most for this product is ${pieces(most, 'en')}.`,
  most: (over: number) => `Take away ${pieces(over, 'en')}.`,
  increased: (more: number, colour: string, size: string) =>
    `Added ${pieces(more, 'en')} to ${colour}, ${size}.`,

  coloursAndSizes: 'Colours and sizes',
  wayToChoose: 'Way to choose',
  byColour: 'One colour at a time',
  fullGrid: 'Full grid',
  openDrawer: 'Choose in a side panel',
  colour: 'Colour',
  active: 'Active',
  chooseSizes: 'choose sizes',
  sizeChart: 'Size chart',
  less: (what: string) => `Less of ${what}`,
  more: (what: string) => `More of ${what}`,
  cell: (colour: string, size: string) => `${colour}, ${size}`,
  gridCaption: 'Pieces of each colour and size',
  sum: 'Sum',
  clear: 'Clear',
  undo: 'Undo',
  keyMove: 'move',
  keyEnter: 'next colour',
  keyChange: 'more, less',
  keyEscape: 'take back',
  yourSelection: 'Your choice',

  piecesLabel: 'Pieces',
  each: 'Each',
  saved: 'You save',
  totalBeforeTax: 'Subtotal before tax',
  totalWithTax: 'Subtotal with tax',
  totalAnnouncement: (count: number, each: string, total: string) =>
    `${pieces(count, 'en')}, ${each} SAR each, subtotal ${total} SAR`,
  chooseFirst: 'Choose a colour and a size',
  add: (count: number) => `Add ${pieces(count, 'en')} to cart`,
  update: (count: number) => `Make it ${pieces(count, 'en')} in cart`,
  addShort: 'Add to cart',
  updateShort: 'Update the cart',
  piecesAt: (count: number) => `${pieces(count, 'en')} × {each}`,
  beforeTax: 'before tax',
  withTax: 'with tax',
  added: 'Added successfully',
  addedDetail: (count: number) => `${pieces(count, 'en')} in the cart.`,
  openCart: 'View cart',
  noColours: 'Please select colors',
  lowerQuantity: (least: number, missing: number) =>
    `The quantity is lower than range: the least for this product is ${pieces(least, 'en')}, add ${formatNumber(missing)}.`,
  largerQuantity: (most: number, over: number) =>
    `The quantity is larger than range: the most for this product is ${pieces(most, 'en')}, take away ${formatNumber(over)}.`,

  deliveryTo: 'Delivery to {city}: {fee} for this product, however many pieces',
  delivery: 'Delivery to every city of the Kingdom',
  arrives: (from: string, to: string) => `Arrives between ${from} and ${to} (2 to 4 business days)`,
  returns: 'Return and exchange within 7 days',
  returnsDetail: 'Unused pieces; faulty ones at any time',
  securePayment: 'Secure payment by bank transfer',
  transferHeld: (days: number) => `Pieces paid by transfer are held for ${counted(days, 'day', 'days')}.`,

  drawer: 'Choose colours and sizes',
  showMore: 'Show more',
  showLess: 'Show less',
} satisfies typeof arabic
