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
])('%s is as far from %s as %i letters', (one, other, away) => {
  expect(editDistance(one, other)).toBe(away)
})
