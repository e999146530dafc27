import { CardSkeleton } from '@zayy/ui/skeleton'
import { skeletons } from './listing-results.tsx'
import productList from './product-list.module.css'
import productCards from '../product-card/product-cards.module.css'

/** The skeleton of a product list, shown while navigating to it from another page. */
export function ProductListSkeleton() {
  return (
    <main id="main" aria-busy="true">
      <div className={`wrap ${productList.listing} ${productList.pending}`} aria-hidden="true">
        <div className={productList.head}>
          <div className="skel line" />
          <div className="skel line short" />
        </div>
        <div className="g12">
          <div className={productList.filters} />
          <div className={productList.results}>
            <div className={`${productCards.cards} ${productCards.besideFilters}`}>
              {skeletons.map((skeleton) => (
                <CardSkeleton key={skeleton} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </main>
  )
}
