import { createFileRoute, redirect } from '@tanstack/react-router'
import { categoryHead } from '../catalog/category/category-head.ts'
import { CategoryListingPage } from '../catalog/category/category-listing-page.tsx'
import { loadCategoryListing } from '../catalog/category/load-category-listing.ts'
import { ListingPending } from '../catalog/listing/listing-pending.tsx'
import { readListingSearch } from '../catalog/listing/listing-search.ts'
import { lastPageInstead } from '../catalog/listing/listing-view.ts'
import { pageHead } from '../layout/page-head.ts'

export const Route = createFileRoute('/Product-category/$saudi/$id/$name')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const category = await loadCategoryListing(context, params.id, deps)
    const { address } = category
    const to = '/Product-category/$saudi/$id/$name'
    if (params.name !== address.name || params.saudi !== address.saudi)
      throw redirect({ to, params: address, search: deps, statusCode: 301 })
    const last = lastPageInstead(category.listing)
    if (last) throw redirect({ to, params: address, search: last })
    return category
  },
  head: ({ matches, match, loaderData }) =>
    loaderData ? pageHead(matches, categoryHead('Product-category', loaderData, match.search)) : {},
  pendingComponent: ListingPending,
  component: () => <CategoryListingPage category={Route.useLoaderData()} saudi />,
})
