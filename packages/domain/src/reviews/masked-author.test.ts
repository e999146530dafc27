import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { maskedAuthor } from './masked-author.ts'

test.each([
  ['noura@example.com', 'nou***com'],
  ['abcdefg', 'abc*efg'],
  ['abcdefgh', 'abc**fgh'],
  ['مشعل القحطاني', 'مشع***اني'],
  ['abcdef', 'a***'],
  ['نورة', 'ن***'],
  ['عبدالرحمن', 'عبد***حمن'],
  ['a', '*'],
  ['', ''],
])('masks the author %s as %s', (value, masked) => {
  expect(maskedAuthor(value)).toBe(masked)
})

test('hides a part of every name and shows at most six of its characters', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: anyCharacter }), (value) => {
      const characters = [...value]
      const masked = [...maskedAuthor(value)]
      const shown = characters.length > 6 ? 6 : Math.min(1, characters.length - 1)
      return masked.length === shown + Math.min(3, characters.length - shown)
    }),
  )
})
