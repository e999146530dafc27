import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['/tmp/\u001b[2Jshop\u0007', '/tmp/�[2Jshop�'],
  ['a\u009b31mb\u007f', 'a�31mb�'],
  ['gpj.\u202eshop', 'gpj.�shop'],
  ['two\nlines\tand \u2067عربي\u2069', 'two\nlines\tand \u2067عربي\u2069'],
])('shows %j as %j', (text, shown) => {
  expect(printable(text)).toBe(shown)
})
