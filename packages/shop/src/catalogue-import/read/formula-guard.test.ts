import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guarded, unguarded } from './formula-guard.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+966110000000', "'+966110000000"],
  ['- item', "'- item"],
  ['@x', "'@x"],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
  ["'tis", "'tis"],
  ['a=1', 'a=1'],
  ['', ''],
])('%j is written as %j', (text, cell) => {
  expect(guarded(text)).toBe(cell)
  expect(unguarded(cell)).toBe(text)
})

test('whatever a text is, it comes back, and never begins as a formula does', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', 'a', ' ', '＝'), maxLength: 8 })
  fc.assert(
    fc.property(text, (written) => {
      expect(unguarded(guarded(written))).toBe(written)
      expect(guarded(written)).not.toMatch(/^[=+\-@＝＋－＠]/)
    }),
  )
})
