import { describe, expect, test } from 'vitest'
import { halalas } from './money.ts'
import { readTypedAmount } from './typed-amount.ts'

describe.each(['thousands', 'decimal'] as const)('a comma for %s', (comma) => {
  test.each([
    ['0', 0],
    ['45', 4500],
    ['45.5', 4550],
    ['٤٥٫٥٠', 4550],
    ['45٫5', 4550],
    ['٤٥.٥', 4550],
    ['1٬234٫50', 123_450],
    ['١٬٢٣٤٬٥٦٧', 123_456_700],
    ['3223.97', 322_397],
  ])('reads %s SAR as %i halalas', (text, expected) => {
    expect(readTypedAmount(text, comma)).toBe(halalas(expected))
  })

  test.each([
    '',
    ' ',
    '-1',
    '1٬50',
    '12٬34٫5',
    '1٫234',
    '1.234',
    '1٫2٫3',
    '1٬234,567',
    '5 ',
    '½',
    '1e3',
    '9'.repeat(40),
  ])('rejects “%s”', (text) => {
    expect(readTypedAmount(text, comma)).toBeNull()
  })
})

test.each([
  ['12,50', null, 1250],
  ['1,234', 123_400, null],
  ['1,234.50', 123_450, null],
  ['1,234٫50', 123_450, null],
  ['45,505', 4_550_500, null],
  ['١٢,٥', null, 1250],
])('reads %s by what its comma means', (text, thousands, decimal) => {
  expect([readTypedAmount(text, 'thousands'), readTypedAmount(text, 'decimal')]).toEqual([thousands, decimal])
})
