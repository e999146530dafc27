import type { Halalas } from '@zayy/domain/money'
import type { Days, ReportUnit } from '@zayy/domain/orders/report-periods'

/**
 * What was sold, as the invoices say it: of orders placed in some days, but those that were cancelled without ever being paid.
 * @property net without tax; with `tax` it is `gross`, what buyers pay
 * @property tax that of the products and that within the delivery fees
 */
export type Sold = { orders: number; pieces: number; net: Halalas; tax: Halalas; gross: Halalas }

/** Orders of one kind: paid one way, sent to one city. */
type Part = { name: string; orders: number; pieces: number; gross: Halalas }

/**
 * A report of some days in Riyadh; money in halalas.
 * @property shop what the shop is called
 * @property average of an order; null where there is none
 * @property items what the products cost at their tiers' prices, before coupons
 * @property refunds the credit notes of these days, whenever their order was placed
 * @property unrecorded what of the sold was given back in the gateway's dashboard, and has no credit note yet
 * @property unpaid what of the sold is not paid yet
 * @property cancelled orders of these days that were never paid and are cancelled: in no other number
 * @property periods all of them, also those without an order
 * @property products those of which most pieces were sold; `value` before coupons, as the tiers price them
 */
export type Report = Days & {
  unit: ReportUnit
  shop: string
  sold: Sold
  average: Halalas | null
  items: Halalas
  coupons: Halalas
  shipping: Halalas
  refunds: { notes: number; total: Halalas; tax: Halalas }
  unrecorded: Halalas
  unpaid: { orders: number; gross: Halalas }
  cancelled: number
  periods: (Days & Sold)[]
  products: { sku: string; name: string; orders: number; pieces: number; value: Halalas }[]
  couponUses: { code: string; orders: number; value: Halalas }[]
  methods: { method: 0 | 1; orders: number; gross: Halalas; paid: Halalas }[]
  cities: Part[]
}
