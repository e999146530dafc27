import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { base64 } from './base64.ts'
import { utf8 } from './utf8.ts'

test('matches the UTF-8 and base64 of the platform', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const platform = new TextEncoder().encode(text)
      expect(utf8(text)).toEqual([...platform])
      expect(base64(utf8(text))).toBe(Buffer.from(platform).toString('base64'))
    }),
  )
})
