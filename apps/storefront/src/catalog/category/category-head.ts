import { type CategoryPage, categoryPath } from '../../layout/category-path.ts'
import type { PageContext } from '../../layout/page-context.ts'
import { listingAddress } from '../../product-list/listing-address.ts'
import type { ListingSearch } from '../../product-list/listing-search.ts'

type NamedCategory = { title: string; address: { id: string; name: string }; otherName: string }

/**
 * How a category names itself to search engines: by its plain address, whether or not it was come to through
 * 'Made in Saudi', in both languages by the names that it has there. The children of 'Made in Saudi' are the brands, which
 * have a page of their own.
 */
export function categoryHead(
  page: CategoryPage,
  { title, address, otherName }: NamedCategory,
  { settings }: Pick<PageContext, 'settings'>,
  search: ListingSearch = {},
) {
  if (page === 'category' && address.id === String(settings?.made?.id)) return { title, path: '/brands' }
  const at = { ...address, saudi: null }
  return {
    title,
    ...listingAddress(categoryPath(page, at), search),
    otherPath: listingAddress(categoryPath(page, { ...at, name: otherName }), search).path,
  }
}
