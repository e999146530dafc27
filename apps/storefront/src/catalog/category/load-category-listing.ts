import { listingMessages } from '../../paged-list/listing-messages.ts'
import type { ListingSearch } from '../../product-list/listing-search.ts'
import { loadListing } from '../../product-list/listing-view.ts'
import type { RouterContext } from '../../router-context.ts'
import { addressSegments, categoryId, loadCategory, orNotFound, otherName } from './load-category.ts'

/** A category's products, with what its page and its address need of it. */
export async function loadCategoryListing(
  context: Pick<RouterContext, 'client' | 'locale'>,
  id: string,
  search: ListingSearch,
) {
  const known = categoryId(id)
  const [category, listing, messages] = await Promise.all([
    loadCategory(context.client, known),
    orNotFound(loadListing(context.client, search, known, context.locale)),
    listingMessages.load(context.locale),
  ])
  const root = category.parents[0]?.name ?? null
  return {
    address: addressSegments(category),
    otherName: otherName(category, context.locale),
    title: messages.pageTitle(messages.listTitle(category.name, root), listing.page),
    name: category.name,
    desc: category.desc,
    image: category.image,
    parents: category.parents,
    listing,
  }
}

export type CategoryListing = Awaited<ReturnType<typeof loadCategoryListing>>
