import { expect, test } from 'vitest'
import { etagMatches } from './etag.ts'

test.each([
  [undefined, false],
  ['', false],
  ['"b"', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"x", W/"a"', true],
  ['*', true],
  ['a', false],
])('If-None-Match: %s', (header, matches) => {
  expect(etagMatches(header, 'W/"a"')).toBe(matches)
  expect(etagMatches(header, '"a"')).toBe(matches)
})
