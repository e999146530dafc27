import { useRouteContext } from '@tanstack/react-router'
import type { CartItem } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { useEffect, useRef, useState } from 'react'
import {
  availableSelection,
  type CartProduct,
  cartItemOf,
  cartProductOf,
  findCartItem,
} from './cart-product.ts'
import { cartStore, putInCart } from './cart-store.ts'

export type CartProductState =
  | { state: 'loading' | 'failed' | 'unavailable' }
  /**
   * `droppedPieces`: so many pieces were of a colour or size that is no longer sold. `earlierTiers`: the prices that the cart
   * held, where they have changed since.
   */
  | {
      state: 'ready'
      product: CartProduct
      description: string
      droppedPieces: number
      earlierTiers: CartProduct['pieces'] | null
    }

/** How many products may be asked for in one call (contract.md, GET /cart-products). */
const MAX_AT_ONCE = 200

const loading: CartProductState = { state: 'loading' }

/** What was fetched in this document already: shown at once when the cart is opened again, and fetched anew. */
const known = new Map<number, CartProductState>()

/**
 * Fetches the products of the cart's lines and brings the lines up to date: name, image and prices as they are now,
 * without colours and sizes that are no longer sold. A product that is gone stays in the cart, and is said to be.
 */
export function useCartProducts(ids: readonly number[]): {
  of: (id: number) => CartProductState
  retry: (id: number) => void
} {
  const { client, locale } = useRouteContext({ from: '__root__' })
  const [states, setStates] = useState(() => new Map(known))
  const requested = useRef(new Set<number>())

  const load = async (wanted: readonly number[]) => {
    for (const id of wanted) requested.current.add(id)
    const data = await client.catalog.cartProducts({ ids: wanted.join() }).then(
      (answer) => answer.data,
      () => null,
    )
    const loaded = wanted.map((id): [number, CartProductState] => {
      if (data === null) return [id, { state: 'failed' }]
      const product = data.find((candidate) => candidate.id === id)
      if (!product) return [id, { state: 'unavailable' }]
      const own = product.translations.find((translation) => translation.locale === locale)
      return [id, updateCartItem(cartProductOf(product), own?.description ?? '')]
    })
    for (const [id, state] of loaded) if (state.state === 'ready') known.set(id, state)
    setStates((had) => new Map([...had, ...loaded]))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: load changes with each render, what is asked for does not
  useEffect(() => {
    const wanted = ids.filter((id) => !requested.current.has(id))
    for (let start = 0; start < wanted.length; start += MAX_AT_ONCE)
      void load(wanted.slice(start, start + MAX_AT_ONCE))
  }, [ids.join()])

  return {
    of: (id) => states.get(id) ?? loading,
    retry: (id) => {
      setStates((had) => new Map(had).set(id, loading))
      void load([id])
    },
  }
}

function updateCartItem(product: CartProduct, description: string): CartProductState {
  const line = findCartItem(cartStore.getState().items, product.id)
  if (!line) return { state: 'ready', product, description, droppedPieces: 0, earlierTiers: null }
  const selection = availableSelection(line.selectedProduct.colors, product)
  if (selection.length === 0) return { state: 'unavailable' }
  const current = cartItemOf(product, selection)
  if (JSON.stringify(current) !== JSON.stringify(line)) putInCart(current)
  const droppedPieces = pieceCount(line.selectedProduct.colors) - pieceCount(selection)
  return { state: 'ready', product, description, droppedPieces, earlierTiers: earlierTiers(line, product) }
}

/** The first change counts for as long as the document lives: also the checkout brings the lines up to date. */
function earlierTiers({ product: { id, pieces } }: CartItem, current: CartProduct) {
  if (JSON.stringify(pieces) !== JSON.stringify(current.pieces)) return pieces
  const before = known.get(id)
  return before?.state === 'ready' ? before.earlierTiers : null
}
