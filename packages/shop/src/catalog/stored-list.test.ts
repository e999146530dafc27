import { listFacets } from '@zayy/database/schema/catalog'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownerTransaction } from '../catalogue-files/import/owner-transaction.ts'
import { demoDatabase } from '../testing/demo-database.ts'
import { type ListFilter, type ProductSort, selectList } from './list-query.ts'
import { listShownCategories, withDescendants } from './list-shown-categories.ts'

const database = await demoDatabase()
const sorts: ProductSort[] = ['newest', 'price', '-price', 'rating', 'sold']

const everything: ListFilter = {
  categories: undefined,
  terms: undefined,
  rate: undefined,
  colours: undefined,
  sizes: undefined,
  men: false,
  women: false,
  children: false,
}

const isStored = async () => (await database.select().from(listFacets)).length > 0

/** Fills the counts as each change of the owner does. */
const storeCounts = () => ownerTransaction(database, async () => 'unchanged')

/** Every combination of sort, category, flags, colours and sizes, each with the first, a middle and the last page. */
async function allLists() {
  const shown = await listShownCategories(database)
  const families = await database.execute(sql`select distinct family from product_colours order by 1 limit 2`)
  const colours = families.rows.map(({ family }) => `${family}`) as ListFilter['colours']
  const roots = [undefined, ...shown.map(({ id }) => withDescendants(id, shown))]
  const answers: [string, unknown][] = []
  for (const sort of sorts)
    for (const [nth, categories] of roots.entries())
      for (const flags of [{}, { men: true }, { women: true, children: true }])
        for (const filter of [{}, { colours }, { sizes: ['M', 'XL'] }, { colours, sizes: ['L'] }]) {
          // Every category in one order, and some in each.
          if (sort !== sorts[nth % sorts.length] && nth > 2) continue
          const asked = { ...everything, categories, ...flags, ...filter }
          const page = (offset: number) => selectList(database, 'ar', asked, sort, 12, offset)
          const first = await page(0)
          const offsets = [12, Math.floor(first.total / 2), Math.max(first.total - 3, 0), first.total]
          const pages = [first, ...(await Promise.all(offsets.map(page)))]
          answers.push([JSON.stringify({ sort, categories, ...flags, ...filter }), pages])
        }
  return new Map(answers)
}

async function expectSameLists() {
  await storeCounts()
  expect(await isStored()).toBe(true)
  const stored = await allLists()
  await database.delete(listFacets)
  const counted = await allLists()
  for (const [list, pages] of counted) expect(stored.get(list), list).toEqual(pages)
  expect(stored.size).toBe(counted.size)
}

test('lists the same products and counts from stored counts as by counting', async () => {
  expect(await isStored()).toBe(true)
  await expectSameLists()
})

test('lists the same after random changes of prices, ratings, sales, parts and hidden products', async () => {
  const changes = [
    sql`update price_tiers set price = (random() * 20)::int * 100`,
    sql`update product_stats set sold_count = random() * 3, rating_count = id % 3, rating_sum = (id % 3) * (1 + id % 5)
      from (select product_id as id from product_stats) as given where given.id = product_id`,
    sql`update products set hidden = id % 7 = 0, women = id % 2 = 0, added_on = date '2026-01-01' + id % 3`,
    sql`update product_colours set hidden = true where id % 5 = 0`,
    sql`delete from product_categories where product_id % 11 = 0`,
    sql`update product_sizes set hidden = true where id % 4 = 0`,
    sql`delete from price_tiers where product_id % 13 = 0`,
  ]
  for (const change of changes) await database.execute(change)
  await expectSameLists()
})

test.each([
  [
    'a hidden product',
    sql`update products set hidden = not hidden where id = (select min(id) from products)`,
  ],
  ['a flag', sql`update products set children = not children where id = (select min(id) from products)`],
  [
    'a colour',
    sql`update product_colours set hidden = not hidden where id = (select min(id) from product_colours)`,
  ],
  ['a size', sql`delete from product_sizes where id = (select max(id) from product_sizes where not hidden)`],
  ['a category', sql`delete from product_categories where product_id = (select max(id) from products)`],
])('empties the stored counts by a change of %s, whoever makes it', async (_, change) => {
  await storeCounts()
  await database.execute(change)
  expect(await isStored()).toBe(false)
})

test('keeps the stored counts when a price, a text or a position changes', async () => {
  await storeCounts()
  await database.execute(sql`update price_tiers set price = price + 100`)
  await database.execute(sql`update products set position = position + 1`)
  await database.execute(sql`update product_translations set name = name || '!'`)
  expect(await isStored()).toBe(true)
})

test('keeps the price of the first tier, the flags and the order of every product where lists sort', async () => {
  const wrong = sql`select id from products join product_listing l on l.product_id = id
    where (l.men, l.women, l.children, l.added_on, l.position, l.hidden, l.price) is distinct from
      (products.men, products.women, products.children, products.added_on, products.position, products.hidden,
        (select price from price_tiers t where t.product_id = id order by from_pieces limit 1))`
  const count = sql`select (select count(*) from products) = (select count(*) from product_listing) as same`
  await database.execute(sql`update price_tiers set price = price * 2 where product_id % 2 = 0`)
  await database.execute(sql`delete from price_tiers where product_id % 3 = 0`)
  await database.execute(sql`update products set position = position * 2, added_on = added_on - id % 4`)
  expect((await database.execute(wrong)).rows).toEqual([])
  expect((await database.execute(count)).rows).toEqual([{ same: true }])
})
