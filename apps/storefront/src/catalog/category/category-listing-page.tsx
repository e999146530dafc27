import { Breadcrumbs } from '../../page/breadcrumbs.tsx'
import { useListingMessages } from '../../paged-list/listing-messages.ts'
import { usePriceTax } from '../../prices/price.tsx'
import { ProductList } from '../../product-list/product-list.tsx'
import { type CategoryListing, categoryTrail } from './load-category.ts'

/** @param props.saudi the breadcrumbs lead through the brands */
export function CategoryListingPage({ category, saudi }: { category: CategoryListing; saudi: boolean }) {
  const messages = useListingMessages()
  const tax = usePriceTax()
  return (
    <ProductList
      breadcrumbs={<Breadcrumbs trail={categoryTrail(category, { saudi, messages })} />}
      name={category.name}
      about={`${category.desc} ${messages.priceRule[tax]}`.trim()}
      searchLabel={messages.searchIn(category.name)}
      view={category.listing}
    />
  )
}
