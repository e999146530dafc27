import { type Halalas, subtract, toSar, ZERO } from '@zayy/domain/money'
import { formatDay, formatMonth } from '@zayy/i18n/dates'
import type { Locale } from '@zayy/i18n/locale'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import type { Report } from '@zayy/shop/reports/get-report'
import type { CommandMessages } from '../command-line/messages.ts'

export type ReportMessages = CommandMessages['report']

/** A table of a report, for the terminal and the page. The first text column is the row's name. */
export type Section = {
  title: string
  headings: { text: string; end: boolean }[]
  rows: string[][]
  /** Shown if there are no rows. */
  none: string
  note?: string
}

/** Formats halalas: 123450 → '1,234.50'. */
export function amount(value: Halalas): string {
  return formatAmount(toSar(value))
}

/** Returns the report's figures as label and value. */
export function keyFigures(
  { sold, average, refunds, unrecorded, unpaid, cancelled }: Report,
  messages: ReportMessages,
): { label: string; value: string; beside?: string }[] {
  return [
    { label: messages.gross, value: amount(sold.gross) },
    { label: messages.net, value: amount(sold.net) },
    { label: messages.tax, value: amount(sold.tax) },
    { label: messages.orders, value: formatNumber(sold.orders) },
    { label: messages.pieces, value: formatNumber(sold.pieces) },
    { label: messages.average, value: average === null ? '–' : amount(average) },
    {
      label: messages.refunds,
      value: amount(refunds.total),
      beside: messages.refundNotes(formatNumber(refunds.notes)),
    },
    { label: messages.afterRefunds, value: signed(sold.gross, refunds.total) },
    { label: messages.taxAfterRefunds, value: signed(sold.tax, refunds.tax) },
    ...(unrecorded > ZERO ? [{ label: messages.unrecorded, value: amount(unrecorded) }] : []),
    {
      label: messages.unpaid,
      value: amount(unpaid.gross),
      beside: messages.unpaidOrders(formatNumber(unpaid.orders)),
    },
    { label: messages.cancelled, value: formatNumber(cancelled) },
  ]
}

/** Refunds may concern orders before the period, and may exceed its sales. */
function signed(sold: Halalas, refunded: Halalas): string {
  return refunded > sold ? `−${amount(subtract(refunded, sold))}` : amount(subtract(sold, refunded))
}

/** The steps from the price of the products to the amount that buyers pay. */
export function sumsSection({ items, coupons, shipping, sold }: Report, messages: ReportMessages): Section {
  const added = subtract(sold.gross, subtract(items, coupons))
  return {
    title: messages.sums,
    headings: [
      { text: '', end: false },
      { text: messages.currency, end: true },
    ],
    rows: [
      [messages.items, amount(items)],
      [messages.coupons, coupons === ZERO ? amount(coupons) : `−${amount(coupons)}`],
      [messages.shipping, amount(shipping)],
      [messages.taxAdded, amount(subtract(added, shipping))],
      [messages.gross, amount(sold.gross)],
    ],
    none: messages.none,
  }
}

/** Returns a period's label: its day, its first day, or its month. */
export function periodName({ unit }: Report, from: string, locale: Locale): string {
  return unit === 'month' ? formatMonth(from, locale) : formatDay(from, locale)
}

export function periodSection(report: Report, messages: ReportMessages, locale: Locale): Section {
  const { unit, periods, sold } = report
  const cells = (part: Report['sold']) => [
    formatNumber(part.orders),
    formatNumber(part.pieces),
    amount(part.net),
    amount(part.tax),
    amount(part.gross),
  ]
  return {
    title: messages.byPeriod[unit],
    headings: headings(
      [messages.period[unit]],
      [messages.orders, messages.pieces, messages.net, messages.tax, messages.gross],
    ),
    rows: [
      ...periods.map((period) => [periodName(report, period.from, locale), ...cells(period)]),
      [messages.total, ...cells(sold)],
    ],
    none: messages.none,
  }
}

export function productSection({ products }: Report, messages: ReportMessages): Section {
  return {
    title: messages.bestSellers,
    headings: headings([messages.product, messages.sku], [messages.orders, messages.pieces, messages.value]),
    rows: products.map(({ name, sku, orders, pieces, value }) => [
      name,
      sku,
      formatNumber(orders),
      formatNumber(pieces),
      amount(value),
    ]),
    none: messages.none,
    note: messages.valueNote,
  }
}

export function couponSection({ couponUses }: Report, messages: ReportMessages): Section {
  return {
    title: messages.couponUses,
    headings: headings([messages.coupon], [messages.orders, messages.discount]),
    rows: couponUses.map(({ code, orders, value }) => [code, formatNumber(orders), amount(value)]),
    none: messages.noCoupons,
  }
}

export function methodSection({ methods }: Report, messages: ReportMessages): Section {
  return {
    title: messages.methods,
    headings: headings([messages.method], [messages.orders, messages.gross, messages.paid]),
    rows: methods.map(({ method, orders, gross, paid }) => [
      messages.methodNames[method],
      formatNumber(orders),
      amount(gross),
      amount(paid),
    ]),
    none: messages.none,
  }
}

export function citySection({ cities }: Report, messages: ReportMessages): Section {
  return {
    title: messages.cities,
    headings: headings([messages.city], [messages.orders, messages.pieces, messages.gross]),
    rows: cities.map(({ name, orders, pieces, gross }) => [
      name,
      formatNumber(orders),
      formatNumber(pieces),
      amount(gross),
    ]),
    none: messages.none,
  }
}

function headings(texts: string[], numbers: string[]): Section['headings'] {
  return [...texts.map((text) => ({ text, end: false })), ...numbers.map((text) => ({ text, end: true }))]
}
