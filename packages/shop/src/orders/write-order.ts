import type { OrderInput } from '@zayy/contract/orders/order-input'
import type { Locale } from '@zayy/contract/types'
import { orderLines, orderLineVariants, orders } from '@zayy/database/schema/orders'
import { settings } from '@zayy/database/schema/settings'
import { jsonColumns } from '@zayy/database/sql/json-columns'
import { prepared } from '@zayy/database/sql/prepared'
import { firstTier } from '@zayy/domain/catalog/price-tiers'
import type { OrderLine } from '@zayy/domain/checkout/order-lines'
import type { LineSum } from '@zayy/domain/checkout/order-totals'
import type { Transaction } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { JobKind } from '../add-job.ts'
import type { NationalParts } from '../addresses/find-national-parts.ts'
import type { OrderBuyer } from './order-buyer.ts'
import { nameIn, type OrderData, type SoldProduct } from './order-data.ts'

/** Columns of an order that the database sets; rows of lines get the order id. */
const generatedColumns = [
  'id',
  'invoiceNumber',
  'invoicedAt',
  'createdAt',
  'status',
  'paymentStatus',
  'couponReturnedAt',
  'announcedAt',
  'additionOf',
  'invoiceAddress',
  'claimed',
  'billRevision',
] as const
const orderIdColumn = ['orderId'] as const

type OrderRow = Omit<typeof orders.$inferSelect, (typeof generatedColumns)[number]>
export type ProductRow = Omit<typeof orderLines.$inferSelect, (typeof orderIdColumn)[number]>
export type PieceRow = Omit<typeof orderLineVariants.$inferSelect, (typeof orderIdColumn)[number]>

type WrittenOrder = {
  order: OrderRow
  products: ProductRow[]
  pieces: PieceRow[]
}

const order = jsonColumns(orders, generatedColumns)
const product = jsonColumns(orderLines, orderIdColumn)
const piece = jsonColumns(orderLineVariants, orderIdColumn)

const MAIL_JOB: JobKind = 'order-placed'
const ANNOUNCEMENT_JOB: JobKind = 'order-announcement'
const COUPON_JOB: JobKind = 'return-coupon'
const REMINDER_JOB: JobKind = 'transfer-reminder'

/** Days until the reminder of a bank transfer; at the latest a day before it is due. */
const REMINDER_DAYS = 2

/**
 * Writes order, lines and the jobs: mail to the buyer, return of the coupon, and for a bank transfer announcement and
 * reminder.
 */
const write = prepared((database) => {
  const placed = database.$with('placed', { id: orders.id }).as(sql`
    insert into orders (announced_at, ${sql.raw(order.into)})
    select case when row."paymentMethod" = 0 then now() end, ${sql.raw(order.values)}
    from json_to_record(${sql.placeholder('order')}) as row(${sql.raw(order.record)})
    returning id, coupon_code, payment_method, transfer_days`)
  const lines = (table: PgTable, { into, values, record }: typeof order, rows: string) =>
    database.$with(`${rows}_written`, {}).as(sql`
      insert into ${table} (order_id, ${sql.raw(into)})
      select placed.id, ${sql.raw(values)}
      from placed, json_to_recordset(${sql.placeholder(rows)}) as row(${sql.raw(record)})`)
  const mail = database.$with('mail', {}).as(sql`
    insert into jobs (kind, payload, key)
    select ${MAIL_JOB}, jsonb_build_object('orderId', placed.id, 'client', ${sql.placeholder('client')}::text),
      ${`${MAIL_JOB}:`} || placed.id from placed`)
  const announcement = database.$with('announcement', {}).as(sql`
    insert into jobs (kind, payload, key)
    select ${ANNOUNCEMENT_JOB}, jsonb_build_object('orderId', placed.id), ${`${ANNOUNCEMENT_JOB}:`} || placed.id
    from placed, ${settings}
    where placed.payment_method = 0 and coalesce(${settings.orderEmail}, ${settings.email}) is not null`)
  const coupon = database.$with('coupon', {}).as(sql`
    insert into jobs (kind, payload, key, run_at)
    select ${COUPON_JOB}, jsonb_build_object('orderId', placed.id), ${`${COUPON_JOB}:`} || placed.id,
      now() + make_interval(days => placed.transfer_days)
    from placed where placed.coupon_code is not null`)
  const reminder = database.$with('reminder', {}).as(sql`
    insert into jobs (kind, payload, key, run_at)
    select ${REMINDER_JOB}, jsonb_build_object('orderId', placed.id), ${`${REMINDER_JOB}:`} || placed.id,
      now() + make_interval(days => least(${REMINDER_DAYS}, placed.transfer_days - 1))
    from placed where placed.payment_method = 0 and placed.transfer_days > 1`)
  return database
    .with(
      placed,
      lines(orderLines, product, 'products'),
      lines(orderLineVariants, piece, 'pieces'),
      mail,
      announcement,
      coupon,
      reminder,
    )
    .select({ id: placed.id })
    .from(placed)
    .prepare('write_order')
})

