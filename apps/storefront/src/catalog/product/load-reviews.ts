import type { ShopClient } from '@zayy/contract/shop-client'
import { type ReviewView, reviewView } from './product-view.ts'

/** What of the API's list has been loaded: `pages` of it, of the reviews with `stars` alone, or of all. */
export type LoadedReviews = { stars: number | null; pages: number; reviews: ReviewView[] }

/** The same with the next page. Its code is loaded with the first. */
export async function loadReviews(
  client: ShopClient,
  product: number,
  { stars, pages, reviews }: LoadedReviews,
): Promise<LoadedReviews> {
  const rate = stars === null ? {} : { rate: stars }
  const { data } = await client.catalog.rates({ id: product, page: pages + 1, ...rate })
  return { stars, pages: pages + 1, reviews: [...reviews, ...data.data.map(reviewView)] }
}
