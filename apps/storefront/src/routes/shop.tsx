import { createFileRoute, redirect } from '@tanstack/react-router'
import type { loadSearched as load } from '../catalog/shop/load-searched.ts'
import { ShopPage } from '../catalog/shop/shop-page.tsx'
import { shopSummary } from '../catalog/shop/shop-summary.ts'
import { pageContext, pageHead } from '../head/page-head.ts'
import { listingMessages } from '../paged-list/listing-messages.ts'
import { ProductListSkeleton } from '../product-list/listing-results.tsx'
import { listingAddress, readListingSearch, readRequestedProducts } from '../product-list/listing-search.ts'
import { loadListing, searchInstead } from '../product-list/listing-view.ts'

/** Loaded with the first search. */
const loadSearched: typeof load = async (...search) =>
  (await import('../catalog/shop/load-searched.ts')).loadSearched(...search)

export const Route = createFileRoute('/shop')({
  validateSearch: readListingSearch,
  // A fixed order of keys gives server and browser the same match id.
  loaderDeps: ({ search }) => readRequestedProducts(search),
  // A change of the needed quantity does not reload the products.
  staleTime: 30_000,
  loader: async ({ context, deps }) => {
    const listing = await loadListing(context.client, deps, null, context.locale)
    const instead = await searchInstead(listing)
    if (instead) throw redirect({ to: '/shop', search: instead })
    const { allProducts, pageTitle } = await listingMessages.load(context.locale)
    const searched = deps.search === undefined ? null : await loadSearched(context, listing)
    return { listing, searched, title: pageTitle(searched?.heading ?? allProducts, listing.page) }
  },
  head: ({ matches, match, loaderData }) =>
    loaderData
      ? pageHead(
          matches,
          { title: loaderData.title, ...listingAddress('/shop', match.search) },
          shopSummary(loaderData.listing, pageContext(matches)),
        )
      : {},
  pendingComponent: ProductListSkeleton,
  component: () => <ShopPage {...Route.useLoaderData()} />,
})
