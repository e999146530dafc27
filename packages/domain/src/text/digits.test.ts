import { expect, test } from 'vitest'
import { foldDigits } from './digits.ts'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['𝟘𝟙𝟚𝟡 𝟬𝟵', '0129 09'],
  ['٣ قطع, 4 more', '3 قطع, 4 more'],
  ['½ ² ① 😀', '½ ² ① 😀'],
  ['', ''],
])('folds the digits of %s to %s', (text, folded) => {
  expect(foldDigits(text)).toBe(folded)
})

test.each(['arab', 'arabext', 'beng', 'deva', 'fullwide', 'khmr', 'mathsans', 'thai', 'tibt'])(
  'folds the digits of the numbering system %s',
  (numberingSystem) => {
    const digits = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false })
    expect(foldDigits(digits.format(1_234_567_890))).toBe('1234567890')
  },
)
