import { CardSkeleton } from '@zayy/ui/skeleton'
import { useMessages } from '../i18n/locale-context.tsx'
import { skeletons } from './listing-results.tsx'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import productList from './product-list.module.css'
import productCards from '../product-card/product-cards.module.css'

/** The skeleton of a product list, shown while navigating to it from another page. */
export function ProductListSkeleton() {
  const { loading } = useMessages('layout')
  return (
    <main id="main">
      <p className={typography.visuallyHidden} role="status">
        {loading}
      </p>
      <div className={`${layout.container} ${productList.listing} ${productList.pending}`} aria-hidden="true">
        <div className={productList.head}>
          <div className={skeleton.line} />
          <div className={skeleton.shortLine} />
        </div>
        <div className={layout.columns}>
          <div className={productList.filters} />
          <div className={productList.results}>
            <div className={`${productCards.cards} ${productCards.besideFilters}`}>
              {skeletons.map((place) => (
                <CardSkeleton key={place} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </main>
  )
}
