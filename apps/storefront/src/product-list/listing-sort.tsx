import { useMessages } from '../i18n/locale-context.tsx'
import { type ListingSearch, type Sort, sorts } from './listing-search.ts'
import '@zayy/ui/styles/field.css'

/** In which order the products stand. It belongs to the form of the filters, for those without scripts. */
export function ListingSort({
  requested,
  form,
  onChange,
}: {
  requested: ListingSearch
  form: string
  onChange: (change: ListingSearch) => void
}) {
  const messages = useMessages('listing')
  const searching = requested.search !== undefined
  const options: readonly Sort[] = searching ? sorts : sorts.filter((sort) => sort !== 'newest')
  return (
    <>
      <label className="sm soft only-d" htmlFor="sort">
        {messages.sort}
      </label>
      <select
        id="sort"
        name="sort"
        form={form}
        className="in sel"
        aria-label={messages.sort}
        value={requested.sort ?? ''}
        onChange={({ target }) => onChange({ sort: sorts.find((sort) => sort === target.value) })}
      >
        <option value="">{searching ? messages.bestMatch : messages.sorts.newest}</option>
        {options.map((sort) => (
          <option key={sort} value={sort}>
            {messages.sorts[sort]}
          </option>
        ))}
      </select>
    </>
  )
}
