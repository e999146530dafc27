import { superuserOf } from '@zayy/database/testing/test-database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownerTransaction } from '../catalogue-files/import/owner-transaction.ts'
import { demoDatabase } from '../testing/demo-database.ts'
import { everyProduct } from '../testing/every-product.ts'
import { fillCatalogue } from '../testing/fill-catalogue.ts'
import { selectList } from '../testing/list-query.ts'
import { selectStoredList } from './stored-list.ts'
import { expectRightSets, expectSameLists } from './testing/stored-sets.ts'

const database = await demoDatabase()

test('lists the same in thousands of products whose ids have gaps, before and after random changes', async () => {
  const superuser = await superuserOf(database)
  await fillCatalogue(superuser, 1_100)
  await superuser.execute(sql`alter sequence products_id_seq restart 30000`)
  await fillCatalogue(superuser, 1_600)
  await superuser.execute(sql`analyze`)
  await expectRightSets(database)
  await expectSameLists(database, 10, 2)
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
  await expectRightSets(database)
  // The same filters as before the changes.
  await expectSameLists(database, 10, 2)
  const { rows } =
    await database.execute(sql`select count(*)::int as rated from product_stats join products on id = product_id
      where rating is not null and not hidden`)
  // The page with the last rated and the first unrated products.
  const offset = Number(rows[0]?.rated) - 5
  expect(offset).toBeGreaterThan(500)
  const { cards } = await selectStoredList(database, 'ar', 'rating', everyProduct, 12, offset)
  expect(cards).toEqual((await selectList(database, 'ar', everyProduct, 'rating', 12, offset)).cards)
})
