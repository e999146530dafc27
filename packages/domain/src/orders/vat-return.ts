/** The sales boxes of the VAT return, from the tax invoices and credit notes of its period. */

import { add, type BasisPoints, basisPoints, type Halalas, subtract, ZERO } from '../money.ts'
import { foldDigits } from '../text/digits.ts'
import type { Days } from './report-periods.ts'

const FIRST_YEAR = 2018
const LAST_YEAR = 2199

/** Returns the days of a quarter such as 2026-4, 2026-Q4 or ٢٠٢٦-٤; null if it is none. VAT began in 2018. */
export function readQuarter(typed: string): Days | null {
  const [, year = '', quarter = ''] = /^(\d{4})\s*[-/]?\s*Q?([1-4])$/i.exec(foldDigits(typed.trim())) ?? []
  return monthsOf(Number(year), 3 * Number(quarter) - 2, 3)
}

/** Returns the days of a month such as 2026-11, for shops that file monthly; null if it is none. */
export function readMonth(typed: string): Days | null {
  const [, year = '', month = ''] = /^(\d{4})\s*[-/]\s*(0?[1-9]|1[0-2])$/.exec(foldDigits(typed.trim())) ?? []
  return monthsOf(Number(year), Number(month), 1)
}

/** Returns the last quarter that ended before a day. */
export function lastQuarter(today: string): Days {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const first = 3 * Math.floor((month - 1) / 3) - 2
  return dayRange(year, first, 3)
}

function monthsOf(year: number, first: number, months: number): Days | null {
  return year < FIRST_YEAR || year > LAST_YEAR ? null : dayRange(year, first, months)
}

/** @param first 1 is January; 0 or less is in the year before */
function dayRange(year: number, first: number, months: number): Days {
  const day = (month: number, date: number) =>
    new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
  return { from: day(first, 1), to: day(first + months, 0) }
}

/** @property isCredit a credit note, whose amounts are positive */
export type VatDocument = { isCredit: boolean; rate: BasisPoints; total: Halalas; tax: Halalas }

/**
 * A line of the return.
 * @property amount sales without tax
 * @property adjustment credit notes without tax
 * @property tax of both together; below 0 if more was credited than sold
 */
export type VatBox = { rate: BasisPoints; amount: Halalas; adjustment: Halalas; tax: Halalas }

export type VatReturn = { boxes: VatBox[]; total: Omit<VatBox, 'rate'> }

const EMPTY = { amount: ZERO, adjustment: ZERO, tax: ZERO }

/** Sums documents by their tax rate, the highest first. */
export function vatReturn(documents: Iterable<VatDocument>): VatReturn {
  const byRate = new Map<number, Omit<VatBox, 'rate'>>()
  for (const document of documents) {
    const rate = Number(document.rate)
    byRate.set(rate, withDocument(byRate.get(rate) ?? EMPTY, document))
  }
  const boxes = [...byRate]
    .sort(([a], [b]) => b - a)
    .map(([rate, sums]) => ({ rate: basisPoints(rate), ...sums }))
  return {
    boxes,
    total: {
      amount: add(...boxes.map(({ amount }) => amount)),
      adjustment: add(...boxes.map(({ adjustment }) => adjustment)),
      tax: add(...boxes.map(({ tax }) => tax)),
    },
  }
}

function withDocument(
  sums: Omit<VatBox, 'rate'>,
  { isCredit, total, tax }: VatDocument,
): Omit<VatBox, 'rate'> {
  const net = subtract(total, tax)
  return isCredit
    ? { ...sums, adjustment: add(sums.adjustment, net), tax: subtract(sums.tax, tax) }
    : { ...sums, amount: add(sums.amount, net), tax: add(sums.tax, tax) }
}
