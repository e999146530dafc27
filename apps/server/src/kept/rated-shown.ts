/** "What shows the reviews of a product: its page, its answers, and every list by rating." */

import { soldShown } from './sold-shown.ts'

const rates = /^\/(?:ar|en)\/api\/products\/([^/?]+)\/rates(?:\?|$)/
const byRating = /[?&](?:sort=rating|avg_rate=\d)(?:&|$)/

/**
 * Returns what an answer or a page shows that sales or reviews change, by the address that it is kept under; undefined: nothing.
 * The stars on the cards of other lists count as nothing: they are right again after the lifetime of a kept answer.
 */
export function talliesShown(address: string): number | string | undefined {
  const sold = soldShown(address)
  if (sold !== undefined) return sold
  const [, id] = rates.exec(address) ?? []
  if (id !== undefined) return `rates ${id}`
  return byRating.test(address) ? 'rated list' : undefined
}

/** Returns whether sales change this subject, so that a missed notice of sales outdates it. */
export function isSoldSubject(shown: number | string): boolean {
  return typeof shown === 'number' || shown === 'list'
}

/** What shows something else once a product is reviewed. A list of what sold most may be narrowed by rating. */
export function ratedSubjects(product: number): readonly (number | string)[] {
  return [product, `rates ${product}`, 'rated list', 'list']
}
