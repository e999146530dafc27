import type { PageContext } from '../head/page-head.ts'
import { itemList } from '../head/structured-data.ts'
import type { ListingView } from './listing-view.ts'

/** Returns a schema.org ItemList whose positions count through the whole list. */
export function listingJsonLd(
  { cards, page, total, perPage }: ListingView,
  context: Pick<PageContext, 'locale' | 'origin'>,
) {
  const paths = cards.map(({ id }) => `/product/${id}`)
  return itemList(context, { paths, total, first: (page - 1) * perPage + 1 })
}
