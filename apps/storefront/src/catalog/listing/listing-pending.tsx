import { CardSkeleton } from '@zayy/ui/skeleton'
import { skeletons } from './listing-results.tsx'
import listingPage from './listing-page.module.css'
import productCards from '../../product-card/product-cards.module.css'

/** The skeleton of a product list, shown while navigating to it from another page. */
export function ListingPending() {
  return (
    <main id="main" aria-busy="true">
      <div className={`wrap ${listingPage.listing} ${listingPage.pending}`} aria-hidden="true">
        <div className={listingPage.head}>
          <div className="skel line" />
          <div className="skel line short" />
        </div>
        <div className="g12">
          <div className={listingPage.filters} />
          <div className={listingPage.results}>
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
