import { halalas } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { parseAmount, parseAmountOrZero, parseMoment } from './option-values.ts'

test.each([
  ['3223.97', 322_397],
  ['3,223.97', 322_397],
  ['3223', 322_300],
  ['1,234,567', 123_456_700],
  ['٣٬٢٢٣٫٩٧', 322_397],
  ['0.01', 1],
  ['12,50', 1250],
  ['٥٢٠ ر.س', 52_000],
] as const)('parses the amount %s as %i halalas', (typed, amount) => {
  expect(parseAmount(typed)).toEqual(halalas(amount))
})

const refused = ['', '0', '-5', '1.234', '1e3', 'USD 5', '9999999999999', ',5', '1,5000', '1٬50']
test.each(refused)('refuses the amount “%s”', (typed) => {
  expect(parseAmount(typed)).toBeNull()
})

test.each(['0', '0.00', '٠', '0٫0'])('“%s” is an amount only if zero is allowed', (typed) => {
  expect(parseAmount(typed)).toBeNull()
  expect(parseAmountOrZero(typed)).toBe(0)
})

test.each([
  ['2026-11-23 14:05', '2026-11-23T11:05:00.000Z'],
  ['2026-11-23T14:05:30', '2026-11-23T11:05:30.000Z'],
  [' 2026-11-23 00:30 ', '2026-11-22T21:30:00.000Z'],
  ['2026-11-23 14:05:30.25', '2026-11-23T11:05:30.250Z'],
  ['2026-11-23 14:05Z', '2026-11-23T14:05:00.000Z'],
  ['2026-11-23 14:05 UTC', '2026-11-23T14:05:00.000Z'],
  ['2026-11-23 14:05+04', '2026-11-23T10:05:00.000Z'],
  ['2026-11-23 14:05 -0530', '2026-11-23T19:35:00.000Z'],
  ['2026-11-23 14:05:00+00:00', '2026-11-23T14:05:00.000Z'],
  ['٢٠٢٦-١١-٢٣ ١٤:٠٥', '2026-11-23T11:05:00.000Z'],
])('parses the moment %j as %s', (typed, expected) => {
  expect(parseMoment(typed)?.toISOString()).toBe(expected)
})

test.each([
  ...['', 'yesterday', '2026-11-23', '14:05', '2026-11-31 14:05', '2026-02-30 10:00', '2026-13-01 10:00'],
  ...[
    '2026-11-23 24:01',
    '2026-11-23 14:60',
    '2026-11-23 14:05 +99:00',
    '2026-11-23 14:05 Mars',
    '23/11/2026 14:05',
  ],
])('refuses the moment %j', (typed) => {
  expect(parseMoment(typed)).toBeNull()
})
