import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { usePriceTax } from '../../layout/use-price-tax.ts'
import { useListingMessages } from '../../paged-list/listing-messages.ts'
import type { ListingView } from '../../product-list/listing-view.ts'
import { ProductList } from '../../product-list/product-list.tsx'
import type { SearchedView } from './load-searched.ts'
import { SearchInstead } from './search-instead.tsx'

/** All products of the shop, or what a search finds among them. */
export function ShopPage({ listing, searched }: { listing: ListingView; searched: SearchedView | null }) {
  const messages = useListingMessages()
  const tax = usePriceTax()
  return (
    <ProductList
      breadcrumbs={<Breadcrumbs trail={[{ name: messages.allProducts }]} />}
      name={searched?.heading ?? messages.allProducts}
      about={`${messages.allAbout} ${messages.priceRule[tax]}`}
      searchLabel={messages.searchAll}
      view={listing}
      note={searched?.instead ? <SearchInstead {...searched.instead} /> : null}
      empty={searched?.empty ?? null}
    />
  )
}
