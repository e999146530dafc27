/** "The figures that the server answers", when it does not agree with the total that the buyer was shown. */

import type { OrderTotals } from '@zayy/domain/checkout/order-totals'
import { add, fromSar, isSar, type Sar } from '@zayy/domain/money'

/** The sums with which the server answers a total that it does not agree with (contract, POST /orders). */
export type ServerTotals = {
  items_total: Sar
  saving: Sar
  coupon_value: Sar
  shipping: Sar
  tax: Sar
  grand_total: Sar
}

const serverTotalNames = ['items_total', 'saving', 'coupon_value', 'shipping', 'tax', 'grand_total'] as const

/** Reads the data of a 409; null for anything else, such as a key that was used for another order. */
export function readServerTotals(data: unknown): ServerTotals | null {
  if (typeof data !== 'object' || data === null) return null
  const totals: Record<string, unknown> = { ...data }
  return isServerTotals(totals) ? totals : null
}

function isServerTotals(totals: Record<string, unknown>): totals is ServerTotals {
  return serverTotalNames.every((name) => isSar(totals[name]))
}

/** The summary by the server's figures; the pieces are what the cart holds. */
export function withServerTotals(own: OrderTotals, server: ServerTotals): OrderTotals {
  const items = fromSar(server.items_total)
  const saving = fromSar(server.saving)
  return {
    ...own,
    items,
    saving,
    beforeTiers: add(items, saving),
    coupon: fromSar(server.coupon_value),
    shipping: fromSar(server.shipping),
    tax: fromSar(server.tax),
    grand: fromSar(server.grand_total),
  }
}
