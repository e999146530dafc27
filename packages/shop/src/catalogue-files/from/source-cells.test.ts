import { expect, test } from 'vitest'
import { pathOf, readPrice } from './source-cells.ts'

const spaces = ' '.repeat(500_000)

test('splits a category path at its arrows', () => {
  expect(pathOf('Clothing > Shirts>Polo >')).toEqual(['Clothing', 'Shirts', 'Polo'])
})

test('reads cells of a megabyte at once', () => {
  expect(pathOf(`a${spaces}b > c`)).toEqual([`a${spaces}b`, 'c'])
  expect(readPrice(`1${spaces}x`)).toBeNull()
})
