/** "What was typed of a review": kept for this tab until it is sent. */

/** Under this it is stored. */
export function reviewDraftKey(product: number): string {
  return `review-${product}`
}

/** Whether a review of a product was begun and not sent. */
export function hasReviewDraft(product: number): boolean {
  try {
    return sessionStorage.getItem(reviewDraftKey(product)) !== null
  } catch {
    return false
  }
}
