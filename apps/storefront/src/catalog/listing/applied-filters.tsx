import { Link } from '@tanstack/react-router'
import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../../i18n/locale-context.tsx'
import { audiences, changedSearch, type ListingSearch } from './listing-search.ts'

/** The filters that hold, each a link that takes it away. Nothing when there are none. */
export function AppliedFilters({ wanted }: { wanted: ListingSearch }) {
  const messages = useMessages('listing')
  const applied: { label: string; without: ListingSearch }[] = []
  if (wanted.search !== undefined)
    applied.push({ label: messages.searched(wanted.search), without: { search: undefined } })
  for (const audience of audiences)
    if (wanted[audience] === 1)
      applied.push({ label: messages.audiences[audience], without: { [audience]: undefined } })
  if (wanted.avg_rate !== undefined)
    applied.push({ label: messages.starsAndUp(wanted.avg_rate), without: { avg_rate: undefined } })
  if (applied.length === 0) return null
  return (
    <div className="chips applied">
      {applied.map(({ label, without }) => (
        <Link
          key={label}
          className="chip on"
          to="."
          search={changedSearch(wanted, without)}
          resetScroll={false}
        >
          <span className="vh">{messages.remove} </span>
          <bdi>{label}</bdi> <Icon name="x" />
        </Link>
      ))}
      <Link className="btn q sm" to="." search={withoutFilters(wanted)} resetScroll={false}>
        {messages.clearAll}
      </Link>
    </div>
  )
}

/** The list in its order, without a filter. */
export function withoutFilters({ sort }: ListingSearch): ListingSearch {
  return changedSearch({}, { sort })
}
