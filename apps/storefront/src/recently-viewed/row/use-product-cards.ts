import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type ProductCardView, productCardView } from '../../product-card/product-card-view.ts'

/**
 * The cards of these products with today's names and prices.
 * @returns null until they are there; none where the shop cannot be reached
 */
export function useProductCards(ids: readonly number[]): ProductCardView[] | null {
  const { client } = useRouteContext({ from: '__root__' })
  const [cards, setCards] = useState<ProductCardView[] | null>(null)
  const list = ids.join()
  useEffect(() => {
    let current = true
    client.catalog
      .productCards({ ids: list })
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
  }, [client, list])
  return cards
}
