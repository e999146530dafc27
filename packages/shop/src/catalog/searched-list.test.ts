import { productSearch, products } from '@zayy/database/schema/catalog'
import { type SQL, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoDatabase } from '../testing/demo-database.ts'
import { allOf, anyKey, keysQuery } from './search-queries.ts'

const database = await demoDatabase()

/** Counts products whose stored keys differ from those of their own rows, or that are stored though hidden. */
async function wrongKeys() {
  const { rows } = await database.execute(sql`
    with own as (
      select id, kind || value as key from products,
        lateral (select 'a' as kind, stem as value from unnest(string_to_array(search_parts[1], ' ')) as stem
          union select 'b', stem from unnest(string_to_array(search_parts[2], ' ')) as stem
          union (select 'c', stem from unnest(string_to_array(search_parts[3], ' ')) as stem
            except select 'c', stem from unnest(search_parts[1:2]) as part, unnest(string_to_array(part, ' ')) as stem)
          union (select 'd', stem from unnest(string_to_array(search_parts[4], ' ')) as stem
            except select 'd', stem from unnest(search_parts[1:3]) as part, unnest(string_to_array(part, ' ')) as stem)
          union select 'k', category_id::text from product_categories where product_id = id
          union select 'f', family from product_colours c where c.product_id = products.id and not c.hidden
          union select 's', name from product_sizes s where s.product_id = products.id and not s.hidden
          union select 'g', flag from (values ('men', men), ('women', women), ('children', children)) f (flag, is_set) where is_set
          union select 'r', '0') as keys
      where not hidden and value <> ''),
    stored as (select product_id as id, unnest(tsvector_to_array(keys)) as key from product_search)
    select count(*)::int as wrong from own full join stored using (id, key) where own.key is null or stored.key is null`)
  return rows[0]?.wrong
}

const one = sql`(select min(id) from products where not hidden)`

test.each<[string, SQL]>([
  ['the import', sql`select 1`],
  ['a hidden product', sql`update products set hidden = true where id = ${one}`],
  ['shown products', sql`update products set hidden = false`],
  ['a text', sql`update products set search_parts[1] = 'zz ' || search_parts[1] where id = ${one}`],
  ['flags', sql`update products set men = not men, women = not women where id % 2 = 0`],
  ['a hidden colour', sql`update product_colours set hidden = true where id % 3 = 0`],
  [
    'the product of a size',
    sql`update product_sizes set product_id = ${one}, name = 'other' where id = (select max(id) from product_sizes)`,
  ],
  ['a size', sql`delete from product_sizes where id % 5 = 0`],
  [
    'a size with signs',
    sql`insert into product_sizes (product_id, name, position) values (${one}, '5''6"\\ |&', 99)`,
  ],
  ['categories', sql`delete from product_categories where product_id % 4 = 0`],
  ['a position', sql`update products set position = position + 1`],
])('stores what searches read after a change of %s, whoever makes it', async (_, change) => {
  await database.execute(change)
  expect(await wrongKeys()).toBe(0)
  expect((await database.execute(sql`select from search_changes`)).rows).toEqual([])
})

test('stores what searches read once for all changes of a transaction, and nothing of one that is undone', async () => {
  const before = await database.select().from(productSearch)
  const undone = database.transaction(async (transaction) => {
    await transaction.update(products).set({ hidden: true })
    await transaction.update(products).set({ searchParts: ['other', '', '', ''] })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await database.select().from(productSearch)).toEqual(before)
  await database.transaction(async (transaction) => {
    await transaction
      .update(products)
      .set({ hidden: true })
      .where(eq(products.id, sql`${one}`))
    await transaction.update(products).set({ men: true })
  })
  expect(await wrongKeys()).toBe(0)
})

test('ignores a stem that is too long for an index', async () => {
  await database
    .update(products)
    .set({ searchParts: [`long ${'a'.repeat(3_000)}`, '', '', ''] })
    .where(eq(products.id, sql`${one}`))
  const { rows } = await database.execute(sql`select keys from product_search where product_id = ${one}`)
  expect(rows[0]?.keys).toContain("'along'")
})

const found = async (queries: string[], narrowing: string, most: number) => {
  const { rows } = await database.execute(
    sql`select found from best_matches(${sql.param(queries)}::text[]::tsquery[], ${narrowing}::text::tsquery, ${most}::int) as found`,
  )
  return rows.map(({ found }) => Number(found))
}

test('returns matches of the first query first, each once, then the best sold', async () => {
  await database.execute(sql`update product_stats set sold_count = product_id % 7`)
  const { rows } = await database.execute(sql`
    select id, search_stems @@ '''بولو'':A'::tsquery as named from products join product_stats on product_id = id
    where not hidden and search_stems @@ '''بولو'' | ''قطن'''::tsquery
    order by 2 desc, sold_count desc, position, id`)
  const ids = rows.map(({ id }) => Number(id))
  const queries = ["'بولو':A", "'بولو' | 'قطن'"].map(keysQuery)
  expect(ids.length).toBeGreaterThan(10)
  expect(await found(queries, '', 1_000)).toEqual(ids)
  for (const most of [1, 2, 5, 10]) expect(await found(queries, '', most)).toEqual(ids.slice(0, most))
})

test('narrows matches by any of several sizes, and by all kinds of filters', async () => {
  const every = await found(["'r':*"], '', 1_000)
  expect(every.length).toBeGreaterThan(40)
  const narrowed = await found(
    ["'r':*"],
    allOf(anyKey('s', ['M', '5\'6"\\ |&']), anyKey('g', ['men'])),
    1_000,
  )
  const { rows } = await database.execute(sql`
    select id from products where not hidden and men
      and exists (select from product_sizes where product_id = products.id and not hidden and name in ('M', '5''6"\\ |&'))`)
  expect(narrowed.toSorted()).toEqual(rows.map(({ id }) => Number(id)).toSorted())
  expect(narrowed.length).toBeGreaterThan(0)
})

test.each([
  ["'x'", "('ax' | 'bx' | 'cx' | 'dx')"],
  ["'x':*", "('ax':* | 'bx':* | 'cx':* | 'dx':*)"],
  ["'x':A & 'y':*AB", "('ax') & ('ay':* | 'by':*)"],
  ["('x':ABC)", "(('ax' | 'bx' | 'cx'))"],
])('translates %s to %s', (query, keys) => {
  expect(keysQuery(query)).toBe(keys)
})
