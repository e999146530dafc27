import { useRouteContext } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type LoadedCards, useLoadedCards } from './use-loaded-cards.ts'

/** The cards of the products related to one, as `useLoadedCards` gives them. */
export function useRelatedProducts(product: number): LoadedCards {
  const { client } = useRouteContext({ from: '__root__' })
  const load = useCallback(() => client.catalog.related({ id: product }), [client, product])
  return useLoadedCards(load)
}
