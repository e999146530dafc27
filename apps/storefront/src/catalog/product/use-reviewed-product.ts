import { useState } from 'react'
import type { ProductView } from './product-view.ts'

/** The product of a page with what its visitor just said of it, until it is loaded anew. */
export function useReviewedProduct(loaded: ProductView) {
  const [reviewed, setReviewed] = useState<{ loaded: ProductView; view: ProductView } | null>(null)
  return {
    view: reviewed?.loaded === loaded ? reviewed.view : loaded,
    showReview: (view: ProductView) => setReviewed({ loaded, view }),
  }
}
