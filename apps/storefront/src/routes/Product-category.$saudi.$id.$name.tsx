import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadCategoryListing } from '../catalog/category/category-listing.ts'
import { CategoryListingPage } from '../catalog/category/category-listing-page.tsx'
import { categoryPath } from '../catalog/category/category-path.ts'
import { listingAddress } from '../catalog/listing/listing-head.ts'
import { readListingSearch } from '../catalog/listing/listing-search.ts'
import { lastPageInstead } from '../catalog/listing/listing-view.ts'
import { pageHead } from '../frame/page-head.ts'

export const Route = createFileRoute('/Product-category/$saudi/$id/$name')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const category = await loadCategoryListing(context.client, params.id, deps)
    const { address } = category
    const to = '/Product-category/$saudi/$id/$name'
    if (params.name !== address.name || params.saudi !== address.saudi)
      throw redirect({ to, params: address, search: deps, statusCode: 301 })
    const last = lastPageInstead(category.listing)
    if (last) throw redirect({ to, params: address, search: last })
    return category
  },
  head: ({ matches, match, loaderData }) =>
    loaderData
      ? pageHead(matches, {
          title: loaderData.name,
          description: loaderData.desc,
          ...listingAddress(
            categoryPath('Product-category', { ...loaderData.address, saudi: null }),
            match.search,
          ),
        })
      : {},
  component: () => <CategoryListingPage category={Route.useLoaderData()} saudi />,
})
