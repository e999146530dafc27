import { Link } from '@tanstack/react-router'
import { sizeLabel } from '@zayy/i18n/size-label'
import button from '@zayy/ui/button.module.css'
import chip from '@zayy/ui/chip.module.css'
import field from '@zayy/ui/field.module.css'
import { Icon } from '@zayy/ui/icon'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import { useLocale } from '../i18n/locale-context.tsx'
import { useListingMessages } from '../paged-list/listing-messages.ts'
import {
  audiences,
  changedSearch,
  chosenValues,
  type ListingSearch,
  type Sort,
  sorts,
  toggledValue,
  withoutFilters,
} from './listing-search.ts'
import type { ListingView } from './listing-view.ts'
import styles from './product-list.module.css'

/** Shows each active filter as a link that removes it. */
export function AppliedFilters({
  requested,
  facets,
  translatedSizes,
}: {
  requested: ListingSearch
  facets: ListingView['facets']
  translatedSizes: ListingView['translatedSizes']
}) {
  const messages = useListingMessages()
  const locale = useLocale()
  const applied: { label: string; without: ListingSearch }[] = []
  if (requested.search !== undefined)
    applied.push({ label: messages.searched(requested.search), without: { search: undefined } })
  for (const audience of audiences)
    if (requested[audience] === 1)
      applied.push({ label: messages.audiences[audience], without: { [audience]: undefined } })
  for (const color of chosenValues(requested.colors))
    applied.push({
      label: facets.colors.find(({ key }) => key === color)?.name ?? color,
      without: { colors: toggledValue(requested.colors, color) },
    })
  for (const size of chosenValues(requested.sizes))
    applied.push({
      label: sizeLabel(translatedSizes[size] ?? size, locale),
      without: { sizes: toggledValue(requested.sizes, size) },
    })
  if (requested.avg_rate !== undefined)
    applied.push({ label: messages.starsAndUp(requested.avg_rate), without: { avg_rate: undefined } })
  if (applied.length === 0) return null
  return (
    <div className={`${chip.chips} ${styles.applied}`}>
      {applied.map(({ label, without }) => (
        <Link
          key={label}
          className={chip.chosen}
          to="."
          search={changedSearch(requested, without)}
          resetScroll={false}
        >
          <span className={typography.visuallyHidden}>{messages.remove} </span>
          <bdi>{label}</bdi> <Icon name="x" />
        </Link>
      ))}
      <Link
        className={`${button.quiet} ${button.small} ${styles.clearAll}`}
        to="."
        search={withoutFilters(requested)}
        resetScroll={false}
      >
        {messages.clearAll}
      </Link>
    </div>
  )
}

/** @param props.form id of the filter form, which submits the order without scripts */
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
