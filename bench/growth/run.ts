import type { Locale } from '@zayy/i18n/locale'
import { createInProcess } from '@zayy/server/api/in-process'
import { cachedSharedData } from '@zayy/server/api/shared-data'
import { loadStorefront } from '@zayy/server/lifecycle/storefront-build'
import { render } from '@zayy/server/pages/render'
import { fillCatalogue } from '@zayy/shop/testing/fill-catalogue'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { varyTexts } from '@zayy/shop/testing/vary-texts'
import { known } from '../../demo/known.ts'
import { seededRandom } from '../../torture/harness/seeded-random.ts'
import { asOwner, settle, withDemoDatabase } from '../demo-database.ts'
import { writeResult } from '../result.ts'
import { type Cost, costOf, rounded } from './cost-of.ts'
import { searchKinds } from './searches.ts'
import { writeCosts } from './write-costs.ts'

const sizes = (process.env.SIZES ?? '1000,20000,100000').split(',').map(Number)
const workers = 4
const maxCalls = 200
const maxMs = 2_000

/** Calls with a line in the table of bench/README.md. */
const inTable = [
  ...['list', 'farPage', 'category', 'price', 'rating', 'colourAndFlag', 'product'],
  ...['commonWord', 'rareWord', 'misspelt', 'threeWords', 'suggestCommon'],
  ...['homePage', 'shopPage', 'productPage', 'priceChange'],
]

/** Rendered without a page cache. */
const pages = { homePage: '/', shopPage: '/shop', productPage: '/product/1' }

/** Returns the duration of one of concurrent calls in milliseconds. */
async function cost(call: (nth: number) => Promise<unknown>): Promise<Cost> {
  await Promise.all(Array.from({ length: workers }, (_, nth) => call(nth)))
  const durations: number[] = []
  const end = performance.now() + maxMs
  let next = 0
  const work = async () => {
    for (let nth = next++; nth < maxCalls && performance.now() < end; nth = next++) {
      const start = performance.now()
      await call(nth)
      durations.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return costOf(durations)
}

function rethrow(error: unknown): never {
  throw error
}

async function measure(count: number): Promise<Record<string, Cost>> {
  return await withDemoDatabase(async (database, target) => {
    const start = performance.now()
    await asOwner(target, async (owner) => {
      await fillCatalogue(owner, count, (transaction) => varyTexts(transaction, seededRandom(count)))
    })
    await settle(target)
    console.log(`${count} products in ${Math.round((performance.now() - start) / 1_000)} s`)
    const shared = cachedSharedData(database)
    const now = () => new Date()
    const api = createInProcess({ keys: testKeys, database, shared, now, checkAnswers: false })
    const inProcess = (locale: Locale) => api({ locale })
    const client = inProcess('ar')
    const list = client.catalog.products
    const category_id = (await shared.categories()).find(({ translations }) =>
      translations.some(({ name }) => name === known.categories.medical.name.ar),
    )?.id
    const farPages = async (filter: Parameters<typeof list>[0]) => {
      const middle = Math.ceil((await list(filter)).data.last_page / 2)
      return (nth: number) => list({ ...filter, page: middle + (nth % 4) })
    }
    const first = (await list({})).data
    const lastPage = first.last_page
    const shown = first.data.map(({ id }) => id)
    const page = (nth: number) => 1 + (nth % 4)
    const lists: Record<string, (nth: number) => Promise<unknown>> = {
      list: (nth) => list({ page: page(nth) }),
      farPage: await farPages({}),
      lastPage: (nth) => list({ page: lastPage - (nth % 4) }),
      category: (nth) => list({ category_id, page: page(nth) }),
      price: (nth) => list({ sort: nth % 2 === 0 ? 'price' : '-price', page: page(nth) }),
      rating: (nth) => list({ sort: 'rating', page: page(nth) }),
      sold: (nth) => list({ sort: 'sold', page: page(nth) }),
      categoryByPrice: (nth) => list({ category_id, sort: 'price', page: page(nth) }),
      categoryBySold: (nth) => list({ category_id, sort: 'sold', page: page(nth) }),
      flag: (nth) => list({ is_women: 1, page: page(nth) }),
      colourAndFlag: (nth) => list({ colors: 'blue', is_women: 1, page: page(nth) }),
      size: (nth) => list({ sizes: 'M', page: page(nth) }),
      everyFilter: (nth) => list({ category_id, colors: 'blue', sizes: 'M', is_men: 1, page: page(nth) }),
      rated: (nth) => list({ avg_rate: 4, page: page(nth) }),
      farFilter: await farPages({ is_women: 1, sizes: 'M' }),
      farByPrice: await farPages({ sort: 'price' }),
      farRated: await farPages({ avg_rate: 4, sort: 'rating' }),
      farCategory: await farPages({ category_id }),
      product: (nth) => client.catalog.product({ id: shown[nth % shown.length] ?? 0 }),
    }
    const costs: Record<string, Cost> = {}
    const searches = await searchKinds(database, client.catalog)
    for (const [name, call] of Object.entries({ ...lists, ...searches })) costs[name] = await cost(call)
    const { storefront } = await loadStorefront()
    const options = { storefront, clientFor: inProcess, origin: 'https://shop.test', report: rethrow }
    for (const [name, path] of Object.entries(pages))
      costs[name] = await cost(async () => {
        const { status } = await render(options, new URL(path, options.origin))
        if (status !== 200) throw new Error(`${path} answered ${status}`)
      })
    return { ...costs, ...(await writeCosts(target)) }
  })
}

// Warms this process up; without it the reference seems slower than it is.
await measure(Math.min(...sizes))
const measured = new Map<number, Record<string, Cost>>()
for (const size of sizes) measured.set(size, await measure(size))
const [reference] = measured.values()
const largest = [...measured.values()].at(-1)
const ratio = Object.fromEntries(
  Object.entries(largest ?? {}).map(([name, { p95 }]) => [
    name,
    rounded(p95 / (reference?.[name]?.p95 ?? p95)),
  ]),
)
const result = { workers, msPerCall: Object.fromEntries(measured), p95OfLargestToSmallest: ratio }
for (const [size, costs] of measured) {
  console.log(`${size} products`)
  console.table(costs)
}
await writeResult(
  import.meta.url,
  result,
  inTable.map((name) => ({
    measured: `${name} with ${sizes.at(-1)} products: p95 ${largest?.[name]?.p95} ms`,
    reference: `with ${sizes[0]}: ${reference?.[name]?.p95} ms`,
    ratio: ratio[name] ?? 1,
  })),
)
