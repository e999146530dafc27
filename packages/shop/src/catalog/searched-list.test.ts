import { productSearch, products } from '@zayy/database/schema/catalog'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoDatabase } from '../testing/demo-database.ts'
import { everything } from '../testing/every-product.ts'
import { listProducts } from './list-products.ts'
import { idsOf, union } from './product-set.ts'
import { searchTerms } from './search-terms.ts'
import { loadListSets, loadWordSets } from './word-sets.ts'

const database = await demoDatabase()

/** Counts the stored search keys, sets and stem uses that differ from the products' own rows. */
async function wrongKeys() {
  const { rows } = await database.execute(sql`
    with own as (
      select id, kind || stem as key from products,
        lateral (select 'a' as kind, stem from unnest(string_to_array(search_parts[1], ' ')) as stem
          union select 'b', stem from unnest(string_to_array(search_parts[2], ' ')) as stem
          union (select 'c', stem from unnest(string_to_array(search_parts[3], ' ')) as stem
            except select 'c', stem from unnest(search_parts[1:2]) as part, unnest(string_to_array(part, ' ')) as stem)
          union (select 'd', stem from unnest(string_to_array(search_parts[4], ' ')) as stem
            except select 'd', stem from unnest(search_parts[1:3]) as part, unnest(string_to_array(part, ' ')) as stem)) as keys
      where not hidden and stem <> '' and octet_length(stem) < 2000),
    stored as (select product_id as id, unnest(keys) as key from product_search),
    in_sets as (select chunk * 8192 + place as id, key from search_sets, unnest(places) as place
      union all select chunk * 8192 + place, key from search_sets, generate_series(0, 8191) as place where bits is not null and get_bit(bits, place) = 1),
    used as (select substr(key, 2) as stem, count(*)::int as uses from own group by 1)
    select (select count(*)::int from own full join stored using (id, key) where own.key is null or stored.key is null) as stored,
      (select count(*)::int from own full join in_sets using (id, key) where own.key is null or in_sets.key is null) as sets,
      (select count(*)::int from search_sets where places = '{}') as empty,
      (select count(*)::int from used full join search_stems using (stem) where used.uses is distinct from search_stems.uses) as stems`)
  return rows
}

const noneWrong = [{ stored: 0, sets: 0, empty: 0, stems: 0 }]

const one = sql`(select min(id) from products where not hidden)`

test.each<[string, SQL]>([
  ['the import', sql`select 1`],
  ['a hidden product', sql`update products set hidden = true where id = ${one}`],
  ['shown products', sql`update products set hidden = false`],
  ['a text', sql`update products set search_parts[1] = 'zz ' || search_parts[1] where id = ${one}`],
  ['a text to none', sql`update products set search_parts = '{"","","",""}' where id % 7 = 0`],
  ['a position', sql`update products set position = position + 1`],
  ['a deleted product', sql`delete from products where id % 5 = 3`],
])('stores what searches read after a change of %s, whoever makes it', async (_, change) => {
  await database.execute(change)
  expect(await wrongKeys()).toEqual(noneWrong)
  expect((await database.execute(sql`select from search_changes`)).rows).toEqual([])
})

test('stores search keys once for all changes of a transaction, and none after a rollback', async () => {
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
  expect(await wrongKeys()).toEqual(noneWrong)
})

test('ignores a stem that is too long for an index', async () => {
  await database
    .update(products)
    .set({ searchParts: [`long ${'a'.repeat(3_000)}`, '', '', ''] })
    .where(eq(products.id, sql`${one}`))
  const { rows } = await database.execute(sql`select keys from product_search where product_id = ${one}`)
  expect(rows[0]?.keys).toEqual(['along'])
  expect(await wrongKeys()).toEqual(noneWrong)
})

test('keeps the stems of a usual text in the row of their product, where a ranking reads them fastest', async () => {
  const words = Array.from({ length: 180 }, (_, nth) => `description${nth}`).join(' ')
  await database
    .update(products)
    .set({ searchParts: ['short', '', '', words] })
    .where(eq(products.id, sql`${one}`))
  const { rows } = await database.execute(
    sql`select pg_column_toast_chunk_id(search_stems) as elsewhere from products where id = ${one}`,
  )
  expect(rows).toEqual([{ elsewhere: null }])
})

