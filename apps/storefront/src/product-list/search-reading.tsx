import { Link } from '@tanstack/react-router'
import { changedSearch, type ListingSearch } from './listing-search.ts'
import type { SearchReadingView } from './search-reading-view.ts'
import typography from '@zayy/ui/typography.module.css'

/** How a search was read: the sizes it is narrowed to, and the words left out, with the way to leave none out. */
export function SearchReading({
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
