import type { ShopClient } from '@zayy/contract/shop-client'
import { expect, test } from 'vitest'
import type { ListingSearch } from './listing-search.ts'
import { loadListing } from './listing-view.ts'

/** Returns the query that loadListing sends for a search. */
async function asked(search: ListingSearch, category: number | null): Promise<unknown> {
  let input: unknown
  const products = async (sent: unknown) => {
    input = sent
    return {
      data: { data: [], current_page: 1, last_page: 1, per_page: 12, total: 0, facets: {} },
    }
  }
  await loadListing({ catalog: { products } } as unknown as ShopClient, search, category, 'en')
  return input
}

test('sends only known filters of the address to the API', async () => {
  const address = { search: 'polo', is_men: 1, category_id: 'true', id: '7' } as ListingSearch
  expect(await asked(address, null)).toEqual({ search: 'polo', is_men: 1 })
  expect(await asked(address, 4)).toEqual({ search: 'polo', is_men: 1, category_id: 4 })
})
