import { expect, test } from 'vitest'
import { copyColour } from './copy-colour.ts'

const navy = {
  color_id: 1,
  sizes: [
    { size_id: 10, quantity: 3 },
    { size_id: 11, quantity: 5 },
  ],
}
const black = { color_id: 2, sizes: [{ size_id: 12, quantity: 9 }] }

test('copies the quantities of one colour over those of others', () => {
  expect(copyColour([navy, black], 1, [2, 3])).toEqual([
    navy,
    { color_id: 2, sizes: navy.sizes },
    { color_id: 3, sizes: navy.sizes },
  ])
})

test('keeps a colour copied to itself, and clears others when copying an empty one', () => {
  expect(copyColour([navy, black], 1, [1])).toEqual([navy, black])
  expect(copyColour([navy, black], 4, [1, 2])).toEqual([])
})
