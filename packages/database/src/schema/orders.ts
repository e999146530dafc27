import type { FeeUnit } from '@zayy/domain/checkout/delivery-fee'
import type { BasisPoints } from '@zayy/domain/money'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import { id, moment } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { areas, cities } from './addresses.ts'
import { productColours, productSizes, products } from './catalog.ts'
import { coupons, idempotencyKeys } from './checkout.ts'
import { copiedTranslations, halalas, inBothLanguages, locale, partOf, referenceTo } from './columns.ts'
import { mailboxOf } from './mailbox.ts'

export const orderStatus = pgEnum('order_status', [
  'pending',
  'on hold',
  'processing',
  'shipped',
  'completed',
  'cancelled',
])
export const paymentStatus = pgEnum('payment_status', ['unpaid', 'paid', 'failed', 'refunded'])

/** The printed address, and the columns of the order from which it was composed, for credit notes. */
type InvoiceAddress = Record<'ar' | 'en', string> & {
  parts: {
    countryId: number
    address: string
    building: string | null
    area: Record<'ar' | 'en', string>
    district: string | null
    city: Record<'ar' | 'en', string>
    shortAddress: string | null
    postcode: string | null
  }
}

/**
 * Orders, with everything on their bill copied at the time of the order. Changes of the catalogue or the settings do
 * not affect them. Triggers keep number, date and sums of an issued invoice, and refuse a paid order without one.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Short, random and unique. Buyers and the shop call the order by it. */
    code: text('code').notNull().unique(),
    /** 1, 2, 3 … without gaps, from `invoice_counter`. Null until the tax invoice is issued (decision 060). */
    invoiceNumber: integer('invoice_number').unique(),
    /** Date and time of the tax invoice. */
    invoicedAt: moment('invoiced_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    idempotencyKeyId: integer('idempotency_key_id')
      .unique()
      .references(() => idempotencyKeys.id, { onDelete: 'set null' }),
    /** The language of the order and its mails. */
    locale: locale('locale').notNull(),
    status: orderStatus('status').notNull().default('pending'),
    /** 0 bank transfer, 1 card. */
    paymentMethod: smallint('payment_method').$type<PaymentMethod>().notNull(),
    paymentStatus: paymentStatus('payment_status').notNull().default('unpaid'),

    /** Null for guests, and after the account is deleted. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    buyerPhone: text('buyer_phone').notNull(),
    address: text('address').notNull(),
    /** From a customer's saved address. Guests type everything but the building number into `address`. */
    building: text('building'),
    floor: text('floor'),
    apartment: text('apartment'),
    addressNote: text('address_note'),
    countryId: integer('country_id').notNull(),
    cityId: integer('city_id').notNull(),
    /** Null if the city has no areas. */
    areaId: integer('area_id'),
    country: copiedTranslations('country'),
    city: copiedTranslations('city'),
    /** Empty texts if the city has no areas. */
    area: copiedTranslations('area'),
    /** Typed where the city has no areas. */
    district: text('district'),
    shortAddress: text('short_address'),
    postcode: text('postcode'),
    /** Business days from payment to delivery, as promised for the country. */
    deliveryDaysFrom: integer('delivery_days_from').notNull(),
    deliveryDaysTo: integer('delivery_days_to').notNull(),
    /** The rules of the delivery fee, as in the settings at the time of the order. */
    shippingPer: text('shipping_per').$type<FeeUnit>().notNull().default('product'),
    freeShippingFrom: halalas('free_shipping_from'),
    /** Days after delivery in which pieces can be returned, as promised; null: no promise. */
    returnDays: integer('return_days'),
    /** Days that the pieces are reserved for a bank transfer, and a coupon for an unpaid order, as promised. */
    transferDays: integer('transfer_days').notNull(),
    /** Name and VAT number of a company, which make the document a tax invoice: both or neither. */
    companyName: text('company_name'),
    companyVat: text('company_vat'),
    /** The buyer's own purchase order number. */
    purchaseOrder: text('purchase_order'),

    sellerName: copiedTranslations('seller_name'),
    sellerAddress: copiedTranslations<string | null>('seller_address'),
    sellerVatNumber: text('seller_vat_number'),
    sellerCrNumber: text('seller_cr_number'),

    pieces: integer('pieces').notNull(),
    itemsTotal: halalas('items_total').notNull(),
    saving: halalas('saving').notNull(),
    couponCode: text('coupon_code').references(() => coupons.code),
    /** Set when an unpaid order releases its use of the coupon; null: the use counts. */
    couponReturnedAt: moment('coupon_returned_at'),
    couponValue: halalas('coupon_value').notNull(),
    shipping: halalas('shipping').notNull(),
    taxBasisPoints: integer('tax_basis_points').$type<BasisPoints>().notNull(),
    taxIncluded: boolean('tax_included').notNull(),
    tax: halalas('tax').notNull(),
    grandTotal: halalas('grand_total').notNull(),
    /** When the shop was notified: at the order, or at the payment for a card. Null: not yet. */
    announcedAt: moment('announced_at'),
    /** The paid order to which a correction added these pieces. */
    additionOf: integer('addition_of').references((): AnyPgColumn => orders.id),
    /** True for a guest order that an account has claimed by proving the buyer's address. */
    claimed: boolean('claimed').notNull().default(false),
    /** Part of the bill's link. Incrementing it ends all earlier links. */
    billRevision: integer('bill_revision').notNull().default(0),
    /** Address on the tax invoice of a company, if the delivery address was corrected after the payment. */
    invoiceAddress: jsonb('invoice_address').$type<InvoiceAddress>(),
  },
  (order) => [
    index('orders_newest').on(order.createdAt.desc()),
    index('orders_invoiced').on(order.invoicedAt).where(sql`${order.invoicedAt} is not null`),
    index('orders_announced').on(order.announcedAt).where(sql`${order.announcedAt} is not null`),
    index('orders_customer').on(order.customerId, order.id.desc()),
    /** Finds the guest orders of an address that a customer has proven. */
    index('orders_guest_email').on(sql`lower(${order.buyerEmail})`).where(sql`${order.customerId} is null`),
    /** Counts the coupon uses and payments of a mailbox. */
    index('orders_mailbox').on(mailboxOf(order.buyerEmail)),
    index('orders_addition_of').on(order.additionOf).where(sql`${order.additionOf} is not null`),
    index('orders_coupon_phone')
      .on(order.couponCode, order.buyerPhone)
      .where(sql`${order.couponCode} is not null`),
    check('orders_invoice', sql`(${order.invoiceNumber} is null) = (${order.invoicedAt} is null)`),
    check('orders_company', sql`(${order.companyName} is null) = (${order.companyVat} is null)`),
    check('orders_translations', inBothLanguages(order.country, order.city, order.area, order.sellerName)),
    foreignKey({
      name: 'orders_city_of_country',
      columns: [order.countryId, order.cityId],
      foreignColumns: [cities.countryId, cities.id],
    }),
    foreignKey({
      name: 'orders_area_of_city',
      columns: [order.cityId, order.areaId],
      foreignColumns: [areas.cityId, areas.id],
    }),
    check('orders_shipping_per', sql`${order.shippingPer} in ('product', 'order')`),
    check('orders_payment_method', sql`${order.paymentMethod} in (0, 1)`),
    check('orders_pieces', sql`${order.pieces} > 0`),
    check(
      'orders_delivery_days',
      sql`${order.deliveryDaysFrom} between 1 and ${order.deliveryDaysTo} and ${order.deliveryDaysTo} <= 60`,
    ),
    check(
      'orders_amounts',
      sql`least(${order.itemsTotal}, ${order.saving}, ${order.couponValue}, ${order.shipping}, ${order.tax}, ${order.grandTotal}) >= 0
        and ${order.couponValue} <= ${order.itemsTotal}`,
    ),
    check(
      'orders_add_up',
      sql`${order.grandTotal} = ${order.itemsTotal} - ${order.couponValue} + ${order.shipping}
        + case when ${order.taxIncluded} then 0 else ${order.tax} end`,
    ),
  ],
)

