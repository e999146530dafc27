import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['scrub', 'scrubs', 1],
  ['بنطلن', 'بنطلون', 1],
  ['uniform', 'unifrom', 1],
  ['ca', 'abc', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['same', 'same', 0],
])('returns the edit distance of %s and %s: %i', (one, other, away) => {
  expect(editDistance(one, other)).toBe(away)
})
