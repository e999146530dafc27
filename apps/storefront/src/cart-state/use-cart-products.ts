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
   * `droppedPieces`: number of pieces of colours and sizes that are no longer sold. `earlierTiers`: the prices in the cart, if
   * they have changed since.
   */
  | {
      state: 'ready'
      product: CartProduct
      description: string
      droppedPieces: number
      earlierTiers: CartProduct['pieces'] | null
    }

/** Limit of GET /cart-products (contract.md). */
const MAX_PER_REQUEST = 200

const loading: CartProductState = { state: 'loading' }

/** Products fetched in this document: shown at once when the cart is opened again, while they are refetched. */
const known = new Map<number, CartProductState>()

/**
 * Fetches the products of the cart's lines and updates the lines: current names, images and prices, without colours and sizes
 * that are no longer sold. A product that is no longer sold stays in the cart as `unavailable`.
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
      const translated = product.translations.find((translation) => translation.locale === locale)
      return [id, updateCartItem(cartProductOf(product), translated?.description ?? '')]
    })
    for (const [id, state] of loaded) if (state.state === 'ready') known.set(id, state)
    setStates((had) => new Map([...had, ...loaded]))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: load is a new function in each render
  useEffect(() => {
    const wanted = ids.filter((id) => !requested.current.has(id))
    for (let start = 0; start < wanted.length; start += MAX_PER_REQUEST)
      void load(wanted.slice(start, start + MAX_PER_REQUEST))
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

/** Keeps the first change for the lifetime of the document, because the checkout updates the lines as well. */
function earlierTiers({ product: { id, pieces } }: CartItem, current: CartProduct) {
  if (JSON.stringify(pieces) !== JSON.stringify(current.pieces)) return pieces
  const before = known.get(id)
  return before?.state === 'ready' ? before.earlierTiers : null
}
