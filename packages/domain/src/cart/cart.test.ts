import { describe, expect, it } from 'vitest'
import { putItem, removeItem } from './cart.ts'
import { cartItem as item } from './testing/cart-item.ts'

describe('the lines of a cart', () => {
  it('appends a new product to the cart', () => {
    expect(putItem([item(1)], item(2))).toEqual([item(1), item(2)])
  })
  it('replaces the cart line of the same product in place', () => {
    expect(putItem([item(1), item(2)], item(1, 7))).toEqual([item(1, 7), item(2)])
  })
  it('removes a cart line by product', () => {
    expect(removeItem([item(1), item(2)], 1)).toEqual([item(2)])
    expect(removeItem([item(1)], 3)).toEqual([item(1)])
  })
  it('does not modify the given cart', () => {
    const before = Object.freeze([item(1)])
    putItem(before, item(1, 3))
    removeItem(before, 1)
    expect(before).toEqual([item(1)])
  })
})
