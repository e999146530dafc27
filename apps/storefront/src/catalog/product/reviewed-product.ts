import { useState } from 'react'
import type { ProductView, ReviewView } from './product-view.ts'

/** The product as it is once a customer has reviewed it. */

/** A review, and the stars of the one that it replaces; null: it replaces none that counts. */
export type ReviewChange = { review: ReviewView; replacedRate: number | null }

/** The product with the review first in its list, and, if it counts, in its mean, to one decimal (decision 001). */
export function reviewedProduct(view: ProductView, { review, replacedRate }: ReviewChange): ProductView {
  const addedRate = review.counted === false ? null : review.rate
  const byStar = view.byStar.map((count, index) => {
    const stars = index + 1
    return count + Number(stars === addedRate) - Number(stars === replacedRate)
  })
  const rates = byStar.reduce((sum, count) => sum + count, 0)
  const tenths = byStar.reduce((sum, count, index) => sum + count * (index + 1) * 10, 0)
  return {
    ...view,
    byStar,
    rates,
    rate: rates === 0 ? null : Math.round(tenths / rates) / 10,
    reviews: [review, ...view.reviews.filter(({ id }) => id !== review.id)],
  }
}

/** The product of a page with what its visitor just said of it, until it is loaded anew. */
export function useReviewedProduct(loaded: ProductView) {
  const [reviewed, setReviewed] = useState<{ loaded: ProductView; view: ProductView } | null>(null)
  return {
    view: reviewed?.loaded === loaded ? reviewed.view : loaded,
    showReview: (view: ProductView) => setReviewed({ loaded, view }),
  }
}
