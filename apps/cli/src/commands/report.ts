import { resolve } from 'node:path'
import { subtract, toSar } from '@zayy/domain/money'
import { type Days, daysAfter, type ReportUnit, reportUnits } from '@zayy/domain/orders/report-periods'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { getReport, type Report } from '@zayy/shop/reports/get-report'
import { CommandFailure, defineCommand } from '../command-line/command.ts'
import type { CommandMessages } from '../command-line/messages.ts'
import { type Shop, withShop } from '../open-shop.ts'
import { parseDay } from '../option-values.ts'
import { outputFile } from '../output-file.ts'
import { reportPage } from '../report/report-page.ts'
import { reportText } from '../report/report-text.ts'

/** `shop report [--from DAY] [--to DAY] [--html FILE]`: sales, in the terminal or as a page. */
export const report = defineCommand({
  help: ({ report }) => report,
  texts: { from: 'YYYY-MM-DD', to: 'YYYY-MM-DD', 'by-period': 'UNIT', html: 'FILE' },
  standard: ['json'],
  async run({ text, env, folder, messages, locale, json, columns, print }) {
    const now = new Date()
    const typed = { from: text('from'), to: text('to'), unit: text('by-period') }
    const span = parseReportSpan(typed, riyadhDay(now.getTime()), messages.report)
    const html = text('html')
    const path = html === undefined ? null : resolve(folder, html)
    const file = path === null ? null : outputFile(path)
    const read = ({ database }: Shop) => getReport(database, { ...span, locale })
    const made = await withShop(env, 'read', read, file?.handOver)
    if (file && path !== null) {
      await file.write([reportPage(made, { messages: messages.report, locale, now })])
      return print(messages.report.written(path))
    }
    print(json ? reportJson(made) : reportText(made, { messages: messages.report, locale, columns }))
  },
})

const DEFAULT_DAYS = 30
const MAX_DAYS = 3_660

/**
 * Parses the days of the report, by default the last 30.
 * @param today YYYY-MM-DD in Riyadh
 * @throws CommandFailure 2
 */
export function parseReportSpan(
  typed: { from: string | undefined; to: string | undefined; unit: string | undefined },
  today: string,
  { bad }: CommandMessages['report'],
): Days & { unit: ReportUnit | undefined } {
  const to = parseDay(typed.to, '--to', bad.day) ?? today
  const from = parseDay(typed.from, '--from', bad.day) ?? daysAfter(to, 1 - DEFAULT_DAYS)
  if (from > to) throw new CommandFailure(bad.order, 2)
  if (daysAfter(from, MAX_DAYS) <= to) throw new CommandFailure(bad.long, 2)
  const unit = reportUnits.find((each) => each === typed.unit)
  if (typed.unit !== undefined && unit === undefined) throw new CommandFailure(bad.unit, 2)
  return { from, to, unit }
}

/** Returns the report as JSON, with amounts in SAR. */
function reportJson(report: Report) {
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
