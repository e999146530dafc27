import { useRouteContext } from '@tanstack/react-router'
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
  | { state: 'loading' | 'failed' }
  /** `isSold`: the product is, but none of the chosen colours and sizes. */
  | { state: 'unavailable'; isSold: boolean }
  /**
   * `droppedPieces`: number of pieces that were removed because their colour or size is no longer sold. `earlierTiers`: the prices
   * that the line had when the page was loaded.
   */
  | {
      state: 'ready'
      product: CartProduct
      description: string
      droppedPieces: number
      earlierTiers: CartProduct['pieces']
    }

/** Limit of GET /cart-products (contract.md). */
const MAX_PER_REQUEST = 200

const loading: CartProductState = { state: 'loading' }

/** Products fetched in this document: shown at once when the cart is opened again, while they are refetched. */
const known = new Map<number, CartProductState>()

/**
 * Fetches the products of the cart's lines and updates the lines: current names, images and prices, without colours and sizes
 * that are no longer sold. A line without any that are sold stays in the cart as `unavailable`.
 */
export function useCartProducts(ids: readonly number[]): {
  of: (id: number) => CartProductState
  retry: (id: number) => void
  /** Fetches all lines again. */
  reload: () => void
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
    if (data === null) {
      setStates((had) => new Map([...had, ...wanted.map((id) => [id, failed(had.get(id))] as const)]))
      return
    }
    const loaded = wanted.map((id): [number, CartProductState] => {
      const product = data.find((candidate) => candidate.id === id)
      if (!product) return [id, { state: 'unavailable', isSold: false }]
      const translated = product.translations.find((translation) => translation.locale === locale)
      return [id, updateCartItem(cartProductOf(product), translated?.description ?? '')]
    })
    for (const [id, state] of loaded) if (state.state === 'ready') known.set(id, state)
    setStates((had) => new Map([...had, ...loaded]))
  }

  const loadAll = (wanted: readonly number[]) => {
    for (let start = 0; start < wanted.length; start += MAX_PER_REQUEST)
      void load(wanted.slice(start, start + MAX_PER_REQUEST))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: load is a new function in each render
  useEffect(() => {
    // A product that left the cart and comes back is a new line.
    for (const id of known.keys()) if (!ids.includes(id)) known.delete(id)
    loadAll(ids.filter((id) => !requested.current.has(id)))
  }, [ids.join()])

  return {
    of: (id) => states.get(id) ?? loading,
    retry: (id) => {
      setStates((had) => new Map(had).set(id, loading))
      void load([id])
    },
    reload: () => loadAll(ids),
  }
}

/** A failed refetch keeps what is known, with the changes that it names. */
function failed(had: CartProductState = loading): CartProductState {
  return had.state === 'loading' ? { state: 'failed' } : had
}

/** Keeps what changed for the lifetime of the document: cart and checkout both update the lines. */
function updateCartItem(product: CartProduct, description: string): CartProductState {
  const line = findCartItem(cartStore.getState().items, product.id)
  const before = known.get(product.id)
  const found =
    before?.state === 'ready'
      ? before
      : { droppedPieces: 0, earlierTiers: line?.product.pieces ?? product.pieces }
  const { earlierTiers } = found
  if (!line) return { state: 'ready', product, description, droppedPieces: 0, earlierTiers }
  const selection = availableSelection(line.selectedProduct.colors, product)
  if (selection.length === 0) return { state: 'unavailable', isSold: true }
  const current = cartItemOf(product, selection)
  if (JSON.stringify(current) !== JSON.stringify(line)) putInCart(current)
  const dropped = pieceCount(line.selectedProduct.colors) - pieceCount(selection)
  return { state: 'ready', product, description, droppedPieces: found.droppedPieces + dropped, earlierTiers }
}
