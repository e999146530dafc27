import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cleanLine, cleanText } from './clean.ts'

test.each([
  ['  نورة  السبيعي ', 'نورة السبيعي'],
  ['a\u0000b\tc\nd', 'a b c d'],
  ['user\u202Egnp.exe', 'usergnp.exe'],
  ['\u2067أحمد\u2069\u200F', 'أحمد'],
  ['e\u0301', 'é'],
  ['a\u00A0b', 'a b'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'], // the joiner that Persian spelling needs
  ['\uD800x', 'x'],
  ['👩🏽‍⚕️', '👩🏽‍⚕️'],
  ['\uFEFF \u200B', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanLine(typed)).toBe(kept)
})

describe('text of several lines', () => {
  it('keeps its lines', () => {
    expect(cleanText(' one \r\ntwo\u202E\n\n\n\nthree\n')).toBe('one\ntwo\n\nthree')
  })
})

test('what is clean stays as it is', () => {
  const unruly = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(unruly, (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u)
    }),
  )
})
