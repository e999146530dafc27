import { Icon } from '@zayy/ui/icon'
import { type ReactNode, useState } from 'react'
import { useNeededQuantity } from '../layout/needed-quantity.ts'
import { useLoadedComponent } from '../layout/use-loaded-component.ts'
import { useListingMessages } from '../paged-list/listing-messages.ts'
import { Pager } from '../paged-list/pager.tsx'
import { useRefetching, useRequestedSearch } from '../paged-list/use-requested-search.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { ListingFilters } from './listing-filters.tsx'
import { ListingResults } from './listing-results.tsx'
import { filterCount, readListingSearch, sameSearch, withoutFilters } from './listing-search.ts'
import { ListingSort } from './listing-sort.tsx'
import type { ListingView } from './listing-view.ts'
import { NeededQuantityHost } from './needed-quantity-host.tsx'
import type { NothingFoundView } from './nothing-found-view.ts'
import { SearchReading } from './search-reading.tsx'
import { useChangeSearch } from './use-change-search.ts'
import { useSearchedQuantity } from './use-searched-quantity.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './product-list.module.css'

type ProductListProps = {
  breadcrumbs: ReactNode
  name: string
  /** What the sidebar tells about these products. */
  about: string
  searchLabel: string
  view: ListingView
  /** What stands below the name. */
  note?: ReactNode
  /** What leads on from a search that finds nothing. */
  empty?: NothingFoundView | null
}

/** A list of products with its filters: the whole shop's, or a category's. */
export function ProductList({
  breadcrumbs,
  name,
  about,
  searchLabel,
  view,
  note,
  empty = null,
}: ProductListProps) {
  const messages = useListingMessages()
  const quantity = useNeededQuantity()
  const atQuantity = { quantity: quantity > 1 ? quantity : undefined }
  const requested = { ...useRequestedSearch(view.search, readListingSearch), ...atQuantity }
  const change = useChangeSearch(requested)
  const refetching = useRefetching(!sameSearch(view.search, requested))
  useSearchedQuantity(view.search.search, view.reading?.quantity ?? null)
  const [sheetOpen, setSheetOpen] = useState(false)
  const [FilterSheet, wantFilterSheet] = useLoadedComponent(() => import('./filter-sheet/filter-sheet.tsx'))
  const narrowing = filterCount(requested)
  /** A shop or a category without products has nothing to sort or filter. */
  const isBare = view.total === 0 && narrowing === 0
  const filters = {
    requested,
    facets: empty ? null : view.facets,
    searchLabel,
    onChange: change,
    about: (
      <section>
        <h2 className={styles.filtersTitle}>{messages.about}</h2>
        <p className={typography.note}>{about}</p>
      </section>
    ),
  }
  return (
    <main id="main">
      {breadcrumbs}
      <div className={`${layout.container} ${styles.listing}`}>
        <div className={styles.head}>
          <h1 className={typography.pageTitle}>{name}</h1>
          <p
            className={view.total > 0 ? `${typography.soft} ${styles.found}` : typography.soft}
            aria-live="polite"
          >
            <span className={view.search.search === undefined ? undefined : typography.visuallyHidden}>
              {messages.products(view.total)}.
            </span>
            {view.total > 0 ? ` ${quantity > 1 ? messages.pricesAt(quantity) : messages.pricesPerPiece}` : ''}
          </p>
          {note}
          {view.reading ? <SearchReading {...view.reading} search={requested} /> : null}
        </div>
        {empty || isBare ? null : (
          <div className={styles.toolbar}>
            <NeededQuantityHost />
            <div className={`${layout.row} ${layout.pushed} ${styles.sort}`}>
              <button
                type="button"
                className={`${button.outlined} ${button.small} ${visibility.notOnDesktops} ${styles.openFilters}`}
                aria-haspopup="dialog"
                onPointerEnter={wantFilterSheet}
                onFocus={wantFilterSheet}
                onClick={() => {
                  wantFilterSheet()
                  setSheetOpen(true)
                }}
              >
                <Icon name="sliders-horizontal" />
                {messages.filters}
                {narrowing === 0 ? null : <span className={typography.number}>({narrowing})</span>}
              </button>
              <ListingSort requested={requested} form="side-filters" onChange={change} />
            </div>
          </div>
        )}
        <div className={layout.columns}>
          {isBare ? null : (
            <aside className={styles.filters} aria-label={messages.filters}>
              <ListingFilters {...filters} idPrefix="side" />
            </aside>
          )}
          <div className={styles.results}>
            <h2 className={typography.visuallyHidden}>{messages.results}</h2>
            <AppliedFilters requested={requested} facets={view.facets} />
            <ListingResults view={view} refetching={refetching} empty={empty} />
            {refetching ? null : <Pager view={{ ...view, search: { ...view.search, ...atQuantity } }} />}
          </div>
        </div>
      </div>
      {sheetOpen && FilterSheet ? (
        <FilterSheet
          total={view.total}
          onClear={() => change(withoutFilters(requested))}
          onClose={() => setSheetOpen(false)}
        >
          <ListingFilters {...filters} idPrefix="sheet" />
        </FilterSheet>
      ) : null}
    </main>
  )
}
