import { expect, test } from 'vitest'
import { statusColour } from './status-colour.ts'

test.each([
  ['completed', 'green'],
  ['pending', 'yellow'],
  ['on hold', 'red'],
  ['processing', 'gray'],
  ['shipped', 'gray'],
  ['cancelled', 'gray'],
  ['', 'gray'],
])('%s is %s', (status, colour) => {
  expect(statusColour(status)).toBe(colour)
})
