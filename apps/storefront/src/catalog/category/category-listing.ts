import type { ShopClient } from '@zayy/contract/shop-client'
import type { ListingSearch } from '../listing/listing-search.ts'
import { loadListing } from '../listing/listing-view.ts'
import { addressNames, knownCategory } from './known-category.ts'

/** A category's products, with what its page and its address need of it. */
export async function loadCategoryListing(client: ShopClient, id: string, search: ListingSearch) {
  const category = await knownCategory(client, id)
  return {
    address: addressNames(category),
    name: category.name,
    desc: category.desc,
    root: category.parents[0]?.name ?? null,
    listing: await loadListing(client, search, category.id),
  }
}

export type CategoryListing = Awaited<ReturnType<typeof loadCategoryListing>>
