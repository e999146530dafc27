import { useEffect, useState } from 'react'

/**
 * How many different products are in the cart, for its badges. The cart's code is imported after hydration:
 * no page needs it before. Zero until then, as the server renders it.
 */
export function useCartCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    void import('../cart-state/store/cart-store.ts').then(({ cartStore, openCart }) => {
      if (left) return
      const follow = () => setCount(cartStore.getState().items.length)
      stop = cartStore.subscribe(follow)
      openCart()
      follow()
    })
    return () => {
      left = true
      stop?.()
    }
  }, [])
  return count
}
