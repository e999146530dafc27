import { createFileRoute, redirect } from '@tanstack/react-router'
import { listingAddress } from '../catalog/listing/listing-address.ts'
import { ListingPending } from '../catalog/listing/listing-pending.tsx'
import { readListingSearch } from '../catalog/listing/listing-search.ts'
import { lastPageInstead, loadListing } from '../catalog/listing/listing-view.ts'
import { ShopPage } from '../catalog/listing/shop-page.tsx'
import { pageHead } from '../layout/page-head.ts'
import { listingMessages } from '../paged-list/listing-messages.ts'

export const Route = createFileRoute('/shop')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const listing = await loadListing(context.client, deps, null)
    const last = lastPageInstead(listing)
    if (last) throw redirect({ to: '/shop', search: last })
    const { allProducts, allAbout } = listingMessages[context.locale]
    return { listing, title: allProducts, description: allAbout }
  },
  head: ({ matches, match, loaderData }) =>
    loaderData
      ? pageHead(matches, {
          title: loaderData.title,
          description: loaderData.description,
          ...listingAddress('/shop', match.search),
        })
      : {},
  pendingComponent: ListingPending,
  component: () => <ShopPage listing={Route.useLoaderData().listing} />,
})
