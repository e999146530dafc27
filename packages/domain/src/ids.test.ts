import { expect, test } from 'vitest'
import { isId, MAX_ID } from './ids.ts'

test.each([
  [1, true],
  [MAX_ID, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [MAX_ID + 1, false],
  [Number.NaN, false],
  ['1', false],
  [null, false],
])('%s can be an id: %s', (value, expected) => {
  expect(isId(value)).toBe(expected)
})
