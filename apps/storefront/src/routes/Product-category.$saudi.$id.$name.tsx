import { createFileRoute, redirect } from '@tanstack/react-router'
import { categoryListingHead } from '../catalog/category/category-head.ts'
import { CategoryListingPage } from '../catalog/category/category-listing-page.tsx'
import { loadCategoryListing } from '../catalog/category/load-category.ts'
import { ProductListSkeleton } from '../product-list/listing-results.tsx'
import { readListingSearch, readRequestedProducts } from '../product-list/listing-search.ts'
import { searchInstead } from '../product-list/listing-view.ts'

export const Route = createFileRoute('/Product-category/$saudi/$id/$name')({
  validateSearch: readListingSearch,
  // A fixed order of keys gives server and browser the same match id.
  loaderDeps: ({ search }) => readRequestedProducts(search),
  // A change of the needed quantity does not reload the products.
  staleTime: 30_000,
  loader: async ({ context, params, deps }) => {
    const category = await loadCategoryListing(context, params.id, deps)
    const { address } = category
    const to = '/Product-category/$saudi/$id/$name'
    if (params.name !== address.name || params.saudi !== address.saudi)
      throw redirect({ to, params: address, search: deps, statusCode: 308 })
    const instead = await searchInstead(category.listing)
    if (instead) throw redirect({ to, params: address, search: instead })
    return category
  },
  head: ({ matches, match, loaderData }) =>
    loaderData ? categoryListingHead(matches, loaderData, { search: match.search, saudi: true }) : {},
  pendingComponent: ProductListSkeleton,
  component: () => <CategoryListingPage category={Route.useLoaderData()} saudi />,
})
