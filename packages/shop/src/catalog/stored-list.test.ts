import { poolOf } from '@zayy/platform/postgres/pool-of'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoDatabase } from '../testing/demo-database.ts'
import { everyProduct } from '../testing/every-product.ts'
import { selectList } from '../testing/list-query.ts'
import { idsOf, union } from './product-set.ts'
import { searchTerms } from './search-terms.ts'
import { selectSearchedList } from './searched-list.ts'
import { expectRightSets, expectSameLists } from './testing/stored-sets.ts'

const database = await demoDatabase()

test('lists the same products and counts from stored sets as by ranking every product', async () => {
  await expectRightSets(database)
  await expectSameLists(database, 40, 1)
})

test('pages a search in the order of the full list, also if some products have no price', async () => {
  const expectSamePages = async (limit: number) => {
    const terms = await searchTerms(database, 'قطن')
    const found = new Set(idsOf(union(terms.matches)))
    expect(found.size).toBeGreaterThan(15)
    for (const sort of ['newest', 'price', '-price', 'rating', 'sold'] as const) {
      const { cards } = await selectList(database, 'ar', everyProduct, sort, 1_000, 0)
      const inOrder = cards.filter(({ id }) => found.has(id))
      for (let offset = 0; offset < found.size; offset += limit) {
        const page = await selectSearchedList(database, 'ar', everyProduct, terms, sort, limit, offset)
        expect(page.cards, `${sort} ${offset}`).toEqual(inOrder.slice(offset, offset + limit))
      }
    }
  }
  await expectSamePages(5)
  await database.execute(sql`delete from price_tiers where product_id % 3 = 1`)
  await expectSamePages(8)
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
  await expectRightSets(database)
})

test('rewrites no stored set when a text, a position or a number of sold pieces changes, and only those of prices for a price', async () => {
  const versions = sql`select xmin::text, kind, value, chunk from list_bits where kind <> 'price' order by 2, 3, 4`
  const prices = sql`select value from list_bits where kind = 'price' order by 1`
  const { rows } = await database.execute(versions)
  const before = await database.execute(prices)
  await database.execute(sql`update price_tiers set price = price + 1000`)
  expect((await database.execute(prices)).rows).not.toEqual(before.rows)
  await expectRightSets(database)
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
  await expectRightSets(database)
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
