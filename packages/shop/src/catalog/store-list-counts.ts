import {
  listCounts,
  listFacets,
  productCategories,
  productColours,
  productListing,
  productSizes,
} from '@zayy/database/schema/catalog'
import type { Transaction } from '@zayy/platform/postgres/database'
import { type SQL, sql } from 'drizzle-orm'
import { listShownCategories, withDescendants } from './list-shown-categories.ts'

/** Counts the lists of the shop and of each category, if a change emptied their counts. */
export async function storeListCounts(transaction: Transaction): Promise<void> {
  // A change that has not committed yet would be missed by the count and by its own trigger.
  await transaction.execute(sql`lock table ${listFacets} in share row exclusive mode`)
  const categories = await listShownCategories(transaction)
  const lists = categories.map(({ id }) => (withDescendants(id, categories) ?? []).sort((a, b) => a - b))
  const wanted = JSON.stringify([[], ...lists])
  const { rows } = await transaction.execute(sql`
    select (select coalesce(jsonb_agg(categories order by categories), '[]') from (
        select to_jsonb(categories) as categories from ${listFacets}) stored)
      = (select jsonb_agg(categories order by categories) from jsonb_array_elements(${wanted}::jsonb) as given (categories))
      as stored`)
  if (rows[0]?.stored === true) return
  await transaction.delete(listFacets)
  await transaction.delete(listCounts)
  const uniqueOf = (table: typeof productColours | typeof productSizes, value: SQL) =>
    sql`array(select distinct ${value} from ${table}
      where ${table.productId} = ${productListing.productId} and not ${table.hidden} order by 1)`
  await transaction.execute(sql`
    with list as materialized (
        select array(select value::int from jsonb_array_elements_text(given.categories)) as categories
        from jsonb_array_elements(${wanted}::jsonb) as given (categories)),
      listed as materialized (
        select ${productListing.productId} as id, ${productListing.men} as men, ${productListing.women} as women,
          ${productListing.children} as children, ${uniqueOf(productColours, sql`${productColours.family}`)} as families,
          ${uniqueOf(productSizes, sql`${productSizes.name}`)} as sizes
        from ${productListing} where not ${productListing.hidden}),
      held as (
        select distinct list.categories, held.product_id as id
          from list cross join unnest(list.categories) as category
          join ${productCategories} held on held.category_id = category
        union all select '{}'::int[], id from listed)
    insert into ${listCounts} (categories, men, women, children, families, sizes, products)
    select held.categories, men, women, children, families, sizes, count(*)
    from held join listed using (id) group by 1, 2, 3, 4, 5, 6`)
  const countsOf = (value: SQL) =>
    sql`(select coalesce(jsonb_agg(jsonb_build_object('key', key, 'count', count) order by key), '[]')
      from (select key, sum(products) as count from ${listCounts} counted cross join unnest(${value}) as key
        where counted.categories = given.categories group by key) keys)`
  await transaction.execute(sql`
    insert into ${listFacets} (categories, total, men, women, children, colours, sizes)
    select given.categories, coalesce(sum(products), 0), coalesce(sum(products) filter (where men), 0),
      coalesce(sum(products) filter (where women), 0), coalesce(sum(products) filter (where children), 0),
      ${countsOf(sql`counted.families`)}, ${countsOf(sql`counted.sizes`)}
    from (select array(select value::int from jsonb_array_elements_text(list.categories)) as categories
        from jsonb_array_elements(${wanted}::jsonb) as list (categories)) given
      left join ${listCounts} stored on stored.categories = given.categories
    group by given.categories`)
}
