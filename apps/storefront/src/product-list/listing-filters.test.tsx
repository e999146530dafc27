import { expect, test } from 'vitest'
import { Localized, textOf } from '../i18n/testing/localized.tsx'
import { ListingFilters } from './listing-filters.tsx'

const filtersOf = (facets: { is_men: number; is_women: number; is_child: number }, requested = {}) =>
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

const none = { is_men: 0, is_women: 0, is_child: 0 }

test('offers an audience only if a product has one or the list is filtered by it', () => {
  expect(filtersOf(none)).not.toContain('Men')
  expect(filtersOf({ ...none, is_women: 3 })).toMatch(/Men 0 Women 3/)
  expect(filtersOf(none, { is_men: 1 })).toContain('Men 0')
})
