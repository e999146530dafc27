import type { Halalas } from '@zayy/domain/money'
import type { Days, ReportUnit } from '@zayy/domain/orders/report-periods'

/**
 * Sales: the invoices issued on some days.
 * @property net without tax; `net` + `tax` = `gross`, the amount that buyers pay
 * @property tax of products and delivery fees
 */
export type Sold = { orders: number; pieces: number; net: Halalas; tax: Halalas; gross: Halalas }

type Part = { name: string; orders: number; pieces: number; gross: Halalas }

/**
 * A report of some days in Riyadh; money in halalas.
 * @property shop name of the shop
 * @property average per order; null without orders
 * @property items products at tier prices, before coupons
 * @property refunds credit notes of these days, whenever the invoice was issued
 * @property unrecorded part of the sales refunded in the gateway's dashboard, without a credit note yet
 * @property unpaid orders placed on these days and not paid yet; not part of the sales, unless their invoice was issued when
 *   they were placed
 * @property cancelled orders placed on these days and cancelled without an invoice; not part of any other number
 * @property periods all periods, also those without orders
 * @property products most pieces first; `value` at tier prices, before coupons
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
