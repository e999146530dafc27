import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedAuthor } from './masked-author.ts'

test.each([
  ['noura@example.com', 'nou***********com'],
  ['abcdefg', 'abc*efg'],
  ['abcdef', 'a*****'],
  ['نورة', 'ن***'],
  ['عبدالرحمن', 'عبد***حمن'],
  ['a', '*'],
  ['', ''],
])('masks the author %s as %s', (value, masked) => {
  expect(maskedAuthor(value)).toBe(masked)
})

test('never shows more than half of a name nor changes its length', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (value) => {
      const masked = [...maskedAuthor(value)]
      const hidden = [...value].filter((_, index) => masked[index] === '*').length
      return masked.length === [...value].length && hidden >= 1
    }),
  )
})
