import { useListingMessages } from '../../paged-list/listing-messages.ts'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { useShopSettings } from '../../layout/use-shop-settings.ts'
import { ListingPage } from './listing-page.tsx'
import type { ListingView } from './listing-view.ts'

/** All products of the shop. */
export function ShopPage({ listing }: { listing: ListingView }) {
  const messages = useListingMessages()
  const { taxIncluded } = useShopSettings()
  return (
    <ListingPage
      breadcrumbs={<Breadcrumbs trail={[{ name: messages.allProducts }]} />}
      name={messages.allProducts}
      about={`${messages.allAbout} ${taxIncluded ? messages.taxIncluded : messages.taxAdded}`}
      searchLabel={messages.searchAll}
      view={listing}
    />
  )
}
