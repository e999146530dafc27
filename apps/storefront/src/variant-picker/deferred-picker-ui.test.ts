// @vitest-environment happy-dom

import type { Selection } from '@zayy/domain/cart/cart'
import { sar } from '@zayy/domain/money'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartProduct } from '../cart-state/cart-product.ts'
import { readSelection, storeSelection } from './deferred-picker-ui.tsx'

const product = (id: number, sizes = [1, 2]): CartProduct => ({
  id,
  name: '',
  image: '',
  category: { name: '' },
  pieces: [{ from: 1, to: 9, price: sar(5) }],
  colours: [{ id: 7, name: '', code: '', image: '' }],
  sizes: sizes.map((size) => ({ id: size, name: '' })),
})
const pieces = (...quantities: number[]): Selection => [
  { color_id: 7, sizes: quantities.map((quantity, index) => ({ size_id: index + 1, quantity })) },
]

afterEach(() => vi.unstubAllGlobals())

beforeEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('stores a selection with the cart’s state, and removes it', () => {
  storeSelection(1, { inCart: [], chosen: pieces(4, 6) })
  storeSelection(2, { inCart: pieces(3), chosen: [] })
  expect(readSelection(product(1))).toEqual({ inCart: [], chosen: pieces(4, 6) })
  expect(readSelection(product(2))).toEqual({ inCart: pieces(3), chosen: [] })
  storeSelection(1, null)
  expect(readSelection(product(1))).toBeNull()
  storeSelection(2, null)
  expect(sessionStorage).toHaveLength(0)
})

test('leaves out a size that the product no longer has', () => {
  storeSelection(1, { inCart: [], chosen: pieces(4, 6) })
  expect(readSelection(product(1, [1]))?.chosen).toEqual(pieces(4))
})

test('keeps the selections of the last twenty products', () => {
  for (let id = 1; id <= 21; id++) storeSelection(id, { inCart: [], chosen: pieces(id) })
  expect(readSelection(product(1))).toBeNull()
  expect(readSelection(product(2))?.chosen).toEqual(pieces(2))
  storeSelection(2, { inCart: [], chosen: pieces(9) })
  storeSelection(22, { inCart: [], chosen: pieces(22) })
  expect(readSelection(product(2))?.chosen).toEqual(pieces(9))
  expect(readSelection(product(3))).toBeNull()
})

test.each([
  'not json',
  'null',
  '[]',
  '{"version":2,"selections":[{"product":1,"inCart":"","chosen":""}]}',
  '{"version":1,"selections":[{"product":1,"inCart":"","chosen":7}]}',
  '{"version":1,"selections":[{"product":1,"inCart":"","chosen":"draft1=5_7.1-4"}]}',
  `{"version":1,"selections":[{"product":1,"inCart":"","chosen":"${'9'.repeat(9_000)}"}]}`,
])('ignores an invalid stored selection (%s)', (text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  sessionStorage.setItem('selections', text)
  expect(readSelection(product(1))).toBeNull()
})

test('logs a warning if the browser refuses to store a selection', () => {
  const noted = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  storeSelection(1, { inCart: [], chosen: pieces(1) })
  expect(noted).toHaveBeenCalledOnce()
})
