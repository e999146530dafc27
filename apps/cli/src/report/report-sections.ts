import { type Halalas, subtract, toSar, zero } from '@zayy/domain/money'
import { formatDay, formatMonth } from '@zayy/i18n/dates'
import type { Locale } from '@zayy/i18n/locale'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import type { Report } from '@zayy/shop/reports/report'
import type { CommandMessages } from '../command-line/messages.ts'

export type ReportMessages = CommandMessages['report']

/** A table of a report as both the terminal and the page show it: of text columns the first is the row's name. */
export type Section = {
  title: string
  headings: { text: string; end: boolean }[]
  rows: string[][]
  /** Stands in place of no rows. */
  none: string
  note?: string
}

/** Halalas as they are read: 123450 → '1,234.50'. */
export function amount(value: Halalas): string {
  return formatAmount(toSar(value))
}

/** Its numbers in a line each, with what stands beside them. */
export function keyFigures(
  { sold, average, refunds, unrecorded, unpaid, cancelled }: Report,
  said: ReportMessages,
): { label: string; value: string; beside?: string }[] {
  return [
    { label: said.gross, value: amount(sold.gross) },
    { label: said.net, value: amount(sold.net) },
    { label: said.tax, value: amount(sold.tax) },
    { label: said.orders, value: formatNumber(sold.orders) },
    { label: said.pieces, value: formatNumber(sold.pieces) },
    { label: said.average, value: average === null ? '–' : amount(average) },
    {
      label: said.refunds,
      value: amount(refunds.total),
      beside: said.refundNotes(formatNumber(refunds.notes)),
    },
    { label: said.afterRefunds, value: signed(sold.gross, refunds.total) },
    ...(unrecorded > zero ? [{ label: said.unrecorded, value: amount(unrecorded) }] : []),
    {
      label: said.unpaid,
      value: amount(unpaid.gross),
      beside: said.unpaidOrders(formatNumber(unpaid.orders)),
    },
    { label: said.cancelled, value: formatNumber(cancelled) },
  ]
}

/** Refunds of these days may be of orders placed before them, and more than was sold. */
function signed(sold: Halalas, refunded: Halalas): string {
  return refunded > sold ? `−${amount(subtract(refunded, sold))}` : amount(subtract(sold, refunded))
}

/** From what the products cost to what buyers pay. */
export function sumsSection({ items, coupons, shipping, sold }: Report, said: ReportMessages): Section {
  const added = subtract(sold.gross, subtract(items, coupons))
  return {
    title: said.sums,
    headings: [
      { text: '', end: false },
      { text: said.currency, end: true },
    ],
    rows: [
      [said.items, amount(items)],
      [said.coupons, coupons === zero ? amount(coupons) : `−${amount(coupons)}`],
      [said.shipping, amount(shipping)],
      [said.taxAdded, amount(subtract(added, shipping))],
      [said.gross, amount(sold.gross)],
    ],
    none: said.none,
  }
}

/** What a period is called: its day, its first day, its month. */
export function periodName({ unit }: Report, from: string, locale: Locale): string {
  return unit === 'month' ? formatMonth(from, locale) : formatDay(from, locale)
}

export function periodSection(report: Report, said: ReportMessages, locale: Locale): Section {
  const { unit, periods, sold } = report
  const cells = (part: Report['sold']) => [
    formatNumber(part.orders),
    formatNumber(part.pieces),
    amount(part.net),
    amount(part.tax),
    amount(part.gross),
  ]
  return {
    title: said.byPeriod[unit],
    headings: headings([said.period[unit]], [said.orders, said.pieces, said.net, said.tax, said.gross]),
    rows: [
      ...periods.map((period) => [periodName(report, period.from, locale), ...cells(period)]),
      [said.total, ...cells(sold)],
    ],
    none: said.none,
  }
}

export function productSection({ products }: Report, said: ReportMessages): Section {
  return {
    title: said.bestSellers,
    headings: headings([said.product, said.sku], [said.orders, said.pieces, said.value]),
    rows: products.map(({ name, sku, orders, pieces, value }) => [
      name,
      sku,
      formatNumber(orders),
      formatNumber(pieces),
      amount(value),
    ]),
    none: said.none,
    note: said.valueNote,
  }
}

export function couponSection({ couponUses }: Report, said: ReportMessages): Section {
  return {
    title: said.couponUses,
    headings: headings([said.coupon], [said.orders, said.discount]),
    rows: couponUses.map(({ code, orders, value }) => [code, formatNumber(orders), amount(value)]),
    none: said.noCoupons,
  }
}

export function methodSection({ methods }: Report, said: ReportMessages): Section {
  return {
    title: said.methods,
    headings: headings([said.method], [said.orders, said.gross, said.paid]),
    rows: methods.map(({ method, orders, gross, paid }) => [
      said.methodNames[method],
      formatNumber(orders),
      amount(gross),
      amount(paid),
    ]),
    none: said.none,
  }
}

export function citySection({ cities }: Report, said: ReportMessages): Section {
  return {
    title: said.cities,
    headings: headings([said.city], [said.orders, said.pieces, said.gross]),
    rows: cities.map(({ name, orders, pieces, gross }) => [
      name,
      formatNumber(orders),
      formatNumber(pieces),
      amount(gross),
    ]),
    none: said.none,
  }
}

function headings(texts: string[], numbers: string[]): Section['headings'] {
  return [...texts.map((text) => ({ text, end: false })), ...numbers.map((text) => ({ text, end: true }))]
}