test('stores a set of many products as bits, and as numbers again once most are gone', async () => {
  const isDense = async () =>
    (await database.execute(sql`select key from search_sets where bits is not null`)).rows.length > 0
  await database.execute(sql`insert into products (sku, category_id, added_on, image, hover_image, position, search_parts)
    select 'many-' || n, category_id, added_on, image, hover_image, n, '{many}' from products, generate_series(1, 600) as n
    where id = ${one}`)
  expect(await isDense()).toBe(true)
  expect(await wrongKeys()).toEqual(noneWrong)
  await database.execute(sql`update products set hidden = true where sku like 'many-%' and position % 2 = 0`)
  expect(await wrongKeys()).toEqual(noneWrong)
  const matching = await loadWordSets(database, undefined, [], ['many'])
  const { rows } = await database.execute(
    sql`select id from products where sku like 'many-%' and not hidden order by id`,
  )
  expect(idsOf(matching("'many'"))).toEqual(rows.map(({ id }) => Number(id)))
  await database.execute(sql`delete from products where sku like 'many-%'`)
  expect(await isDense()).toBe(false)
  expect(await wrongKeys()).toEqual(noneWrong)
})

test.each([
  "'بولو':A",
  "'بولو' | 'قطن'",
  "'polo':*AB & ('cotton':* | 'قطن':ABC)",
  "('pol':*A | 'بول':*B) & 'قطن' | 'scrub':AB",
])('finds the products of %s as PostgreSQL does', async (query) => {
  const matching = await loadWordSets(
    database,
    undefined,
    ['polo', 'cotton', 'pol', 'بول'],
    ['بولو', 'قطن', 'scrub'],
  )
  const { rows } = await database.execute(
    sql`select id from products where not hidden and search_stems @@ ${query}::text::tsquery order by id`,
  )
  expect(idsOf(matching(query))).toEqual(rows.map(({ id }) => Number(id)))
  expect(rows.length).toBeGreaterThan(0)
})

test('reads an unfinished word as the 100 most used stems that it begins', async () => {
  const { rows } = await database.execute(sql`select id from products where not hidden order by id limit 3`)
  const [most, other, rare] = rows.map(({ id }) => Number(id))
  const stems = Array.from({ length: 119 }, (_, nth) => `zz${nth}`).filter((stem) => stem !== 'zz99')
  const texts = [[most, stems.join(' ')] as const, [other, 'zz98'] as const, [rare, 'zz99'] as const]
  for (const [id, text] of texts)
    await database.execute(
      sql`update products set search_parts = array['', '', '', ${text}::text] where id = ${id}`,
    )
  const matching = await loadWordSets(database, undefined, ['zz'], ['zz99'])
  expect(idsOf(matching("'zz':*"))).toEqual([most, other])
  expect(idsOf(matching("'zz99'"))).toEqual([rare])
})

test('reads sets of any of several values, also with special characters', async () => {
  await database.execute(
    sql`insert into product_sizes (product_id, name, position) values (${one}, '5''6"\\ |&', 99)`,
  )
  const [sized, men, none] = await loadListSets(database, undefined, [
    ['size', ['M', '5\'6"\\ |&']],
    ['flag', ['men']],
    ['colour', []],
  ])
  const ids = async (condition: SQL) =>
    (await database.execute(sql`select id from products where ${condition} order by id`)).rows.map(({ id }) =>
      Number(id),
    )
  expect(idsOf(sized ?? new Uint8Array())).toEqual(
    await ids(
      sql`exists (select from product_sizes where product_id = products.id and not hidden and name in ('M', '5''6"\\ |&'))`,
    ),
  )
  expect(idsOf(men ?? new Uint8Array())).toEqual(await ids(sql`men`))
  expect(idsOf(none ?? new Uint8Array([1]))).toEqual([])
})

test('finds what a transaction has changed since the sets were read', async () => {
  const found = async (search: string, executor: Executor = database) => {
    const terms = await searchTerms(executor, search)
    const { facets } = await listProducts(database, 'ar', { ...everything, search })
    return { ids: idsOf(union(terms.matches)), women: facets.is_women }
  }
  const [first = 0, ...others] = (await found('سكراب')).ids
  expect(others.length).toBeGreaterThan(1)
  await database.update(products).set({ women: false })
  expect(await found('سكراب')).toEqual({ ids: [first, ...others], women: 0 })
  await database.update(products).set({ women: true, hidden: true }).where(eq(products.id, first))
  expect(await found('سكراب')).toEqual({ ids: others, women: 0 })
  const undone = database.transaction(async (transaction) => {
    await transaction.update(products).set({ hidden: true })
    await transaction.execute(sql`set constraints all immediate`)
    expect((await found('سكراب', transaction)).ids).toEqual([])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await found('سكراب')).ids).toEqual(others)
  await database.update(products).set({ hidden: false }).where(eq(products.id, first))
  expect(await found('سكراب')).toEqual({ ids: [first, ...others], women: 1 })
})

test('does not keep sets that a transaction changed while they were read', async () => {
  const ids = async () =>
    idsOf((await loadWordSets(database, { search: 'earlier' }, [], ['سكراب']))("'سكراب'"))
  const [first = 0, ...others] = await ids()
  await database.update(products).set({ hidden: true }).where(eq(products.id, first))
  expect(await ids()).toEqual(others)
})
