import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import { expect, test } from 'vitest'
import type { ListingSearch } from './listing-search.ts'
import { loadListing } from './listing-view.ts'

/** Loads a list without products, with the sizes of its filter. Returns the view and the query that was sent. */
async function load(
  search: ListingSearch,
  category: number | null,
  { sizes = [] as string[], locale = 'en' as Locale } = {},
) {
  let sent: unknown
  const products = async (query: unknown) => {
    sent = query
    const facets = { sizes: sizes.map((name) => ({ name, count: 1 })) }
    return { data: { data: [], current_page: 1, last_page: 1, per_page: 12, total: 0, facets } }
  }
  const client = { catalog: { products } } as unknown as ShopClient
  return { view: await loadListing(client, search, category, locale), sent }
}

test('sends only known filters of the address to the API', async () => {
  const address = { search: 'polo', is_men: 1, category_id: 'true', id: '7' } as ListingSearch
  expect((await load(address, null)).sent).toEqual({ search: 'polo', is_men: 1 })
  expect((await load(address, 4)).sent).toEqual({ search: 'polo', is_men: 1, category_id: 4 })
})

test.each([
  ['en', { 'مقاس واحد': 'One size', وسط: 'Medium' }],
  ['ar', { SMALL: 'صغير' }],
] as const)(
  'names sizes of the filter that are words in the language of the page: %s',
  async (locale, names) => {
    const sizes = ['S', '2XL', '170x65', '3-4Y', 'وسط', 'مقاس واحد', 'SMALL']
    const { view } = await load({}, null, { sizes, locale })
    expect(view.translatedSizes).toEqual(names)
  },
)
