import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSizes } from './size-order.ts'

const inOrder = [
  'XS',
  'S',
  'M',
  'L',
  'XL',
  '2XL',
  '3XL',
  '5XL',
  '3',
  '4',
  '10',
  '36',
  '38',
  '170x65',
  '200x75',
  '200x90',
  'One size',
]

test('sorts sizes of every kind from smallest to largest', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), (sizes) => {
      expect(sizes.toSorted(compareSizes)).toEqual(inOrder)
    }),
  )
})
