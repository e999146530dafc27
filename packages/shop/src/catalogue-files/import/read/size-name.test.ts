import { expect, test } from 'vitest'
import { CellError } from '../import-issues.ts'
import { sizeName } from './size-name.ts'

const cellRef = { file: 'sizes.csv', row: 2, column: 'name' }

test.each([
  'S',
  '3XL',
  'S/M',
  'M-L',
  '36-38',
  '3-4Y',
  '5 years',
  'سنة 4 - 5',
  '42',
  '32 34',
  'One size',
  'EU 38 UK 12',
])('accepts %j as one size', (text) => expect(sizeName(text, cellRef)).toBe(text))

test.each([
  ['٤٢', '42'],
  ['42٫5', '42.5'],
  ['٤٢٫٥', '42.5'],
  ['42,5', '42.5'],
  ['٢XL', '2XL'],
  ['٣-٤Y', '3-4Y'],
  ['٣٦-٣٨', '٣٦-٣٨'],
])('reads the size %s as %s', (text, size) => {
  expect(sizeName(text, cellRef)).toBe(size)
  expect(sizeName.keyText(text)).toBe(size)
})

test.each([
  'S;M',
  'S؛ M',
  'S، M',
  'S, M',
  'S/L/XL',
  'S L XL',
  'S - L - XL',
  's|l|xl',
  'S\\L\\XL',
  'S & L & 3XL',
  '36 38 40',
  '36/38/40',
  '٣٦ - ٣٨ - ٤٠',
])('refuses the list of sizes %j', (text) => {
  expect(() => sizeName(text, cellRef)).toThrow(CellError)
})
