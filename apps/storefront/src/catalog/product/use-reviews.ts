import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { ProductView, ReviewView } from './product-view.ts'
import type { LoadedReviews } from './review-list/load-reviews.ts'

const nothing: LoadedReviews = { stars: null, pages: 0, reviews: [] }

/**
 * The reviews that are shown, of all stars or of one number. The newest of all come with the page, the others by page of the
 * API, whose first contains the newest again. What is shown stays until what was asked for has come.
 */
export function useReviews(view: ProductView) {
  const { client } = useRouteContext({ from: '__root__' })
  const [loaded, setLoaded] = useState(nothing)
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest')
  const { stars } = loaded

  const loadAfter = async (had: LoadedReviews) => {
    if (state === 'loading') return
    setState('loading')
    try {
      const { loadReviews } = await import('./review-list/load-reviews.ts')
      setLoaded(await loadReviews(client, view.product.id, had))
      setState('rest')
    } catch {
      setState('failed')
    }
  }

  const first = stars === null ? view.reviews : []
  const reviews = uniqueById([...first, ...loaded.reviews])
  const all = stars === null ? view.rates : (view.byStar[stars - 1] ?? 0)
  return {
    reviews,
    stars,
    state,
    more: reviews.length < all,
    load: () => loadAfter(loaded),
    choose: (chosen: number | null) => {
      if (chosen === null) setLoaded(nothing)
      else void loadAfter({ ...nothing, stars: chosen })
    },
  }
}

/** Each review once, as it is first found: what the visitor changed meanwhile stands before what is loaded. */
function uniqueById(reviews: readonly ReviewView[]): ReviewView[] {
  return [...new Map([...reviews].reverse().map((review) => [review.id, review])).values()].reverse()
}
