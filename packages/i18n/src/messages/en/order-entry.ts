import { formatNumber } from '../../numbers.ts'
import type { orderEntry as ar } from '../ar/order-entry.ts'

/** Messages of `npm run shop -- orders add`, in English. */
export const orderEntry = {
  summary: 'Enter an order for a customer who calls or writes, and get a link to pay',
  details:
    'At a terminal, without options, it asks for everything. Prices, minimum quantities, coupons and delivery are the same as in the shop.\nThe customer opens the link on the phone and chooses there: bank transfer or card.\nExample:\n  npm run shop -- orders add --name "Noura Alqahtani" --phone 0501234567 --city Riyadh --area "Al Olaya" --address "Olaya Street 12" --pieces "SCRUB-1 navy: 10 S, 20 M, 10 L"',
  options: {
    name: 'The customer’s full name',
    phone: 'The customer’s mobile number, to which the WhatsApp link leads',
    email: 'The customer’s email. Without one no emails are sent, and the link is all that the customer gets',
    company: 'The company that the tax invoice is made out to, with --vat',
    vat: 'The company’s VAT number',
    city: 'The city, by its name or code',
    area: 'The area, by its name or code; not in a city without areas',
    address: 'Street, building, and whatever helps the courier',
    district: 'The district, in a city without areas',
    'short-address': 'The short National Address, such as RRRD2929',
    postcode: 'The postcode',
    pieces:
      'One product with its pieces: SKU or name, then colour, pieces and sizes, such as "SCRUB-1 navy: 10 S, 20 M, white: 5 L". Once for each product',
    coupon: 'A coupon code',
    language: 'The customer’s language, ar or en: of the link, the message and the emails; by default Arabic',
    'purchase-order': 'The customer’s own purchase order number',
    note: 'A note that only the shop sees',
    again: 'Enter the order although one like it was placed in the last 24 hours',
  },
  missing: (options: string) =>
    `Still missing: ${options}. At a terminal, npm run shop -- orders add asks for them.`,
  wrong: (option: string, sentence: string) => `${option}: ${sentence}`,
  language: '--language must be ar or en.',
  couponUsed: 'This customer has already used this coupon as often as it allows.',
  orderLeast: (least: string) => `The order must come to at least SAR ${least}.`,
  unknownCity: (typed: string, cities: string) =>
    `“${typed}” is no city that you deliver to. Cities: ${cities}`,
  unknownArea: (typed: string, city: string, areas: string) =>
    `“${typed}” is no area of ${city}. Areas: ${areas}`,
  neededArea: (city: string, areas: string) => `${city} needs an area: add --area. Areas: ${areas}`,
  andMore: (count: number) => `and ${formatNumber(count)} more`,
  unknownProduct: (text: string) =>
    `No product on sale begins “${text}”. Write its SKU or its whole name first.`,
  similar: (products: string) => `Similar: ${products}`,
  unread: (parts: string, product: string) => `Could not read “${parts}” for ${product}.`,
  noPieces: (product: string) => `There are no pieces after ${product}.`,
  howPieces: (example: string) => `Write a colour, then pieces and sizes: ${example}`,
  colours: (names: string) => `Colours: ${names}`,
  sizes: (names: string) => `Sizes: ${names}`,
  ask: {
    name: 'Customer’s full name',
    phone: 'Mobile number',
    email: 'Email (Enter: none)',
    company: 'Company for a tax invoice (Enter: none)',
    vat: 'VAT number of the company',
    shortAddress: 'Short National Address (Enter: none)',
    postcode: 'Postcode (Enter: none)',
    district: 'District (Enter: none)',
    city: 'City',
    area: 'Area',
    address: 'Street and building',
    example: 'SCRUB-1 navy: 10 S, 20 M',
    product: 'Product, by SKU or name, with its pieces',
    nextProduct: 'Next product with its pieces (Enter: no more)',
    coupon: 'Coupon code (Enter: none)',
    purchaseOrder: 'Purchase order number (Enter: none)',
    language: 'Customer’s language',
    languages: { ar: 'Arabic', en: 'English' },
    required: 'This is needed.',
  },
  preview: {
    title: 'The order as the customer will see it',
    saving: 'Saved by quantity',
    total: (total: string) => `Total: SAR ${total}`,
  },
  twin: (code: string) =>
    `An order with the same phone, pieces and total was placed in the last 24 hours: ${code}. Check it with npm run shop -- orders show ${code}.`,
  twinRefused: 'If this is another order, add --again. Nothing was entered.',
  question: (total: string) => `Enter this order of SAR ${total}?`,
  totalChanged: 'Prices changed while you looked, and nothing was entered. Enter the order again.',
  added: (code: string, total: string) => `Order ${code} is entered: SAR ${total}, not paid yet.`,
  addedFree: (code: string) => `Order ${code} is entered. There is nothing to pay.`,
  link: 'Link for the customer, to pay and to see the invoice:',
  whatsapp: 'Send it by WhatsApp:',
  /** To the customer, in the customer's language. */
  message: (greeting: string, shop: string, code: string, total: string, link: string) =>
    `Hello${greeting}, this is your order ${code} from ${shop}: SAR ${total}.\nPay for it here:\n${link}`,
  freeMessage: (greeting: string, shop: string, code: string, link: string) =>
    `Hello${greeting}, this is your order ${code} from ${shop}. There is nothing to pay:\n${link}`,
  greeting: (name: string) => ` ${name}`,
} satisfies typeof ar
