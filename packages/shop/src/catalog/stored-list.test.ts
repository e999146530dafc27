import { superuserOf } from '@zayy/database/testing/test-database'
import { poolOf } from '@zayy/platform/postgres/pool-of'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownerTransaction } from '../catalogue-files/import/owner-transaction.ts'
import { demoDatabase } from '../testing/demo-database.ts'
import { everyProduct } from '../testing/every-product.ts'
import { selectList } from '../testing/list-query.ts'
import { fillCatalogue } from '../testing/fill-catalogue.ts'
import { listShownCategories, withDescendants } from './list-shown-categories.ts'
import type { ListFilter } from './listed-sets.ts'
import { type StoredSort, selectStoredList } from './stored-list.ts'

const database = await demoDatabase()
const sorts: StoredSort[] = ['newest', 'price', '-price', 'rating', 'sold']

/** Sets in `list_bits` that differ from those of its view. */
const wrongSets = sql`select kind, value, chunk from list_bits full join (
    select kind, value, product_id >> 13 as chunk, bit_or(set_bit(0::bit(8192), product_id & 8191, 1)) as bits
    from list_marks group by 1, 2, 3) marked using (kind, value, chunk)
  where list_bits.bits is distinct from marked.bits
  union all select kind, 'unstored change', chunk from list_bits_changes`

async function expectRightSets() {
  expect((await database.execute(wrongSets)).rows).toEqual([])
}

/** A generator of the same numbers below `end` in each run. */
function randomBelow(seed: number) {
  let state = seed
  return (end: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * end)
  }
}

/** Compares a list of all products in each order and `count` random lists with those that ranking every product gives. */
async function expectSameLists(count: number, seed: number) {
  const below = randomBelow(seed)
  const oneOf = <T>(values: readonly T[]) => values[below(values.length)] as T
  const shown = await listShownCategories(database)
  const { rows } =
    await database.execute(sql`select array(select distinct family from product_colours order by 1) as families,
    array(select distinct name from product_sizes order by 1) as sizes`)
  const [{ families, sizes } = { families: [], sizes: [] }] = rows as {
    families: string[]
    sizes: string[]
  }[]
  const some = <T>(values: readonly T[]) => (below(3) > 0 ? undefined : [oneOf(values), oneOf(values)])
  for (let nth = -sorts.length; nth < count; nth += 1) {
    const narrowed: ListFilter = {
      ...everyProduct,
      categories: below(2) === 0 ? undefined : withDescendants(oneOf(shown).id, shown),
      rate: below(4) > 0 ? undefined : 1 + below(5),
      colours: some(families) as ListFilter['colours'],
      sizes: some(sizes),
      men: below(4) === 0,
      women: below(4) === 0,
      children: below(8) === 0,
    }
    const filter = nth < 0 ? everyProduct : narrowed
    const sort = sorts.at(nth < 0 ? nth : below(sorts.length)) as StoredSort
    const { total } = await selectStoredList(database, 'ar', sort, filter, 12, 0)
    for (const offset of [0, total >> 1, below(total + 1), Math.max(0, total - 1 - below(12)), total + 12]) {
      const list = JSON.stringify({ sort, ...filter, offset })
      const ranked = await selectList(database, 'ar', filter, sort, 12, offset)
      const stored = await selectStoredList(database, 'ar', sort, filter, 12, offset)
      const byKey = stored.colours.toSorted((one, other) => (one.key < other.key ? -1 : 1))
      expect({ ...stored, colours: byKey }, list).toEqual(ranked)
    }
  }
}

test('lists the same products and counts from stored sets as by ranking every product', async () => {
  await expectRightSets()
  await expectSameLists(40, 1)
})

