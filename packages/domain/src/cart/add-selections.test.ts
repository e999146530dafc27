import { expect, test } from 'vitest'
import { MAX_QUANTITY } from '../catalog/max-quantity.ts'
import { addSelections } from './add-selections.ts'

const white = { color_id: 1, sizes: [{ size_id: 10, quantity: 6 }] }

test.each([
  { name: 'nothing and something', one: [], other: [white], sum: [white] },
  { name: 'something and nothing', one: [white], other: [], sum: [white] },
  {
    name: 'the same size',
    one: [white],
    other: [white],
    sum: [{ color_id: 1, sizes: [{ size_id: 10, quantity: 12 }] }],
  },
  {
    name: 'another size and another colour',
    one: [white],
    other: [
      { color_id: 1, sizes: [{ size_id: 11, quantity: 2 }] },
      { color_id: 2, sizes: [{ size_id: 10, quantity: 3 }] },
    ],
    sum: [
      {
        color_id: 1,
        sizes: [
          { size_id: 10, quantity: 6 },
          { size_id: 11, quantity: 2 },
        ],
      },
      { color_id: 2, sizes: [{ size_id: 10, quantity: 3 }] },
    ],
  },
  {
    name: 'more than can be ordered',
    one: [white],
    other: [{ color_id: 1, sizes: [{ size_id: 10, quantity: MAX_QUANTITY }] }],
    sum: [{ color_id: 1, sizes: [{ size_id: 10, quantity: MAX_QUANTITY }] }],
  },
])('$name', ({ one, other, sum }) => {
  expect(addSelections(one, other)).toEqual(sum)
})
