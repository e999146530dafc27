import { basisPoints, halalas } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { CellError } from '../import-issues.ts'
import { amount, percentage, wholeNumber } from './cells.ts'
import { markdownCell, shown } from './markdown-images.ts'
import { cleanCell } from './read-cell.ts'

const cellRef = { file: 'coupons.csv', row: 2, column: 'amount' }

test.each([
  ['0', 0],
  ['45', 4500],
  ['45.5', 4550],
  ['٤٥٫٥٠', 4550],
  ['45,5', 4550],
  ['١٬٢٣٤٫٥٠', 123_450],
  ['9999999.99', 999_999_999],
  ['45 SAR', 4500],
  ['٤٥٫٥٠ ر.س', 4550],
  ['45,5 ر.س.', 4550],
  ['ريال 45', 4500],
  ['45 ريال سعودي', 4500],
  ['\u20C1 45', 4500],
])('reads the price %s as %i halalas', (text, expected) => {
  expect(amount(text, cellRef)).toBe(halalas(expected))
})

test.each([
  ['0', 0],
  ['10', 1000],
  ['7.5', 750],
  ['٧٫٢٥', 725],
  ['7,25', 725],
  ['33.33', 3333],
  ['100', 10_000],
])('reads %s percent as %i basis points', (text, expected) => {
  expect(percentage(text, cellRef)).toBe(basisPoints(expected))
})

test.each([
  '',
  '-1',
  '1,000',
  '1,000.00',
  '45,505',
  '45.505',
  '45 USD',
  'SAR',
  '45 SAR SAR',
  '1e3',
  '12345678',
  '1٬23',
  '12345678٫5',
])('refuses %j as an amount in SAR', (text) => {
  expect(() => amount(text, cellRef)).toThrow(CellError)
})

test.each(['', '-1', '100.01', '101', '1000', '7.255', '10%%', '0.5', '1e1'])(
  'refuses %j as a percentage',
  (text) => {
    expect(() => percentage(text, cellRef)).toThrow(CellError)
  },
)

test.each([
  ['12', 12],
  ['١٬٢٠٠', 1200],
  ['1,200', 1200],
  ['50.00', 50],
  ['\u200F50\u200E', 50],
])('reads %j as %i pieces', (text, expected) => {
  expect(wholeNumber(1, 100_000)(cleanCell(text), cellRef)).toBe(expected)
})

test.each([
  '',
  '0',
  '100001',
  '1.200',
  '1.5',
  '1e3',
  '-3',
  '5\n5',
  '1 2',
  '1\u200F2',
  '1\u2060200',
  '½',
  '5²',
  'x',
])('refuses %j as a number of pieces', (text) => {
  expect(() => wholeNumber(1, 100_000)(cleanCell(text), cellRef)).toThrow(CellError)
})

test('removes invisible marks from a text', () => {
  expect(cleanCell('مقاس 5\u200F2')).toBe('مقاس 52')
})

const description = shown(markdownCell((text) => text))

test.each(['', '<p> </p>', '---', '<!-- later -->', '&nbsp;', '\u200F', '#', '<script>alert(1)</script>'])(
  'refuses %j as a description, because it shows nothing',
  (text) => {
    expect(() => description(text, cellRef)).toThrow(CellError)
  },
)

test.each(['قطن', '**A** coat', '![Cloth](cloth.png)', '<p>قطن</p>', '1'])(
  'accepts %j as a description',
  (text) => {
    expect(description(text, cellRef)).toBe(text)
  },
)