test.each([
  ['a hidden product', sql`update products set hidden = not hidden where id % 5 = 0`],
  ['a flag', sql`update products set children = not children where id = (select min(id) from products)`],
  ['a colour', sql`update product_colours set hidden = not hidden where id % 9 = 0`],
  [
    'a size of another product',
    sql`update product_sizes set product_id = 7, name = 'moved' where id = (select max(id) from product_sizes)`,
  ],
  ['a size', sql`delete from product_sizes where id in (select max(id) from product_sizes group by name)`],
  ['a category', sql`delete from product_categories where product_id = (select max(id) from products)`],
  [
    'a review',
    sql`insert into reviews (product_id, first_name, email, rating, comment, imported)
    select id, 'نورة', 'noura@example.com', 1, '', true from products`,
  ],
  ['a rating', sql`update product_stats set rating_count = 9, rating_sum = 10 where product_id = 5`],
  ['a deleted product', sql`delete from products where id % 10 = 3`],
])('keeps the stored sets right after a change of %s, whoever makes it', async (_, change) => {
  const before = await database.execute(
    sql`select md5(string_agg(bits::text, '' order by kind, value, chunk)) from list_bits`,
  )
  await database.execute(change)
  const after = await database.execute(
    sql`select md5(string_agg(bits::text, '' order by kind, value, chunk)) from list_bits`,
  )
  expect(after.rows).not.toEqual(before.rows)
  await expectRightSets()
})

test('rewrites no stored set when a text, a position or a number of sold pieces changes, and only those of prices for a price', async () => {
  const versions = sql`select xmin::text, kind, value, chunk from list_bits where kind <> 'price' order by 2, 3, 4`
  const prices = sql`select value from list_bits where kind = 'price' order by 1`
  const { rows } = await database.execute(versions)
  const before = await database.execute(prices)
  await database.execute(sql`update price_tiers set price = price + 1000`)
  expect((await database.execute(prices)).rows).not.toEqual(before.rows)
  await expectRightSets()
  await database.execute(sql`update products set position = position + 1`)
  await database.execute(sql`update product_translations set name = name || '!'`)
  await database.execute(sql`update product_stats set sold_count = sold_count + 1`)
  expect((await database.execute(versions)).rows).toEqual(rows)
})

test('stores both of two changes that commit at the same time', async () => {
  const clients = await Promise.all([poolOf(database).connect(), poolOf(database).connect()])
  const [one, other] = clients
  const hide =
    'update products set hidden = true where id = (select min(id) from products where not hidden and id % 2 = $1)'
  await Promise.all(clients.map((client) => client.query('begin')))
  await one.query(hide, [0])
  await other.query(hide, [1])
  await one.query('set constraints all immediate')
  const second = other.query('commit')
  await one.query('commit')
  await second
  for (const client of clients) client.release()
  await expectRightSets()
})

test('keeps each product’s first price, flags and order in the columns that lists sort by', async () => {
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

test('lists the same in thousands of products whose ids have gaps, before and after random changes', async () => {
  const superuser = await superuserOf(database)
  await fillCatalogue(superuser, 1_100)
  await superuser.execute(sql`alter sequence products_id_seq restart 30000`)
  await fillCatalogue(superuser, 1_600)
  await superuser.execute(sql`analyze`)
  await expectRightSets()
  await expectSameLists(10, 2)
  const changes = [
    sql`update price_tiers set price = (random() * 20)::int * 100`,
    sql`update product_stats set sold_count = greatest(0, random() * 9 - 5),
      rating_count = greatest(0, product_id % 5 - 2), rating_sum = greatest(0, product_id % 5 - 2) * (1 + product_id % 4)`,
    sql`update products set hidden = id % 7 = 0, women = id % 2 = 0, added_on = date '2026-01-01' + id % 3`,
    sql`update product_colours set hidden = true where id % 5 = 0`,
    sql`delete from product_categories where product_id % 11 = 0`,
    sql`delete from price_tiers where product_id % 13 = 0`,
  ]
  await ownerTransaction(database, async (transaction) => {
    for (const change of changes) await transaction.execute(change)
    return 'changed'
  })
  await expectRightSets()
  // The same filters as before the changes.
  await expectSameLists(10, 2)
  const { rows } =
    await database.execute(sql`select count(*)::int as rated from product_stats join products on id = product_id
      where rating is not null and not hidden`)
  // The page with the last rated and the first unrated products.
  const offset = Number(rows[0]?.rated) - 5
  expect(offset).toBeGreaterThan(500)
  const { cards } = await selectStoredList(database, 'ar', 'rating', everyProduct, 12, offset)
  expect(cards).toEqual((await selectList(database, 'ar', everyProduct, 'rating', 12, offset)).cards)
})
