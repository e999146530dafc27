import { createFileRoute, redirect } from '@tanstack/react-router'
import { categoryListingHead } from '../catalog/category/category-head.ts'
import { CategoryListingPage } from '../catalog/category/category-listing-page.tsx'
import { loadCategoryListing } from '../catalog/category/load-category.ts'
import { ProductListSkeleton } from '../product-list/listing-results.tsx'
import { readListingSearch, readRequestedProducts } from '../product-list/listing-search.ts'
import { searchInstead } from '../product-list/listing-view.ts'

export const Route = createFileRoute('/Product-category/$id/$name')({
  validateSearch: readListingSearch,
  // A fixed order of keys gives server and browser the same match id.
  loaderDeps: ({ search }) => readRequestedProducts(search),
  // A change of the needed quantity does not reload the products.
  staleTime: 30_000,
  loader: async ({ context, params, deps }) => {
    const category = await loadCategoryListing(context, params.id, deps)
    const { id, name } = category.address
    const to = '/Product-category/$id/$name'
    if (params.name !== name) throw redirect({ to, params: { id, name }, search: deps, statusCode: 308 })
    const instead = await searchInstead(category.listing)
    if (instead) throw redirect({ to, params: { id, name }, search: instead })
    return category
  },
  head: ({ matches, match, loaderData }) =>
    loaderData ? categoryListingHead(matches, loaderData, { search: match.search, saudi: false }) : {},
  pendingComponent: ProductListSkeleton,
  component: () => <CategoryListingPage category={Route.useLoaderData()} saudi={false} />,
})
