import { Link } from '@tanstack/react-router'
import typography from '@zayy/ui/typography.module.css'
import { Trans } from '../../i18n/trans.tsx'
import { Breadcrumbs } from '../../page/breadcrumbs.tsx'
import { useListingMessages } from '../../paged-list/listing-messages.ts'
import { usePriceTax } from '../../prices/price.tsx'
import type { ListingView } from '../../product-list/listing-view.ts'
import { ProductList } from '../../product-list/product-list.tsx'
import { useShopSettings } from '../../shop-settings/shop-settings.ts'
import type { SearchedView } from './load-searched.ts'

/** All products of the shop, or the results of a search. */
export function ShopPage({ listing, searched }: { listing: ListingView; searched: SearchedView | null }) {
  const messages = useListingMessages()
  const { shopAbout } = useShopSettings()
  const tax = usePriceTax()
  return (
    <ProductList
      breadcrumbs={<Breadcrumbs trail={[{ name: messages.allProducts }]} />}
      name={searched?.heading ?? messages.allProducts}
      about={[shopAbout, messages.priceRule[tax]].filter(Boolean).join(' ')}
      searchLabel={messages.searchAll}
      view={listing}
      note={searched?.instead ? <SearchInstead {...searched.instead} /> : null}
      empty={searched?.empty ?? null}
    />
  )
}

/** Suggests another spelling of the search. */
function SearchInstead({ search, text, shown }: NonNullable<SearchedView['instead']>) {
  return (
    <p>
      <Trans
        text={text}
        parts={{
          search: (
            <Link className={typography.link} to="/shop" search={{ search }}>
              {shown}
            </Link>
          ),
        }}
      />
    </p>
  )
}
