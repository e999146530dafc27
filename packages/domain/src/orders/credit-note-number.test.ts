import { expect, test } from 'vitest'
import { creditNoteNumber, readCreditNoteNumber } from './credit-note-number.ts'

test.each([
  'CN-000007',
  'cn7',
  'CN 7',
  '#CN-٠٠٠٠٠٧',
  '\u2066CN-000007\u2069',
  'credit note 7',
  'الإشعار الدائن رقم CN-7',
  "'CN-000007",
])('reads the credit note number %j', (typed) => {
  expect(readCreditNoteNumber(typed)).toBe(7)
})

test.each(['7', '000007', 'CN-', 'CN', 'CN-1234567890', 'KCN-7', 'invoice 7', '', 'CN-7-8'])(
  'reads no number in %j',
  (typed) => {
    expect(readCreditNoteNumber(typed)).toBeNull()
  },
)

test('reads what it writes', () => {
  expect(readCreditNoteNumber(creditNoteNumber(123_456_789))).toBe(123_456_789)
})
