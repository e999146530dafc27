import { resolve } from 'node:path'
import { subtract, toDecimal, toPercent, toSar, ZERO } from '@zayy/domain/money'
import type { Days } from '@zayy/domain/orders/report-periods'
import { lastQuarter, readMonth, readQuarter, type VatBox } from '@zayy/domain/orders/vat-return'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { formatFullDay } from '@zayy/i18n/dates'
import { formatAmount, formatNumber, formatPercent } from '@zayy/i18n/numbers'
import { csvHeading, csvRow } from '@zayy/shop/catalogue-files/csv/csv-row'
import { guarded } from '@zayy/shop/catalogue-files/csv/spreadsheet-guard'
import { getVatReturn, type IssuedDocument } from '@zayy/shop/reports/get-vat-return'
import { CommandFailure, defineCommand } from '../command-line/command.ts'
import type { CommandMessages } from '../command-line/messages.ts'
import { textTable } from '../command-line/text-table.ts'
import { type Shop, withShop } from '../open-shop.ts'
import { outputFile } from '../output-file.ts'
import { groupedDigits } from './orders/export.ts'

/** `shop vat [--quarter 2026-4] [--csv FILE]`: the sales boxes of the VAT return, and the documents behind them. */
export const vat = defineCommand({
  help: ({ vat: { summary, details, options } }) => ({ ...options, summary, details }),
  texts: { quarter: 'YYYY-Q', month: 'YYYY-MM', csv: 'FILE' },
  standard: ['json'],
  async run({ text, env, folder, messages, locale, json, columns, print }) {
    const today = riyadhDay(Date.now())
    const days = parsePeriod({ quarter: text('quarter'), month: text('month') }, today, messages.vat)
    const csv = text('csv')
    const path = csv === undefined ? null : resolve(folder, csv)
    const file = path === null ? null : outputFile(path)
    const read = ({ database }: Shop) => getVatReturn(database, days)
    const { sums, documents } = await withShop(env, 'read', read, file?.handOver)
    if (file)
      await file.write([csvHeading(messages.vat.headings), ...documents.map((one) => csvLine(one, messages))])
    if (json)
      return print({
        ...days,
        boxes: sums.boxes.map(({ rate, ...box }) => ({ percent: toPercent(rate), ...boxJson(box) })),
        total: boxJson(sums.total),
        documents: documents.length,
      })
    const { vat: texts } = messages
    const rows = [
      ...sums.boxes.map(({ rate, ...box }) => [
        texts.box(formatPercent(toPercent(rate)), toPercent(rate) === 0),
        ...amounts(box),
      ]),
      [texts.total, ...amounts(sums.total)],
    ]
    const { box, amount, adjustment, tax } = texts.columns
    const sumColumns = [amount, adjustment, tax].map((heading) => ({ heading, end: true as const }))
    const headings = [{ heading: box, shrinksTo: 12 }, ...sumColumns]
    print(
      [
        texts.title(formatFullDay(days.from, locale), formatFullDay(days.to, locale)),
        ...(days.to >= today ? [texts.notOver] : []),
        '',
        textTable(headings, rows, columns),
        '',
        texts.due(formatAmount(toSar(sums.total.tax))),
        texts.counted(
          formatNumber(documents.filter(({ isCredit }) => !isCredit).length),
          formatNumber(documents.filter(({ isCredit }) => isCredit).length),
        ),
        texts.purchases,
        ...(path === null ? [] : [texts.written(path)]),
      ].join('\n'),
    )
  },
})

/** @throws CommandFailure 2 */
function parsePeriod(
  { quarter, month }: { quarter: string | undefined; month: string | undefined },
  today: string,
  { bad }: CommandMessages['vat'],
): Days {
  if (quarter !== undefined && month !== undefined) throw new CommandFailure(bad.both, 2)
  const days =
    quarter !== undefined ? readQuarter(quarter) : month !== undefined ? readMonth(month) : lastQuarter(today)
  if (days === null) throw new CommandFailure(quarter === undefined ? bad.month : bad.quarter, 2)
  return days
}

type Sums = Omit<VatBox, 'rate'>

function amounts({ amount, adjustment, tax }: Sums): string[] {
  return [amount, subtract(ZERO, adjustment), tax].map((sum) => formatAmount(toSar(sum)))
}

function boxJson({ amount, adjustment, tax }: Sums) {
  return { amount: toSar(amount), adjustment: toSar(adjustment), tax: toSar(tax) }
}

/** Amounts of a credit note are negative numbers, not texts, so that a column adds up to the return. */
function csvLine(document: IssuedDocument, { vat: { kinds } }: CommandMessages): string {
  const { isCredit, total, tax } = document
  const signed = (amount: typeof total) => Number(toDecimal(isCredit ? subtract(ZERO, amount) : amount))
  return csvRow([
    isCredit ? kinds.credit : kinds.invoice,
    guarded(document.number),
    guarded(document.invoice ?? ''),
    document.day,
    document.code,
    guarded(document.buyer),
    groupedDigits(document.companyVat ?? ''),
    toPercent(document.rate),
    signed(subtract(total, tax)),
    signed(tax),
    signed(total),
  ])
}
