// @vitest-environment happy-dom

import { cartItem as item } from '@zayy/domain/cart/testing/cart-item'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const stored = () => JSON.parse(localStorage.getItem('cart') ?? 'null')

/** Returns a fresh store, as in a new tab. */
async function newTab() {
  vi.resetModules()
  return import('./cart-store.ts')
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('stores only the list of items, under `cart`', async () => {
  const { putInCart, removeFromCart, setDrawer } = await newTab()
  putInCart(item(1))
  putInCart(item(2))
  setDrawer(2)
  expect(stored()).toEqual([item(1), item(2)])
  removeFromCart(1)
  expect(stored()).toEqual([item(2)])
})

test('restores a stored cart, also when an item is added before it is read', async () => {
  localStorage.setItem('cart', JSON.stringify([item(1)]))
  const { cartStore, putInCart } = await newTab()
  expect(cartStore.getState().items).toEqual([])
  putInCart(item(2))
  expect(cartStore.getState().items).toEqual([item(1), item(2)])
})

test('restores a removed item at its position', async () => {
  const { cartStore, putInCart, removeFromCart, restoreToCart } = await newTab()
  for (const id of [1, 2, 3]) putInCart(item(id))
  removeFromCart(2)
  restoreToCart(item(2), 1)
  expect(cartStore.getState().items.map(({ product }) => product.id)).toEqual([1, 2, 3])
})

const withoutTiers = { ...item(1), product: { ...item(1).product, pieces: [] } }
const negative = {
  ...item(1),
  selectedProduct: { product_id: 1, colors: [{ color_id: 1, sizes: [{ size_id: 1, quantity: -4 }] }] },
}

test.each([
  'not json',
  '{"product":',
  'null',
  '{"items":[]}',
  '{"state":{"items":[]},"version":0}',
  '[1,2,3]',
  '[{"product":7}]',
  JSON.stringify([withoutTiers]),
  JSON.stringify([negative]),
])('sets aside a broken or foreign cart (%s), and the shop goes on', async (text) => {
  localStorage.setItem('cart', text)
  const { cartStore, openCart, putInCart } = await newTab()
  openCart()
  expect(cartStore.getState().items).toEqual([])
  expect(localStorage.getItem('cart-unreadable')).toBe(text)
  putInCart(item(1))
  expect(stored()).toEqual([item(1)])
})

test('follows another tab’s changes, including an emptied cart', async () => {
  const { cartStore, openCart } = await newTab()
  openCart()
  localStorage.setItem('cart', JSON.stringify([item(3)]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  expect(cartStore.getState().items).toEqual([item(3)])
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(cartStore.getState().items).toEqual([])
})

test('shows the cart of now on a page that back restores, such as after an order', async () => {
  const { cartStore, openCart, putInCart } = await newTab()
  putInCart(item(1))
  openCart()
  localStorage.setItem('cart', '[]')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(cartStore.getState().items).toEqual([])
  putInCart(item(3))
  expect(stored()).toEqual([item(3)])
})

test('keeps a cart for the page if the browser refuses to store it', async () => {
  // Happy DOM's storage calls no spy.
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { cartStore, putInCart } = await newTab()
  putInCart(item(1))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(cartStore.getState().items).toEqual([item(1)])
})
