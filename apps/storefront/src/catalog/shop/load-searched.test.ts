import type { ShopClient } from '@zayy/contract/shop-client'
import { expect, test } from 'vitest'
import { loadListing } from '../../product-list/listing-view.ts'
import { loadSearched } from './load-searched.ts'

test.each([
  [
    'ar',
    'أكثر من 1,000 نتيجة لـ «\u2068polo\u2069»',
    'هذه أقرب 1,000 نتيجة إلى بحثك. أضف كلمة لتصل إلى غيرها.',
  ],
  [
    'en',
    'More than 1,000 results for “\u2068polo\u2069”',
    'These are the best 1,000 matches. Add a word to find the others.',
  ],
] as const)('says in %s that a search matches more products than it lists', async (locale, heading, text) => {
  const search = { sizes: [], quantity: null, set_aside: [] }
  const page = {
    data: [],
    current_page: 1,
    last_page: 84,
    per_page: 12,
    total: 1_000,
    named: 1_000,
    facets: { sizes: [] },
    search,
  }
  const catalog = {
    products: async () => ({ data: { ...page, more: true } }),
    suggest: async () => ({ data: null }),
  }
  const context = { client: { catalog } as unknown as ShopClient, locale }
  const view = await loadListing(context.client, { search: 'polo' }, null, locale)
  expect(view).toMatchObject({
    total: 1_000,
    more: true,
    matches: null,
    reading: { texts: [text], exactly: null },
  })
  expect((await loadSearched(context, view))?.heading).toBe(heading)
})
