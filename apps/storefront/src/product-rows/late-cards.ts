import { useRouteContext } from '@tanstack/react-router'
import type { ProductCard as ListedProduct } from '@zayy/contract/types'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { type ProductCardView, productCardView } from '../product-card/product-card.tsx'

/** Null while loading; empty if the request failed. */
export type LoadedCards = ProductCardView[] | null

/** @param load must be stable: a new function loads again */
function useLoadedCards(load: () => Promise<{ data: ListedProduct[] }>): LoadedCards {
  const [cards, setCards] = useState<LoadedCards>(null)
  useEffect(() => {
    let current = true
    load()
      .then(
        ({ data }) => data.map(productCardView),
        () => [],
      )
      .then((loaded) => {
        if (current) setCards(loaded)
      })
    return () => {
      current = false
    }
  }, [load])
  return cards
}

export function useProductCards(ids: readonly number[]): LoadedCards {
  const { client } = useRouteContext({ from: '__root__' })
  const list = ids.join()
  const load = useCallback(() => client.catalog.productCards({ ids: list }), [client, list])
  return useLoadedCards(load)
}

export function useRelatedProducts(product: number): LoadedCards {
  const { client } = useRouteContext({ from: '__root__' })
  const load = useCallback(() => client.catalog.related({ id: product }), [client, product])
  return useLoadedCards(load)
}

/** Returns true from the moment an element comes within one screen height of the viewport. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near])
  return near
}
