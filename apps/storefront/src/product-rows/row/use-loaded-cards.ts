import type { ProductCard } from '@zayy/contract/types'
import { useEffect, useState } from 'react'
import { type ProductCardView, productCardView } from '../../product-card/product-card-view.ts'

/** Null until they are there; none where the shop cannot be reached. */
export type LoadedCards = ProductCardView[] | null

/** Cards that the shop is asked for when a row is shown. @param load the same function as long as the question is the same */
export function useLoadedCards(load: () => Promise<{ data: ProductCard[] }>): LoadedCards {
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
