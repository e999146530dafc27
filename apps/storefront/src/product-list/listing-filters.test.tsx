import { expect, test } from 'vitest'
import { Localized, textOf } from '../i18n/testing/localized.tsx'
import { ListingFilters } from './listing-filters.tsx'

const none = { is_men: 0, is_women: 0, is_child: 0, rated: 0 }

const filtersOf = (facets: typeof none, requested = {}) =>
  textOf(
    <Localized locale="en">
      <ListingFilters
        idPrefix="test"
        requested={requested}
        facets={{ ...facets, colors: [], sizes: [] }}
        translatedSizes={{}}
        more={false}
        searchLabel=""
        onChange={() => undefined}
        about={null}
      />
    </Localized>,
  )

test('offers an audience only if a product has one or the list is filtered by it', () => {
  expect(filtersOf(none)).not.toContain('Men')
  expect(filtersOf({ ...none, is_women: 3 })).toMatch(/Men 0 Women 3/)
  expect(filtersOf(none, { is_men: 1 })).toContain('Men 0')
})

test('offers ratings only if a product has one or the list is filtered by them', () => {
  expect(filtersOf(none)).not.toContain('stars')
  expect(filtersOf({ ...none, rated: 1 })).toContain('4 stars and up')
  expect(filtersOf(none, { avg_rate: 4 })).toContain('4 stars and up')
})
