import type { PageContext } from '../layout/page-context.ts'
import { itemList } from '../structured-data/item-list.ts'
import type { ListingView } from './listing-view.ts'

/** What search engines are told of a page of products: the address of each, and its place in the whole list. */
export function listingJsonLd(
  { cards, page, total, perPage }: ListingView,
  context: Pick<PageContext, 'locale' | 'origin'>,
) {
  const paths = cards.map(({ id }) => `/product/${id}`)
  return itemList(context, { paths, total, first: (page - 1) * perPage + 1 })
}
