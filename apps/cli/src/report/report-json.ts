import { subtract, toSar } from '@zayy/domain/money'
import type { Report } from '@zayy/shop/reports/report'

/** A report for programs: amounts in SAR. */
export function reportJson(report: Report) {
  const { from, to, unit, sold, refunds, unpaid, periods, products, couponUses, methods, cities } = report
  return {
    from,
    to,
    unit,
    ...soldJson(sold),
    average: report.average === null ? null : toSar(report.average),
    items: toSar(report.items),
    coupons: toSar(report.coupons),
    shipping: toSar(report.shipping),
    refunds: { notes: refunds.notes, total: toSar(refunds.total), tax: toSar(refunds.tax) },
    after_refunds: toSar(subtract(sold.gross, refunds.total)),
    tax_after_refunds: toSar(subtract(sold.tax, refunds.tax)),
    unrecorded: toSar(report.unrecorded),
    unpaid: { orders: unpaid.orders, gross: toSar(unpaid.gross) },
    cancelled: report.cancelled,
    periods: periods.map((period) => ({ from: period.from, to: period.to, ...soldJson(period) })),
    products: products.map((product) => ({ ...product, value: toSar(product.value) })),
    coupon_uses: couponUses.map((coupon) => ({ ...coupon, value: toSar(coupon.value) })),
    methods: methods.map(({ method, orders, gross, paid }) => ({
      method: method === 1 ? 'card' : 'transfer',
      orders,
      gross: toSar(gross),
      paid: toSar(paid),
    })),
    cities: cities.map((city) => ({ ...city, gross: toSar(city.gross) })),
  }
}

function soldJson({ orders, pieces, net, tax, gross }: Report['sold']) {
  return { orders, pieces, net: toSar(net), tax: toSar(tax), gross: toSar(gross) }
}
