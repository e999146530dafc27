/** "The products of the cart as the shop sells them today, in the page's language." */

import { useRouteContext } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { useEffect, useRef, useState } from 'react'
import { type Choosable, cartItemOf, choosableOf, lineOf, stillSold } from './cart-product.ts'
import { cartStore, putInCart } from './cart-store.ts'

export type Fresh =
  | { state: 'loading' | 'failed' | 'gone' }
  /** `leftOut`: so many pieces were of a colour or size that is no longer sold. */
  | { state: 'ready'; product: Choosable; description: string; leftOut: number }

const loading: Fresh = { state: 'loading' }

/** What was fetched in this document already: shown at once when the cart is opened again, and fetched anew. */
const known = new Map<number, Fresh>()

/**
 * Fetches the products of the cart's lines and brings the lines up to date: name, picture and prices as they are now,
 * without colours and sizes that are no longer sold. A product that is gone stays in the cart, and is said to be.
 */
export function useFreshProducts(ids: readonly number[]): {
  of: (id: number) => Fresh
  retry: (id: number) => void
} {
  const { client } = useRouteContext({ from: '__root__' })
  const [fresh, setFresh] = useState(() => new Map(known))
  const asked = useRef(new Set<number>())

  const load = async (id: number) => {
    asked.current.add(id)
    const answer = await client.catalog.product({ id }).then(
      ({ data }) => broughtUpToDate(choosableOf(data), data.description),
      (thrown: unknown): Fresh => ({ state: failureOf(thrown).status === 404 ? 'gone' : 'failed' }),
    )
    if (answer.state === 'ready') known.set(id, answer)
    setFresh((had) => new Map(had).set(id, answer))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: load changes with each render, what is asked for does not
  useEffect(() => {
    for (const id of ids) if (!asked.current.has(id)) void load(id)
  }, [ids.join()])

  return {
    of: (id) => fresh.get(id) ?? loading,
    retry: (id) => {
      setFresh((had) => new Map(had).set(id, loading))
      void load(id)
    },
  }
}

function broughtUpToDate(product: Choosable, description: string): Fresh {
  const line = lineOf(cartStore.getState().items, product.id)
  if (!line) return { state: 'ready', product, description, leftOut: 0 }
  const selection = stillSold(line.selectedProduct.colors, product)
  if (selection.length === 0) return { state: 'gone' }
  const current = cartItemOf(product, selection)
  if (JSON.stringify(current) !== JSON.stringify(line)) putInCart(current)
  const leftOut = pieceCount(line.selectedProduct.colors) - pieceCount(selection)
  return { state: 'ready', product, description, leftOut }
}
