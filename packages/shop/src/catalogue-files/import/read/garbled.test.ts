import { importIssues } from '@zayy/i18n/messages/en/import-issues'
import { expect, test } from 'vitest'
import { garbled } from './garbled.ts'

const readAs = (encoding: string, text: string) => new TextDecoder(encoding).decode(Buffer.from(text))

test.each([
  ['Arabic read as Windows-1252', readAs('windows-1252', 'سكراب طبي'), /letters were lost/],
  ['Arabic read as Windows-1256', readAs('windows-1256', 'سكراب طبي'), /letters were lost/],
  ['question marks instead of letters', '????? ???', /letters were lost/],
  ['a character that stands for an unreadable one', 'سكر\ufffdب', /unreadable/],
  ['a control character', 'navy\u0001', /unreadable/],
])('refuses %s', (_, text, reason) => {
  expect(garbled(text)?.(importIssues)).toMatch(reason)
})

test.each([
  'سكراب طبي',
  'محفظة ظهر للحفظ',
  'طظطظطظطظ',
  'Øresund',
  'كم المقاس؟ Which size??',
  '- one\n- two\ttabs',
])('accepts %s', (text) => {
  expect(garbled(text)).toBeNull()
})
