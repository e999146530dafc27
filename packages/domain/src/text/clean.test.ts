import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { cleanLine, cleanText } from './clean.ts'

test.each([
  ['  نورة  السبيعي ', 'نورة السبيعي'],
  ['a\u0000b\tc\nd', 'a b c d'],
  ['user\u202Egnp.exe', 'usergnp.exe'],
  ['\u2067أحمد\u2069\u200F', 'أحمد'],
  ['e\u0301', 'é'],
  // Presentation forms from PDFs, but not the symbols in the same blocks.
  ['ﻣﺤﻤﺪ ﺍﻟﻌﺘﻴﺒﻲ', 'محمد العتيبي'],
  ['ﺷﺎﺭﻉ ﻻ', 'شارع لا'],
  ['½ ﬁ ²', '½ ﬁ ²'],
  ['a\u00A0b', 'a b'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'], // the joiner that Persian spelling needs
  ['\uD800x', 'x'],
  ['\uFFFEx\uFFFF', 'x'],
  ['👩🏽‍⚕️', '👩🏽‍⚕️'],
  ['\uFEFF \u200B', ''],
  // Texts without visible characters.
  ['\u200C\u200D', ''],
  ['\u2800', ''],
  ['\u3164 \uFFA0\u115F\u1160', ''],
  ['\u00AD', ''],
  ['\u{E0041}\u{E007F}', ''],
  ['\uFE0F\u{E0100}', ''],
  ['\u034F\u180E\u17B4', ''],
  ['\u2061\u2064\u206A', ''],
  ['\u0301\u064B', ''],
  ['\u{1D159}\uFFFC\u{1D173}', ''],
  ['\u3000\u200C\u2003', ''],
  // Joiners and selectors on visible characters.
  ['❤️', '❤️'],
  [
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  ],
  ['.', '.'],
  ['ー', 'ー'],
])('cleans %j to %j', (typed, kept) => {
  expect(cleanLine(typed)).toBe(kept)
})

describe('text of several lines', () => {
  it('keeps line breaks of cleaned text', () => {
    expect(cleanText('\u2800\n\u200C\n\u3164')).toBe('')
    expect(cleanText(' one \r\ntwo\u202E\n\n\n\nthree\n')).toBe('one\ntwo\n\nthree')
  })
})

test('leaves clean text unchanged', () => {
  const unruly = fc.string({ unit: anyCharacter })
  fc.assert(
    fc.property(unruly, (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u)
    }),
  )
})
