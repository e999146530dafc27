import { expect, test } from 'vitest'
import { fromPercent, halalas } from '../money.ts'
import { lastQuarter, readMonth, readQuarter, vatReturn } from './vat-return.ts'

test.each([
  ['2026-4', '2026-10-01', '2026-12-31'],
  ['2026-Q1', '2026-01-01', '2026-03-31'],
  ['2028q1', '2028-01-01', '2028-03-31'],
  ['٢٠٢٦-٢', '2026-04-01', '2026-06-30'],
])('reads the quarter %j', (typed, from, to) => {
  expect(readQuarter(typed)).toEqual({ from, to })
})

test.each(['2026-5', '2026-0', '2017-4', '26-4', '2026', '', '1448-1', '2026-44'])(
  'refuses %j as a quarter',
  (typed) => {
    expect(readQuarter(typed)).toBeNull()
  },
)

test.each([
  ['2026-11', { from: '2026-11-01', to: '2026-11-30' }],
  ['2028-02', { from: '2028-02-01', to: '2028-02-29' }],
  ['2026-13', null],
  ['2026-0', null],
])('reads the month %j', (typed, days) => {
  expect(readMonth(typed)).toEqual(days)
})

test.each([
  ['2026-11-27', '2026-07-01', '2026-09-30'],
  ['2027-01-01', '2026-10-01', '2026-12-31'],
  ['2026-04-01', '2026-01-01', '2026-03-31'],
])('takes the last quarter that ended before %s', (today, from, to) => {
  expect(lastQuarter(today)).toEqual({ from, to })
})

test('sums invoices and credit notes by rate, and lets the tax fall below zero', () => {
  const rate = fromPercent(15)
  const documents = [
    { isCredit: false, rate, total: halalas(115_00), tax: halalas(15_00) },
    { isCredit: false, rate: fromPercent(0), total: halalas(50_00), tax: halalas(0) },
    { isCredit: true, rate, total: halalas(230_00), tax: halalas(30_00) },
  ]
  expect(vatReturn(documents)).toEqual({
    boxes: [
      { rate, amount: 100_00, adjustment: 200_00, tax: -15_00 },
      { rate: 0, amount: 50_00, adjustment: 0, tax: 0 },
    ],
    total: { amount: 150_00, adjustment: 200_00, tax: -15_00 },
  })
  expect(vatReturn([])).toEqual({ boxes: [], total: { amount: 0, adjustment: 0, tax: 0 } })
})
