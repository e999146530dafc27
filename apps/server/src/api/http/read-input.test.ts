import { expect, test } from 'vitest'
import { holdsMoreThan, listPlaces } from './read-input.ts'

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

test.each([
  ['nothing', {}, 1],
  ['a text', 'x', 1],
  ['null', null, 1],
  ['a list', [1, 2, 3], 3],
  ['lists of nothing', [[], [], {}], 3],
  ['an object', { a: 1, b: { c: 2, d: [3, 4] } }, 4],
  ['a deep nesting', nested(100_000), 1],
  ['gaps of a list', Object.assign([], { 900: 1 }), 901],
])('%s', (_, sent, values) => {
  expect(holdsMoreThan(values, sent)).toBe(false)
  expect(holdsMoreThan(values - 1, sent)).toBe(true)
})

test('does not iterate over a list of a million entries', () => {
  let walked = 0
  const sent = Array.from({ length: 3_000 }, () => ({
    get name() {
      walked += 1
      return ''
    },
  }))
  expect(holdsMoreThan(2_000, { sent })).toBe(true)
  expect(walked).toBe(0)
})

test.each([
  [0, ['name', 'products[][colors][][color_id]']],
  [1, ['products[0][product_id]', 'products[0][colors]']],
  [3, ['a[2]', 'a[0]', 'a[2][b]']],
  [2 + 4 + 1, ['products[1][colors][3][color_id]', 'products[0][colors][0][color_id]']],
  [6_000, ['aa[999][999][999][999][999][999]']],
])('counts %i list entries implied by %j', (places, names) => {
  expect(listPlaces(names)).toBe(places)
})
