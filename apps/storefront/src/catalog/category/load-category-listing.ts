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
  const [category, listing] = await Promise.all([
    loadCategory(context.client, known),
    orNotFound(loadListing(context.client, search, known)),
  ])
  return {
    address: addressSegments(category),
    otherName: otherName(category, context.locale),
    name: category.name,
    desc: category.desc,
    root: category.parents[0]?.name ?? null,
    listing,
  }
}

export type CategoryListing = Awaited<ReturnType<typeof loadCategoryListing>>
