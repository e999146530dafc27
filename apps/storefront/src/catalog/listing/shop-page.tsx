import { useListingMessages } from '../../paged-list/listing-messages.ts'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { useShopSettings } from '../../layout/use-shop-settings.ts'
import type { ListingView } from '../../product-list/listing-view.ts'
import { ProductList } from '../../product-list/product-list.tsx'

/** All products of the shop. */
export function ShopPage({ listing }: { listing: ListingView }) {
  const messages = useListingMessages()
  const { taxIncluded } = useShopSettings()
  return (
    <ProductList
      breadcrumbs={<Breadcrumbs trail={[{ name: messages.allProducts }]} />}
      name={messages.allProducts}
      about={`${messages.allAbout} ${taxIncluded ? messages.taxIncluded : messages.taxAdded}`}
      searchLabel={messages.searchAll}
      view={listing}
    />
  )
}
