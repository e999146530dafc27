import { expect, test } from 'vitest'
import { listPlaces } from './form-names.ts'

test.each([
  [0, ['name', 'products[][colors][][color_id]']],
  [1, ['products[0][product_id]', 'products[0][colors]']],
  [3, ['a[2]', 'a[0]', 'a[2][b]']],
  [2 + 4 + 1, ['products[1][colors][3][color_id]', 'products[0][colors][0][color_id]']],
  [6_000, ['aa[999][999][999][999][999][999]']],
])('%i places in the lists of %j', (places, names) => {
  expect(listPlaces(names)).toBe(places)
})
