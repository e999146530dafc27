import { MAX_QUANTITY } from '@zayy/domain/catalog/max-quantity'
import { MAX_ORDER_PRODUCTS } from '@zayy/domain/checkout/order-size'
import * as z from 'zod/mini'
import {
  clearable,
  mandatory,
  nullAsMissing,
  optional,
  type Reader,
  readLater,
  required,
} from '../input-parsers/field.ts'
import { listOf } from '../input-parsers/list.ts'
import { amount, id, numberOf, optionalId, pieces } from '../input-parsers/numbers.ts'
import {
  companyName,
  couponCode,
  email,
  line,
  POSTCODE_PATTERN,
  phone,
  postcode,
  shortAddress,
  vatNumber,
} from '../input-parsers/texts.ts'

/** Pieces of one colour in one size. */
const quantity = required(pieces(MAX_QUANTITY), {
  type: 'integer',
  minimum: 0,
  maximum: MAX_QUANTITY,
})

/** Placeholders for list items whose index a form leaves out. They have no quantity, so they are dropped. No id is 0. */
const gaps = {
  size: { size_id: 0, quantity: 0 },
  color: { color_id: 0, sizes: [] },
  product: { product_id: 0, colors: [] },
}
const size = z.object({ size_id: id(), quantity })
const color = z.object({ color_id: id(), sizes: listOf(size, MAX_ORDER_PRODUCTS, gaps.size) })
const product = z.object({ product_id: id(), colors: listOf(color, MAX_ORDER_PRODUCTS, gaps.color) })

/** `guestFields` in the OpenAPI document: optional, since a customer selects a saved address instead. */
const optionalGuestFields = {
  name: optional(line(100), { type: 'string', maxLength: 100 }),
  email: optional(email, { type: 'string', format: 'email', maxLength: 254 }),
  phone: optional(phone, {
    type: 'string',
    description:
      '10 to 11 digits, or a unified number such as 920012345; +966, 00966 and spaces are read. Another Gulf number with its code: +965, +971 …',
  }),
  address: optional(line(500), { type: 'string', maxLength: 500 }),
  country_id: optionalId(),
  city_id: optionalId(),
  area_id: optionalId(),
  /** Number of the building, for the parts of the National Address. */
  building: optional(line(60), { type: 'string', maxLength: 60 }),
  district: optional(line(100), { type: 'string', maxLength: 100 }),
  short_address: optional(shortAddress, { type: 'string', pattern: '^[A-Za-z]{4}\\s?[0-9]{4}$' }),
  postcode: optional(postcode, { type: 'string', pattern: POSTCODE_PATTERN }),
}

/** Fields that only guests send. The area is required if the city has areas, which the schema cannot know. */
export const guestFields = {
  ...optionalGuestFields,
  name: mandatory(optionalGuestFields.name),
  email: mandatory(optionalGuestFields.email),
  phone: mandatory(optionalGuestFields.phone),
  address: mandatory(optionalGuestFields.address),
  country_id: mandatory(optionalGuestFields.country_id),
  city_id: mandatory(optionalGuestFields.city_id),
}

/**
 * Fields that guests and customers type for each order. A company has both name and VAT number. If a customer sends neither,
 * those of the profile are used. If a customer sends them empty, the order has no company.
 */
export const detailFields = {
  company_name: clearable(companyName, { type: 'string', minLength: 2, maxLength: 120 }),
  company_vat: clearable(vatNumber, {
    type: 'string',
    description: '15 digits that start and end with 3.',
  }),
  purchase_order: optional(line(60), { type: 'string', maxLength: 60 }),
}

/** Forms have no null, so clients send the word for an order without a coupon (specification, POST orders). */
const orderCouponCode: Reader<string | undefined> = (text) =>
  text === 'null' ? { value: undefined } : couponCode(text)

const sharedFields = {
  payment_method: required(numberOf(0, 1), {
    type: 'integer',
    enum: [0, 1],
    description: '0 bank transfer, 1 card.',
  }),
  products: listOf(product, MAX_ORDER_PRODUCTS, gaps.product),
  ...detailFields,
  coupon_code: optional(orderCouponCode, { type: 'string', maxLength: 64 }),
  expected_total: optional(amount, {
    type: 'number',
    minimum: 0,
    description: 'The grand total that the buyer was shown, in SAR. Another one is a 409 with the sums.',
  }),
}

/** An order as it is sent. Depending on the sender, `guestOrder` or `customerOrder` parses it. */
export const orderInput = readLater(
  z.object({ ...sharedFields, address_id: optionalId(), ...optionalGuestFields }),
)

/** An empty company means no company. */
export const guestOrder = z.object({
  ...sharedFields,
  ...guestFields,
  company_name: nullAsMissing(detailFields.company_name),
  company_vat: nullAsMissing(detailFields.company_vat),
})

/** An order that the shop enters for a customer who calls. A caller may have no e-mail address. */
export const enteredOrder = z.extend(guestOrder, { email: optionalGuestFields.email })

export const customerOrder = z.object({ ...sharedFields, address_id: id() })

export type GuestOrder = z.output<typeof guestOrder>

/** A parsed order. Quantities are whole numbers, the phone number is canonical, missing fields are undefined. */
export type OrderInput = GuestOrder | z.output<typeof customerOrder>
