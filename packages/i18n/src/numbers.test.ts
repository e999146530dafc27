import { sar } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { formatAmount, formatNumber, formatPercent } from './numbers.ts'

test.each([
  [0, '0.00'],
  [45, '45.00'],
  [1234.5, '1,234.50'],
  [1234567.89, '1,234,567.89'],
])('formats %d SAR as %s, without invisible marks', (riyals, text) => {
  expect(formatAmount(sar(riyals))).toBe(text)
})

test.each([0, 1, 10, 999, 1000, 1001, -1, -999, -1000])('formats %d like Intl', (count) => {
  expect(formatNumber(count)).toBe(new Intl.NumberFormat('en').format(count))
})

test('formats amounts below and around 1,000 SAR like Intl', () => {
  const intl = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  for (let halalas = -100_100; halalas <= 100_100; halalas += 1)
    if (formatAmount(sar(halalas / 100)) !== intl.format(halalas / 100)) expect.fail(`${halalas}`)
})

test('formats counts, ratings and percentages', () => {
  expect(formatNumber(12_345)).toBe('12,345')
  expect(formatNumber(4.67)).toBe('4.7')
  expect(formatPercent(15)).toBe('15%')
  expect(formatPercent(12.25)).toBe('12.25%')
  expect(formatPercent(12.5)).toBe('12.5%')
  expect(formatPercent(0.05)).toBe('0.05%')
})
