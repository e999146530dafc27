import { expect, test } from 'vitest'
import { fromPercent } from './money.ts'
import { readPercentage } from './percentage.ts'

test.each([
  ['15', 15],
  ['15%', 15],
  ['15 %', 15],
  ['٪', null],
  ['١٥٪', 15],
  ['٪١٥', 15],
  ['% 15', 15],
  ['%15%', null],
  ['.', null],
  ['1.', null],
  ['12.25', 12.25],
  ['12,5', 12.5],
  ['0', 0],
  ['0.00', 0],
  ['100', 100],
  ['1', 1],
  ['100.01', null],
  ['-5', null],
  ['1 5', null],
  ['1\n5', null],
  [' 15\u00a0% ', 15],
  ['15%%', null],
  ['', null],
])('reads the percentage %s', (text, percent) =>
  expect(readPercentage(text)).toEqual(percent === null ? { issue: 'form' } : { rate: fromPercent(percent) }),
)

test.each([
  ['0.15', '15'],
  ['0,05', '5'],
  ['٠٫٥', '50'],
  ['.15', '15'],
  ['0.99', '99'],
])('suggests that %s means %s percent', (text, percent) =>
  expect(readPercentage(text)).toEqual({ issue: 'fraction', percent }),
)
