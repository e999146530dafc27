import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import { expect, test } from 'vitest'
import type { ListingSearch } from './listing-search.ts'
import { loadListing, searchInstead } from './listing-view.ts'

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
    const reading = { sizes, set_aside: [], quantity: null }
    return {
      data: { data: [], current_page: 1, last_page: 1, per_page: 12, total: 0, facets, search: reading },
    }
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

test.each([
  ['en', /^Only products in size \P{L}*One size\P{L}* or \P{L}*M\P{L}*\.$/u],
  ['ar', /^المتوفر بمقاس \P{L}*مقاس واحد\P{L}* أو \P{L}*M\P{L}*فقط\.$/u],
] as const)('names sizes of the search as the page shows them: %s', async (locale, note) => {
  const sizes = ['مقاس واحد', 'One size', 'M']
  const { view } = await load({ search: 'hat' }, null, { sizes, locale })
  expect(view.reading?.texts).toEqual([expect.stringMatching(note)])
})

test.each([
  ['M,S,Medium', ['S', 'Medium'], 'S,Medium'],
  ['S,Medium', ['S', 'Medium'], undefined],
  ['One  size,S', ['S', 'One size'], 'One size,S'],
  ['O\u200eS,S', ['S', 'OS'], 'OS,S'],
  // If no name is spelled as in the filter, the search stays.
  ['Ｍ', ['M'], undefined],
])('a list asked for the sizes %s that shows %j is asked again for %s', async (asked, sizes, instead) => {
  const { view } = await load({ sizes: asked }, null, { sizes })
  expect((await searchInstead(view))?.sizes).toBe(instead)
})
