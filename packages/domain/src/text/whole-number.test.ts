import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trimMarks } from './invisible-marks.ts'
import { readWholeNumber } from './whole-number.ts'

const most = 100_000

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['٣٠', 30],
  ['۴۵', 45],
  ['１２', 12],
  ['१२', 12],
  ['1٢', 12],
  ['007', 7],
  ['0', 0],
  ['0.00', 0],
  ['-0', 0],
  ['100000', 100_000],
  ['1,200', 1200],
  ['١٬٢٠٠', 1200],
  ["1'200", 1200],
  ['1’200', 1200],
  ['1 200', 1200],
  ['1\u00A0200', 1200],
  ['1\u202F200', 1200],
  ['1\u2009200', 1200],
  ['12.', 12],
  ['12.0', 12],
  ['12.00', 12],
  ['12,00', 12],
  ['12,0', 12],
  ['١٢٫٠٠', 12],
  ['1,200.00', 1200],
  ['١٬٢٠٠٫٠', 1200],
  ['1 200.00', 1200],
  ['\u200F12\u200E', 12],
  ['\u2067١٢\u2069', 12],
  ['\u206012\uFEFF', 12],
  ['5\n', 5],
])('reads %j as %i', (text, value) => {
  expect(readWholeNumber(text, most)).toEqual({ kind: 'number', value })
})

test.each(['', ' ', '\t\n', '\u200F', '\uFEFF '])('reads %j as empty', (text) => {
  expect(readWholeNumber(text, most)).toEqual({ kind: 'empty' })
})

test.each([
  // Characters that separate two numbers, or might.
  ['5\n5', 'notANumber'],
  ['5\r\n5', 'notANumber'],
  ['5\t5', 'notANumber'],
  ['5\u20285', 'notANumber'],
  ['1 2', 'notANumber'],
  ['1 20', 'notANumber'],
  ['12 00', 'notANumber'],
  ['1\n200', 'notANumber'],
  ['1\t200', 'notANumber'],
  ['1  200', 'notANumber'],
  ['1\u200F2', 'notANumber'],
  ['1\u200B200', 'notANumber'],
  ['1\u200D2', 'notANumber'],
  ['1\u00AD2', 'notANumber'],
  ['1/2', 'notANumber'],
  ['5-10', 'notANumber'],
  ['5–10', 'notANumber'],
  ['5+5', 'notANumber'],
  ['5;5', 'notANumber'],
  ['5،5', 'notANumber'],
  // Read as thousands by some, as a fraction by others.
  ['1.200', 'notANumber'],
  ['12.000', 'notANumber'],
  ['12,000.000', 'notANumber'],
  ['١٢٫٠٠٠', 'notANumber'],
  ['1.200,00', 'notANumber'],
  ['12.345.678', 'notANumber'],
  ['1,2,3', 'notANumber'],
  ['1,200,30', 'notANumber'],
  ['1,20,000', 'notANumber'],
  ['1,200 300', 'notANumber'],
  ['1,200,00', 'notANumber'],
  ['0,200', 'notANumber'],
  ['12,', 'notANumber'],
  ['.5', 'notANumber'],
  [',5', 'notANumber'],
  // Numbers in other notations.
  ['1e3', 'notANumber'],
  ['0x10', 'notANumber'],
  ['+3', 'notANumber'],
  ['½', 'notANumber'],
  ['1½', 'notANumber'],
  ['5²', 'notANumber'],
  ['²', 'notANumber'],
  ['①', 'notANumber'],
  ['Ⅻ', 'notANumber'],
  ['5%', 'notANumber'],
  ['(3)', 'notANumber'],
  ['=5', 'notANumber'],
  ['5\uFE0F\u20E3', 'notANumber'],
  // Words.
  ['x', 'notANumber'],
  ['3a', 'notANumber'],
  ['12 pcs', 'notANumber'],
  ['O12', 'notANumber'],
  ['NaN', 'notANumber'],
  ['-', 'notANumber'],
  ['--3', 'notANumber'],
  ['9'.repeat(101), 'notANumber'],
  [' '.repeat(101), 'notANumber'],
  ['-3', 'negative'],
  ['−3', 'negative'],
  ['–3', 'negative'],
  ['3-', 'negative'],
  ['-1.5', 'negative'],
  ['1.5', 'fraction'],
  ['1,5', 'fraction'],
  ['1,20', 'fraction'],
  ['١٫٥', 'fraction'],
  ['12.50', 'fraction'],
  ['0.3333', 'fraction'],
  ['1,200.5', 'fraction'],
  ['100001', 'tooMany'],
  ['1,200,000', 'tooMany'],
  ['99999999999999999999', 'tooMany'],
])('rejects the number %j: %s', (text, issue) => {
  expect(readWholeNumber(text, most)).toEqual({ kind: 'rejected', issue })
})

test('reads any whole number in any digits and with any separator', () => {
  const systems = ['latn', 'arab', 'arabext', 'fullwide', 'deva']
  const value = fc.integer({ min: 0, max: most })
  const separators = [',', '٬', "'", '’', ' ', '\u00A0', '\u202F']
  fc.assert(
    fc.property(
      value,
      fc.constantFrom(...systems),
      fc.constantFrom('', ...separators),
      fc.constantFrom('', '.0', '.00', '٫٠'),
      (number, numberingSystem, separator, fraction) => {
        const parts = new Intl.NumberFormat('en', { numberingSystem }).formatToParts(number)
        const text = parts.map((part) => (part.type === 'group' ? separator : part.value)).join('')
        expect(readWholeNumber(text + fraction, most)).toEqual({ kind: 'number', value: number })
      },
    ),
  )
})

test('reads no text with more digits than its number, except zeros at its ends', () => {
  const piece = fc.constantFrom(...'0123456789٣۵５ ,.٬٫-+e/½²x\n\t\u00A0\u200F\u2067'.split(''))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('')
      const read = readWholeNumber(text, most)
      if (read.kind !== 'number') return
      const digits = text
        .replace(/[^\p{Nd}]/gu, '')
        .normalize('NFKC')
        .replace(/[٣۵]/g, (digit) => (digit === '٣' ? '3' : '5'))
      const shown = digits.replace(/^0+(?=\d)/, '')
      expect([shown, shown.replace(/0{1,2}$/, ''), shown.replace(/0$/, '')].map(Number)).toContain(read.value)
      expect(trimMarks(text)).not.toMatch(/[\n\te/½²x+]/)
    }),
  )
})

test('trimMarks keeps what is within a text, and reads a long run of it once', () => {
  const within = `1${'\u200f '.repeat(100_000)}2`
  expect(trimMarks(`\u200e ${within}\u2066\n`)).toBe(within)
})
