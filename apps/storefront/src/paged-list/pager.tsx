import { Link } from '@tanstack/react-router'
import { formatNumber } from '@zayy/i18n/numbers'
import { Icon } from '@zayy/ui/icon'
import { useListingMessages } from './listing-messages.ts'
import styles from './pager.module.css'

type Paged<Search> = { page: number; lastPage: number; total: number; search: Search }

/** Otherwise the router marks the link to the first page, which has no number in its URL, as active on every page. */
const exactly = { exact: true, explicitUndefined: true }

/** Hidden for an empty list and a single page (spec, 4 Listing). */
export function Pager<Search extends { page?: number | undefined }>({ view }: { view: Paged<Search> }) {
  const messages = useListingMessages()
  const { page, lastPage, search, total } = view
  if (total === 0 || lastPage <= 1) return null
  const at = (number: number) => ({ ...search, page: number === 1 ? undefined : number })
  const previous = (
    <>
      <Icon name="caret-left" flip />
      <span className={styles.label}>{messages.previous}</span>
    </>
  )
  const next = (
    <>
      <span className={styles.label}>{messages.next}</span>
      <Icon name="caret-right" flip />
    </>
  )
  return (
    <nav className={styles.pager} aria-label={messages.pages}>
      {page > 1 ? (
        <Link to="." search={at(page - 1)} rel="prev" activeOptions={exactly}>
          {previous}
        </Link>
      ) : (
        <button type="button" disabled>
          {previous}
        </button>
      )}
      {pagerPages(page, lastPage).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity
          <span key={`gap-${index}`}>…</span>
        ) : (
          <Link
            key={number}
            to="."
            search={at(number)}
            activeOptions={exactly}
            className={number === page ? styles.current : undefined}
            aria-current={number === page ? 'page' : undefined}
            aria-label={messages.pageNumber(number)}
          >
            {formatNumber(number)}
          </Link>
        ),
      )}
      {page < lastPage ? (
        <Link to="." search={at(page + 1)} rel="next" activeOptions={exactly}>
          {next}
        </Link>
      ) : (
        <button type="button" disabled>
          {next}
        </button>
      )}
    </nav>
  )
}

/** Returns the first, the last, and the current page with its neighbours; null is a gap of at least two pages. */
export function pagerPages(current: number, last: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, last]
  if (current - 3 === 1) shown.push(2)
  if (current + 3 === last) shown.push(last - 1)
  const pages = [...new Set(shown)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b)
  return pages.flatMap((page, index) =>
    index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [null, page] : [page],
  )
}