/**
 * Products of an order as on its invoice, with prices in halalas. Once the invoice is issued they never change: a correction
 * to fewer pieces has a credit note, further pieces are a new order.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: partOf('order_id', () => orders.id),
    productId: referenceTo('product_id', () => products.id),
    position: integer('position').notNull(),
    name: copiedTranslations('name'),
    /** Price of the first tier. */
    firstPrice: halalas('first_price').notNull(),
    /** Price of the tier that the quantity reaches. */
    unitPrice: halalas('unit_price').notNull(),
    quantity: integer('quantity').notNull(),
    subtotal: halalas('subtotal').notNull(),
    saving: halalas('saving').notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.orderId, line.productId] }),
    index('order_lines_product').on(line.productId),
    check('order_lines_name', inBothLanguages(line.name)),
    check('order_lines_quantity', sql`${line.quantity} between 1 and 100000`),
    check('order_lines_subtotal', sql`${line.subtotal} = ${line.quantity} * ${line.unitPrice}`),
    check('order_lines_saving', sql`${line.saving} >= 0`),
  ],
)

/**
 * Pieces to send, per colour and size, which must belong to the product of the line. A correction of a paid order changes
 * them alone, so a line may have fewer pieces than its invoice.
 */
export const orderLineVariants = pgTable(
  'order_line_variants',
  {
    orderId: integer('order_id').notNull(),
    productId: integer('product_id').notNull(),
    colourId: integer('colour_id').notNull(),
    sizeId: integer('size_id').notNull(),
    /** Place within the whole order. */
    position: integer('position').notNull(),
    colourCode: text('colour_code').notNull(),
    colourName: copiedTranslations('colour_name'),
    sizeName: text('size_name').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (piece) => [
    primaryKey({ columns: [piece.orderId, piece.productId, piece.colourId, piece.sizeId] }),
    foreignKey({
      name: 'order_line_variants_of_line',
      columns: [piece.orderId, piece.productId],
      foreignColumns: [orderLines.orderId, orderLines.productId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'order_line_variants_colour_of_product',
      columns: [piece.productId, piece.colourId],
      foreignColumns: [productColours.productId, productColours.id],
    }),
    foreignKey({
      name: 'order_line_variants_size_of_product',
      columns: [piece.productId, piece.sizeId],
      foreignColumns: [productSizes.productId, productSizes.id],
    }),
    check('order_line_variants_colour_name', inBothLanguages(piece.colourName)),
    check('order_line_variants_quantity', sql`${piece.quantity} between 1 and 100000`),
  ],
)

/** The last invoice number: one row, inserted by the migration, locked last in the transaction that issues an invoice. */
export const invoiceCounter = pgTable(
  'invoice_counter',
  {
    id: integer('id').primaryKey().default(1),
    last: integer('last').notNull().default(0),
  },
  (row) => [check('invoice_counter_one_row', sql`${row.id} = 1`)],
)
