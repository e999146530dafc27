import { useListingMessages } from '../paged-list/listing-messages.ts'
import { type ListingSearch, type Sort, sorts } from './listing-search.ts'
import field from '@zayy/ui/field.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'

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
  const messages = useListingMessages()
  const searching = requested.search !== undefined
  const options: readonly Sort[] = searching ? sorts : sorts.filter((sort) => sort !== 'newest')
  return (
    <>
      <label className={`${typography.note} ${visibility.notOnPhones}`} htmlFor="sort">
        {messages.sort}
      </label>
      <select
        id="sort"
        name="sort"
        form={form}
        className={field.select}
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
