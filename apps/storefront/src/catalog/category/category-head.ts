import { type CategoryPage, categoryPath } from '../../layout/category-path.ts'
import { listingAddress } from '../../product-list/listing-address.ts'
import type { ListingSearch } from '../../product-list/listing-search.ts'

type NamedCategory = { name: string; desc: string; address: { id: string; name: string }; otherName: string }

/**
 * How a category presents itself to search engines: by its plain address, whether or not it was come to through
 * 'Made in Saudi', in both languages by the names that it has there.
 */
export function categoryHead(
  page: CategoryPage,
  { name, desc, address, otherName }: NamedCategory,
  search: ListingSearch = {},
) {
  const at = { ...address, saudi: null }
  return {
    title: name,
    description: desc,
    ...listingAddress(categoryPath(page, at), search),
    otherPath: listingAddress(categoryPath(page, { ...at, name: otherName }), search).path,
  }
}