/**
 * Writes an unpaid order without an invoice and queues its jobs. Returns its id.
 * @param client as returned by `mailClient`
 */
export async function writeOrder(
  transaction: Transaction,
  { order, products, pieces }: WrittenOrder,
  client: string,
): Promise<number> {
  const [placed] = await write(transaction).execute({
    order: JSON.stringify(order),
    client,
    products: JSON.stringify(products),
    pieces: JSON.stringify(pieces),
  })
  if (!placed) throw new Error('The order was not written')
  return placed.id
}

export type SoldLine = { product: SoldProduct; line: OrderLine; sum: LineSum }

/** Copies the names of the place. */
export function nameColumns({ country, city, area }: OrderData) {
  return {
    country: inBothLanguages((locale) => nameIn(country?.names, locale)),
    city: inBothLanguages((locale) => nameIn(city?.names, locale)),
    area: inBothLanguages((locale) => nameIn(area, locale)),
  }
}

function inBothLanguages<Text>(textIn: (locale: Locale) => Text): Record<Locale, Text> {
  return { ar: textIn('ar'), en: textIn('en') }
}

export function productRows(sold: readonly SoldLine[]): ProductRow[] {
  return sold.map(({ product, sum }, position) => ({
    productId: product.id,
    position,
    name: inBothLanguages((locale) => nameIn(product.names, locale)),
    firstPrice: firstTier(product.tiers).price,
    unitPrice: sum.unit,
    quantity: sum.quantity,
    subtotal: sum.subtotal,
    saving: sum.saving,
  }))
}

/** @throws RangeError for a colour or size of another product, which `orderIssues` rejects first */
export function pieceRows(sold: readonly SoldLine[]): PieceRow[] {
  const pieces = sold.flatMap(({ product, line }) =>
    line.colors.flatMap(({ color_id, sizes }) => sizes.map((size) => pieceRow(product, color_id, size))),
  )
  return pieces.map((row, position) => ({ ...row, position }))
}

function pieceRow(
  product: SoldProduct,
  colourId: number,
  { size_id, quantity }: { size_id: number; quantity: number },
) {
  const colour = product.colours.find(({ id }) => id === colourId)
  const size = product.sizes.find(({ id }) => id === size_id)
  if (!colour || !size)
    throw new RangeError(`Product ${product.id} has no colour ${colourId} or size ${size_id}`)
  return {
    productId: product.id,
    colourId,
    sizeId: size_id,
    colourCode: colour.code,
    colourName: inBothLanguages((locale) => nameIn(colour.names, locale)),
    sizeName: size.name,
    quantity,
  }
}

/** Copies what guests and customers type for each order. */
export function detailColumns({ purchase_order }: OrderInput) {
  return { purchaseOrder: purchase_order ?? null }
}

/** @throws RangeError for a buyer without an address, which `orderIssues` rejects first */
export function buyerColumns({ customerId, fields, parts }: OrderBuyer, found?: NationalParts | null) {
  const { name, email, phone, address, country_id, city_id, area_id } = fields
  if (!address || !country_id || !city_id) throw new RangeError('Order buyer has no address')
  return {
    customerId,
    buyerName: name,
    buyerEmail: email,
    buyerPhone: phone,
    address,
    building: parts.building ?? found?.building ?? null,
    floor: parts.floor,
    apartment: parts.apartment,
    addressNote: parts.note,
    countryId: country_id,
    cityId: city_id,
    areaId: area_id ?? null,
    district: fields.district ?? (area_id === undefined ? found?.district : null) ?? null,
    shortAddress: fields.short_address ?? null,
    postcode: fields.postcode ?? found?.postcode ?? null,
    companyName: fields.company_name ?? null,
    companyVat: fields.company_vat ?? null,
  }
}
