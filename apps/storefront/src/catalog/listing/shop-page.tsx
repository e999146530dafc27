import { useWords } from '../../i18n/locale-context.tsx'
import { Crumbs } from '../../layout/breadcrumbs.tsx'
import { useFrame } from '../../layout/use-shop-settings.ts'
import { ListingPage } from './listing-page.tsx'
import type { ListingView } from './listing-view.ts'

/** All products of the shop. */
export function ShopPage({ listing }: { listing: ListingView }) {
  const words = useWords('listing')
  const { taxIncluded } = useFrame()
  return (
    <ListingPage
      crumbs={<Crumbs trail={[{ name: words.allProducts }]} />}
      name={words.allProducts}
      about={`${words.allAbout} ${taxIncluded ? words.taxIncluded : words.taxAdded}`}
      searchLabel={words.searchAll}
      view={listing}
    />
  )
}
