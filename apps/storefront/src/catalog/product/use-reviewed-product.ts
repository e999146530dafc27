import { useState } from 'react'
import type { ProductView } from './product-view.ts'
import { type ReviewChange, reviewedProduct } from './reviewed-product.ts'

/** The product of a page with what its visitor just said of it, until it is loaded anew. */
export function useReviewedProduct(loaded: ProductView) {
  const [reviewed, setReviewed] = useState<{ loaded: ProductView; view: ProductView } | null>(null)
  const view = reviewed?.loaded === loaded ? reviewed.view : loaded
  return {
    view,
    showReview: (change: ReviewChange) => setReviewed({ loaded, view: reviewedProduct(view, change) }),
  }
}
