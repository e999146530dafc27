import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'

test.each([
  ['lvd,g', 'مريول'],
  ['s;vhf', 'سكراب'],
  ['Rldw', 'قميص'],
  ["fhg' 3", 'بالط 3'],
  ['سؤقعلا', 'scrub'],
  ['حخمخ', 'polo'],
  ['ىعقسث', 'nurse'],
  ['٣ حخمخ', '3 polo'],
])('converts %s to %s in the other keyboard layout', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})

test.each(['polo بولو', '123', '', ' ', 'أبيض', 'piqué', '100%', '😀', 'a_b'])(
  'returns no other keyboard layout for %s',
  (text) => {
    expect(otherLayout(text)).toBeNull()
  },
)

test('converts any Latin word to the Arabic layout and back', () => {
  // «لا» is one key, and also the keys of g and h.
  const word = fc.stringMatching(/^[a-z ]*[a-z][a-z ]*$/).filter((text) => !text.includes('gh'))
  fc.assert(fc.property(word, (text) => otherLayout(otherLayout(text) ?? '') === text))
})
