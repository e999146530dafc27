import { formatNumber } from '@zayy/i18n/numbers'
import button from '@zayy/ui/button.module.css'
import choice from '@zayy/ui/choice.module.css'
import { Dot } from '@zayy/ui/dot'
import layout from '@zayy/ui/layout.module.css'
import { Stars } from '@zayy/ui/stars'
import typography from '@zayy/ui/typography.module.css'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useListingMessages } from '../paged-list/listing-messages.ts'
import { SearchBox } from '../paged-list/search-box.tsx'
import styles from './listing-filters.module.css'
import {
  audiences,
  chosenValues,
  isEqualSearch,
  type ListingSearch,
  readListingSearch,
  toggledValue,
} from './listing-search.ts'
import type { ListingView } from './listing-view.ts'

type FiltersProps = {
  /** Keeps the ids of sidebar and sheet apart. */
  idPrefix: string
  requested: ListingSearch
  /** Null for a search without results. */
  facets: ListingView['facets'] | null
  translatedSizes: ListingView['translatedSizes']
  /** The facets count only the best matches of a search. */
  more: boolean
  searchLabel: string
  onChange: (change: ListingSearch, replace?: boolean) => void
  about: ReactNode
}

const ratings = [5, 4, 3, 2, 1]

/** The filters of a list, in a form that works without scripts. */
export function ListingFilters({
  idPrefix,
  requested,
  facets,
  translatedSizes,
  more,
  searchLabel,
  onChange,
  about,
}: FiltersProps) {
  const messages = useListingMessages()
  const countOf = (count: number) => (more ? messages.atLeast(count) : formatNumber(count))
  const form = useRef<HTMLFormElement>(null)
  usePreHydrationFilters(form, requested, onChange)
  return (
    <form
      ref={form}
      className={styles.filters}
      method="get"
      id={`${idPrefix}-filters`}
      onSubmit={(event) => event.preventDefault()}
    >
      <section>
        <SearchBox
          id={`${idPrefix}-search`}
          value={requested.search ?? ''}
          label={searchLabel}
          onSearch={(search) => onChange({ search: search || undefined }, requested.search !== undefined)}
        />
      </section>
      {facets && (
        <>
          {audiences.some((audience) => facets[audience] > 0 || requested[audience] === 1) && (
            <FilterGroup legend={messages.audience}>
              {audiences.map((audience) => (
                <label className={choice.choice} key={audience}>
                  <input
                    type="checkbox"
                    name={audience}
                    value="1"
                    checked={requested[audience] === 1}
                    onChange={({ target }) => onChange({ [audience]: target.checked ? 1 : undefined })}
                  />
                  {messages.audiences[audience]}
                  <span className={`${typography.note} ${layout.pushed} ${typography.number}`}>
                    {countOf(facets[audience])}
                  </span>
                </label>
              ))}
            </FilterGroup>
          )}
          {facets.colors.length > 1 && (
            <FilterGroup legend={messages.colour}>
              <div className={styles.colours}>
                {facets.colors.map(({ key, name, code, count }) => (
                  <label className={`${choice.choice} ${styles.colour}`} key={key}>
                    <input
                      type="checkbox"
                      name="colors"
                      value={key}
                      checked={chosenValues(requested.colors).includes(key)}
                      onChange={() => onChange({ colors: toggledValue(requested.colors, key) })}
                    />
                    <Dot code={code} className={styles.dot} />
                    {name}
                    <span className={`${typography.note} ${layout.pushed} ${typography.number}`}>
                      {countOf(count)}
                    </span>
                  </label>
                ))}
              </div>
            </FilterGroup>
          )}
          {facets.sizes.length > 1 && (
            <FilterGroup legend={messages.size}>
              <div className={styles.sizes}>
                {facets.sizes.map(({ name }) => (
                  <label className={styles.size} key={name}>
                    <input
                      type="checkbox"
                      name="sizes"
                      value={name}
                      checked={chosenValues(requested.sizes).includes(name)}
                      onChange={() => onChange({ sizes: toggledValue(requested.sizes, name) })}
                    />
                    <bdi>{translatedSizes[name] ?? name}</bdi>
                  </label>
                ))}
              </div>
            </FilterGroup>
          )}
          {(facets.rated > 0 || requested.avg_rate !== undefined) && (
            <FilterGroup legend={messages.rating} hint={messages.pressAgain}>
              {ratings.map((stars) => (
                <label className={styles.ratingOption} key={stars}>
                  <input
                    type="radio"
                    name="avg_rate"
                    value={stars}
                    checked={requested.avg_rate === stars}
                    onChange={() => onChange({ avg_rate: stars })}
                    onClick={() => {
                      if (requested.avg_rate === stars) onChange({ avg_rate: undefined })
                    }}
                  />
                  <span aria-hidden="true">
                    <Stars value={stars} label="" />
                  </span>
                  <span className={requested.avg_rate === stars ? typography.strong : typography.soft}>
                    {messages.starsAndUp(stars)}
                  </span>
                </label>
              ))}
            </FilterGroup>
          )}
        </>
      )}
      <noscript>
        <button type="submit" className={`${button.primary} ${button.fullWidth}`}>
          {messages.apply}
        </button>
      </noscript>
      {about}
    </form>
  )
}

type FilterGroupProps = { legend: string; hint?: string; children: ReactNode }

function FilterGroup({ legend, hint, children }: FilterGroupProps) {
  return (
    <section>
      <fieldset>
        <legend>{legend}</legend>
        {children}
      </fieldset>
      {hint && <p className={typography.caption}>{hint}</p>}
    </section>
  )
}

/** Applies the filters that were set in the form before hydration. */
function usePreHydrationFilters(
  form: RefObject<HTMLFormElement | null>,
  requested: ListingSearch,
  onChange: (change: ListingSearch) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (!form.current) return
    const input = readListingSearch(joinedFields(new FormData(form.current)))
    if (!isEqualSearch({ ...input, page: requested.page }, requested)) onChange(input)
  }, [])
}

/** Returns the fields of a form; multiple values of a field are joined by commas. */
function joinedFields(form: FormData): Record<string, string> {
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).join(',')]))
}
