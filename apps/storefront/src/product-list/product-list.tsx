import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../after-paint.ts'
import { useListingMessages } from '../paged-list/listing-messages.ts'
import { Pager } from '../paged-list/pager.tsx'
import { useRefetching, useRequestedSearch } from '../paged-list/use-requested-search.ts'
import { useChangeTargetQuantity } from '../prices/change-target-quantity.ts'
import { useTargetQuantity } from '../prices/target-quantity.ts'
import { stringifySearch } from '../search-params.ts'
import { useLoadedComponent } from '../use-loaded-component.tsx'
import { AppliedFilters, ListingSort } from './applied-filters.tsx'
import { ListingFilters } from './listing-filters.tsx'
import { ListingResults } from './listing-results.tsx'
import {
  changedSearch,
  filterCount,
  isEqualSearch,
  type ListingSearch,
  readListingSearch,
  withoutFilters,
} from './listing-search.ts'
import type { ListingView, SearchReadingView } from './listing-view.ts'
import type { NothingFoundView } from './no-products.tsx'
import styles from './product-list.module.css'

type ProductListProps = {
  breadcrumbs: ReactNode
  name: string
  /** Text about these products in the sidebar. */
  about: string
  searchLabel: string
  view: ListingView
  /** Shown below the name. */
  note?: ReactNode
  empty?: NothingFoundView | null
}

/** A filterable list of products, of the whole shop or a category. */
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
  const quantity = useTargetQuantity()
  const [requested, change] = useSearchAhead(useSearchOfAddress(view))
  useSearchedQuantity(view.search.search, view.reading?.quantity ?? null)
  const [sheetOpen, setSheetOpen] = useState(false)
  const [FilterSheet, wantFilterSheet] = useLoadedComponent(() => import('./filter-sheet.tsx'))
  const narrowing = filterCount(requested)
  /** Nothing to sort or filter: the shop or category has no products. */
  const isBare = view.total === 0 && narrowing === 0
  const filters = {
    requested,
    facets: empty ? null : view.facets,
    translatedSizes: view.translatedSizes,
    more: view.more,
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
        <div className={styles.top}>
          <div className={styles.head}>
            <h1 className={typography.pageTitle}>{name}</h1>
            <p
              // Without products, the empty state says so.
              className={view.total > 0 ? `${typography.soft} ${styles.found}` : typography.visuallyHidden}
              aria-live="polite"
            >
              <span className={view.search.search === undefined ? undefined : typography.visuallyHidden}>
                {messages.products(view.total, view.more)}.
              </span>{' '}
              {view.matches ? <span>{view.matches.text}.</span> : null}
              {view.total > 0
                ? ` ${quantity > 1 ? messages.pricesAt(quantity) : messages.pricesPerPiece}`
                : ''}
            </p>
            {note}
            {view.reading ? <SearchReading {...view.reading} search={requested} /> : null}
          </div>
          {empty || isBare ? null : (
            <div className={styles.toolbar}>
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
        </div>
        <div className={layout.columns}>
          {isBare ? null : (
            <aside className={styles.filters} aria-label={messages.filters}>
              <ListingFilters {...filters} idPrefix="side" />
            </aside>
          )}
          <Results view={view} empty={empty} />
        </div>
      </div>
      {sheetOpen && FilterSheet ? (
        <FilterSheet
          total={view.total}
          more={view.more}
          onClear={() => change(withoutFilters(requested))}
          onClose={() => setSheetOpen(false)}
        >
          <ListingFilters {...filters} idPrefix="sheet" />
        </FilterSheet>
      ) : null}
    </main>
  )
}

/** Follows the address only: a filter is painted as chosen before the list is touched. */
const Results = memo(function Results({
  view,
  empty,
}: {
  view: ListingView
  empty: NothingFoundView | null
}) {
  const messages = useListingMessages()
  const requested = useSearchOfAddress(view)
  const refetching = useRefetching(!isEqualSearch(view.search, requested))
  const { quantity } = requested
  return (
    <div className={styles.results}>
      <h2 className={typography.visuallyHidden}>{messages.results}</h2>
      <AppliedFilters requested={requested} facets={view.facets} translatedSizes={view.translatedSizes} />
      <ListingResults view={view} refetching={refetching} empty={empty} />
      {refetching ? null : <Pager view={{ ...view, search: { ...view.search, quantity } }} />}
    </div>
  )
})

function useSearchOfAddress({ search }: ListingView): ListingSearch {
  const quantity = useTargetQuantity()
  return {
    ...useRequestedSearch(search, readListingSearch),
    quantity: quantity > 1 ? quantity : undefined,
  }
}

type ChangeSearch = (change: ListingSearch, replace?: boolean) => void

/**
 * Returns the search as chosen, which may be ahead of the address by one paint, and a function that changes it. It adds a history
 * entry unless `replace`. A link that is pressed before that paint wins.
 */
function useSearchAhead(ofAddress: ListingSearch): [ListingSearch, ChangeSearch] {
  const navigate = useNavigate()
  const { history } = useRouter()
  const waiting = useRef<{ replace: boolean } | null>(null)
  const address = stringifySearch(ofAddress)
  const [ahead, setAhead] = useState<{ search: ListingSearch; of: string } | null>(null)
  const requested = ahead?.of === address ? ahead.search : ofAddress
  return [
    requested,
    (change, replace = false) => {
      const search = changedSearch(requested, change)
      // Choices before one paint become one navigation.
      const chosen = { search, of: address, replace: replace && (waiting.current?.replace ?? true) }
      setAhead(chosen)
      waiting.current = chosen
      const { href } = history.location
      afterPaint(() => {
        if (waiting.current !== chosen) return
        waiting.current = null
        if (history.location.href !== href) return setAhead(null)
        return navigate({ to: '.', search, replace: chosen.replace, resetScroll: false }).then(() =>
          setAhead((now) => (now === chosen ? null : now)),
        )
      })
    },
  ]
}

/** Takes the quantity in a search ("50 polo") as target quantity, once per search, unless there is one. */
function useSearchedQuantity(search: string | undefined, quantity: number | null): void {
  const current = useTargetQuantity()
  const change = useChangeTargetQuantity()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per search
  useEffect(() => {
    if (quantity !== null && current === 1) change(quantity)
  }, [search, quantity])
}

/** Explains how a search was interpreted: sizes it filters by, and ignored words with a link to an exact search. */
function SearchReading({
  search,
  texts,
  exactly,
}: Pick<SearchReadingView, 'texts' | 'exactly'> & { search: ListingSearch }) {
  if (texts.length === 0) return null
  const text = texts.join(' ')
  return (
    <p>
      <span key={text}>{text} </span>
      {exactly === null ? null : (
        <Link
          className={typography.link}
          to="."
          search={changedSearch(search, { search: exactly.search })}
          resetScroll={false}
        >
          {exactly.text}
        </Link>
      )}
    </p>
  )
}
