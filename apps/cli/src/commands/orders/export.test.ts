import { canonicalPhone } from '@zayy/domain/accounts/phone'
import { csvRow } from '@zayy/shop/catalogue-files/csv/csv-row'
import { expect, test } from 'vitest'
import { groupedDigits, groupedPhone } from './export.ts'

test.each([
  ['0501234567', '050 123 4567'],
  ['01123456789', '011 2345 6789'],
  ['+971501234567', '(+971) 501 234 567'],
  ['+96512345678', '(+965) 123 45678'],
  ['920012345', '92001 2345'],
])(
  'writes the phone %s as %s, which a spreadsheet keeps as text and the shop reads back',
  (phone, written) => {
    expect(groupedPhone(phone)).toBe(written)
    // The row adds an apostrophe only to formulas.
    expect(csvRow([written])).toBe(`${written}\r\n`)
    expect(Number(written)).toBeNaN()
    if (phone.startsWith('0') || phone.startsWith('+9715')) expect(canonicalPhone(written)).toBe(phone)
  },
)

test('writes a VAT number in groups of five digits', () => {
  expect(groupedDigits('300000000000003')).toBe('30000 00000 00003')
  expect(groupedDigits('')).toBe('')
})
