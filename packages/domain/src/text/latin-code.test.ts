import fc from 'fast-check'
import { expect, test } from 'vitest'
import { latinCode } from './latin-code.ts'

test.each([
  ['سكراب طبي', 'skrab-tbi'],
  ['ملابس طبيّة', 'mlabs-tbia'],
  ['قميص', 'qmis'],
  ['ثوب شتوي ٢٠٢٦', 'thub-shtui-2026'],
  ['معطف', 'mtf'],
  ['Scrub Top, navy', 'scrub-top-navy'],
  ['Crème brûlée', 'creme-brulee'],
  ['زيّ — School', 'zi-school'],
  ['!!!', ''],
  ['', ''],
])('makes the code of %s: %s', (name, expected) => {
  expect(latinCode(name, 40)).toBe(expected)
})

test('makes a code of any text that the import accepts, or none', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 80 })
  fc.assert(fc.property(text, (name) => /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(latinCode(name, 40))))
})
