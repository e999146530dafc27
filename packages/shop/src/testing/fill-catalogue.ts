import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import { ownerTransaction } from '../catalogue-files/import/owner-transaction.ts'

/**
 * Adds copies of the demo's products until the shop shows `count`. A copy has the texts, categories and sizes of its
 * model, and another date, price, rating, number of sold pieces and colours. The same `count` gives the same products.
 * @param database as the role that owns its tables, since the shop's role creates no temporary tables
 * @param vary changes the texts of copies, in the columns of the temporary table `copies`
 */
export async function fillCatalogue(
  database: Database,
  count: number,
  vary: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  await ownerTransaction(database, async (transaction) => {
    await transaction.execute(sql`select setseed(0.5)`)
    // Recreated at the end, because adding rows to these indexes one by one takes minutes.
    const { rows: indexes } = await transaction.execute(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'products' and indexdef like '%USING gin%'`)
    for (const { name } of indexes) await transaction.execute(sql`drop index ${sql.identifier(`${name}`)}`)
    await transaction.execute(sql`
      create temp table copies on commit drop as
        select n, model.id as model, null::int as id, null::text as search_text, null::text[] as search_parts,
          null::jsonb as texts
        from (select id, row_number() over (order by id) as nth, count(*) over () as models
          from products where not hidden) model
        join generate_series(1, ${count}::int) n on n % model.models = model.nth - 1
        where n > model.models`)
    await transaction.execute(sql`create index on copies (n)`)
    await vary(transaction)
    await transaction.execute(sql`
      insert into products (sku, category_id, brand_id, men, women, children, badge, added_on, size_chart_id, image,
        hover_image, position, search_words, search_text, search_parts)
      select 'copy-' || n, category_id, brand_id, men, women, children, badge, added_on - (random() * 700)::int,
        size_chart_id, image, hover_image, n, search_words, coalesce(copies.search_text, products.search_text),
        coalesce(copies.search_parts, products.search_parts)
      from copies join products on products.id = copies.model order by n`)
    await transaction.execute(
      sql`update copies set id = products.id from products where products.sku = 'copy-' || copies.n`,
    )
    await transaction.execute(sql`create index on copies (model)`)
    await transaction.execute(sql`analyze copies`)
    await copyParts(transaction)
    await transaction.execute(sql`
      update product_stats set sold_count = random() * 5000, rating_count = given.count,
        rating_sum = given.count + (random() * 4 * given.count)::int
      from (select id, (random() * 12)::int as count from copies) given where given.id = product_id`)
    for (const { definition } of indexes) await transaction.execute(sql.raw(`${definition}`))
    return 'changed'
  })
}

async function copyParts(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    insert into product_translations (product_id, locale, name, description)
    select copies.id, locale, coalesce(texts -> locale::text ->> 'name', name || ' ' || n),
      coalesce(texts -> locale::text ->> 'description', description)
    from copies join product_translations on product_id = model`)
  await transaction.execute(sql`
    insert into product_categories (product_id, category_id)
    select copies.id, category_id from copies join product_categories on product_id = model`)
  await transaction.execute(sql`
    insert into product_sizes (product_id, name, position, hidden)
    select copies.id, name, position, hidden from copies join product_sizes on product_id = model`)
  await transaction.execute(sql`
    insert into price_tiers (product_id, from_pieces, to_pieces, previous_to, price)
    select copies.id, from_pieces, to_pieces, previous_to, price + 10 * (n % 1000)
    from copies join price_tiers on product_id = model`)
  await transaction.execute(sql`
    with every as (select array_agg(code order by id) as codes, array_agg(family order by id) as families
        from product_colours),
      given as (select copies.id, slug, image, position, hidden,
          1 + floor(random() * cardinality(codes))::int as place, codes, families
        from copies join product_colours on product_id = model, every)
    insert into product_colours (product_id, slug, code, family, image, position, hidden)
    select id, slug, codes[place], families[place], image, position, hidden from given`)
  await transaction.execute(sql`
    insert into product_colour_translations (colour_id, locale, name)
    select own.id, locale, name from copies join product_colours of_model on of_model.product_id = model
      join product_colours own on own.product_id = copies.id and own.slug = of_model.slug
      join product_colour_translations on colour_id = of_model.id`)
}
