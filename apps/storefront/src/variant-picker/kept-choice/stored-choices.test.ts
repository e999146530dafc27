// @vitest-environment happy-dom

import type { Selection } from '@zayy/domain/cart/cart'
import { sar } from '@zayy/domain/money'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CartProduct } from '../../cart-state/cart-product.ts'
import { readChoice, storeChoice } from './stored-choices.ts'

const product = (id: number, sizes = [1, 2]): CartProduct => ({
  ...{ id, name: '', image: '', category: { name: '' }, pieces: [{ from: 1, to: 9, price: sar(5) }] },
  colours: [{ id: 7, name: '', code: '', image: '' }],
  sizes: sizes.map((size) => ({ id: size, name: '' })),
})
const pieces = (...quantities: number[]): Selection => [
  { color_id: 7, sizes: quantities.map((quantity, index) => ({ size_id: index + 1, quantity })) },
]

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('a choice is found again beside what the cart held then, and goes when it is forgotten', () => {
  storeChoice(1, { inCart: [], chosen: pieces(4, 6) })
  storeChoice(2, { inCart: pieces(3), chosen: [] })
  expect(readChoice(product(1))).toEqual({ inCart: [], chosen: pieces(4, 6) })
  expect(readChoice(product(2))).toEqual({ inCart: pieces(3), chosen: [] })
  storeChoice(1, null)
  expect(readChoice(product(1))).toBeNull()
  storeChoice(2, null)
  expect(sessionStorage).toHaveLength(0)
})

test('a size that the product no longer has is left out', () => {
  storeChoice(1, { inCart: [], chosen: pieces(4, 6) })
  expect(readChoice(product(1, [1]))?.chosen).toEqual(pieces(4))
})

test('of more than twenty products the choices changed last are kept', () => {
  for (let id = 1; id <= 21; id++) storeChoice(id, { inCart: [], chosen: pieces(id) })
  expect(readChoice(product(1))).toBeNull()
  expect(readChoice(product(2))?.chosen).toEqual(pieces(2))
  storeChoice(2, { inCart: [], chosen: pieces(9) })
  storeChoice(22, { inCart: [], chosen: pieces(22) })
  expect(readChoice(product(2))?.chosen).toEqual(pieces(9))
  expect(readChoice(product(3))).toBeNull()
})

test.each([
  'not json',
  'null',
  '[]',
  '{"version":2,"choices":[{"product":1,"inCart":"","chosen":""}]}',
  '{"version":1,"choices":[{"product":1,"inCart":"","chosen":7}]}',
  '{"version":1,"choices":[{"product":1,"inCart":"","chosen":"draft1=5_7.1-4"}]}',
  `{"version":1,"choices":[{"product":1,"inCart":"","chosen":"${'9'.repeat(9_000)}"}]}`,
])('what is not such a choice counts as none (%s)', (text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  sessionStorage.setItem('choices', text)
  expect(readChoice(product(1))).toBeNull()
})

test('a browser that refuses to store is only noted', () => {
  const noted = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  storeChoice(1, { inCart: [], chosen: pieces(1) })
  expect(noted).toHaveBeenCalledOnce()
})
