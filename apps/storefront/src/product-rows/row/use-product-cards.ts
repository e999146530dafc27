import { useRouteContext } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type LoadedCards, useLoadedCards } from './use-loaded-cards.ts'

/** The cards of these products with today's names and prices, as `useLoadedCards` gives them. */
export function useProductCards(ids: readonly number[]): LoadedCards {
  const { client } = useRouteContext({ from: '__root__' })
  const list = ids.join()
  const load = useCallback(() => client.catalog.productCards({ ids: list }), [client, list])
  return useLoadedCards(load)
}
