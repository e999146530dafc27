import { expect, test } from 'vitest'
import { canonicalVatNumber } from './vat-number.ts'

test.each([
  ['300000000000003', '300000000000003'],
  ['٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣', '300000000000003'],
  ['300 0000 0000 0003', '300000000000003'],
  ['30000-00000-00003', '300000000000003'],
  ['310122393500003', '310122393500003'],
  ['30000000000003', null],
  ['3000000000000003', null],
  ['200000000000003', null],
  ['300000000000002', null],
  ['30000000000000a', null],
  ['', null],
])('stores the VAT number %s as %s', (typed, kept) => {
  expect(canonicalVatNumber(typed)).toBe(kept)
})
