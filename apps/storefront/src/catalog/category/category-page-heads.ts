import { type PageMatch, pageContext } from '../../layout/page-context.ts'
import { pageHead } from '../../layout/page-head.ts'
import type { ListingSearch } from '../../product-list/listing-search.ts'
import { categoryHead } from './category-head.ts'
import { categoryListingSummary, categoryTilesSummary } from './category-summary.ts'
import type { CategoryChildren } from './load-category-children.ts'
import type { CategoryListing } from './load-category-listing.ts'

/** The head of the page of a category's own categories. `saudi`: within 'Made in Saudi'. */
export function categoryTilesHead(matches: readonly PageMatch[], category: CategoryChildren, saudi: boolean) {
  const context = pageContext(matches)
  return pageHead(
    matches,
    categoryHead('category', category, context),
    categoryTilesSummary(category, saudi, context),
  )
}

/** The head of the page of a category's products. `saudi`: within 'Made in Saudi'. */
export function categoryListingHead(
  matches: readonly PageMatch[],
  category: CategoryListing,
  { search, saudi }: { search: ListingSearch; saudi: boolean },
) {
  const context = pageContext(matches)
  return pageHead(
    matches,
    categoryHead('Product-category', category, context, search),
    categoryListingSummary(category, saudi, context),
  )
}
