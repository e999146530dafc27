import { expect, test } from 'vitest'
import { foldDigits } from './digits.ts'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٣ قطع, 4 more', '3 قطع, 4 more'],
  ['', ''],
])('%s → %s', (text, folded) => {
  expect(foldDigits(text)).toBe(folded)
})
