import { expect, test } from 'vitest'
import { overlong } from './overlong.ts'

test.each([
  ['', 0, null],
  ['قميص', 4, null],
  ['قميص', 3, 4],
  ['🙂🙂', 2, null],
  ['🙂🙂', 1, 2],
  ['🙂s', 2, null],
])('counts the characters of %j above %i as %s', (text, most, expected) => {
  expect(overlong(text, most)).toBe(expected)
})
