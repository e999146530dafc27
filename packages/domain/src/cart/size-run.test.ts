import { expect, test } from 'vitest'
import { sharesOfRun } from './size-run.ts'

test.each([
  ['1-2-2-1', 'XS S M L XL 2XL 3XL', '0 1 2 2 1 0 0'],
  ['1-2-3-2-1', 'XS S M L XL 2XL 3XL', '0 1 2 3 2 1 0'],
  ['1-2-2-1', '6 8 10 12 14 16', '0 1 2 2 1 0'],
  ['1-2-2-1', 'S M', '1 2'],
  ['1-2-2-1', 'XS S M L', '1 2 2 1'],
  ['1-2-2-1', '52', '1'],
] as const)('%s over %s', (run, sizes, expected) => {
  expect(sharesOfRun(run, sizes.split(' ')).join(' ')).toBe(expected)
})
