import { CardSkeleton } from '@zayy/ui/skeleton'
import { skeletons } from './listing-results.tsx'

/** The skeleton of a product list, shown while navigating to it from another page. */
export function ListingPending() {
  return (
    <main id="main" aria-busy="true">
      <div className="wrap listing pending" aria-hidden="true">
        <div className="lhead">
          <div className="skel line" />
          <div className="skel line short" />
        </div>
        <div className="g12">
          <div className="filters" />
          <div className="lres">
            <div className="cards c3">
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
