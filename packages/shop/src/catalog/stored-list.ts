import {
  listCounts,
  listFacets,
  productCategories,
  productColours,
  productListing,
  productSizes,
  productStats,
  products,
} from '@zayy/database/schema/catalog'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import type { Locale } from '@zayy/i18n/locale'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import { cardColumns } from './list-cards.ts'

/** Orders that an index has. */
export type StoredSort = 'newest' | 'price' | '-price' | 'rating' | 'sold'

type Shape = { sort: StoredSort; category: boolean; flags: boolean; colours: boolean; sizes: boolean }

const parameter = sql.placeholder

const newest = sql`${productListing.addedOn} desc, ${productListing.position}, ${productListing.productId}`

/** As the indexes of product_listing and product_stats. */
const orders: Record<StoredSort, SQL> = {
  newest,
  price: sql`${productListing.price}, ${newest}`,
  '-price': sql`${productListing.price} desc, ${newest}`,
  rating: sql`${productStats.rating} desc nulls last, ${productStats.ratingCount} desc, ${productStats.soldCount} desc, ${productStats.productId}`,
  sold: sql`${productStats.soldCount} desc, ${newest}`,
}

const hasFlag = (of: typeof productListing | typeof listCounts) =>
  sql`((${parameter('men')}::bool and ${of.men}) or (${parameter('women')}::bool and ${of.women})
    or (${parameter('children')}::bool and ${of.children}))`

function storedStatement(database: Executor, { sort, category, flags, colours, sizes }: Shape) {
  const isFiltered = flags || colours || sizes
  const total = sql`(select coalesce(sum(${listCounts.products}), 0) from ${listCounts} where ${and(
    eq(listCounts.categories, listFacets.categories),
    flags ? hasFlag(listCounts) : undefined,
    colours ? sql`${listCounts.families} && ${parameter('colours')}::text[]` : undefined,
    sizes ? sql`${listCounts.sizes} && ${parameter('sizes')}::text[]` : undefined,
  )})`
  const isOnPage = and(
    not(productListing.hidden),
    category
      ? sql`${productListing.productId} in (select ${productCategories.productId} from ${productCategories}
          where ${productCategories.categoryId} = any(${parameter('categories')}::int[]))`
      : undefined,
    flags ? hasFlag(productListing) : undefined,
    colours
      ? sql`${productListing.productId} in (select ${productColours.productId} from ${productColours}
          where ${productColours.family} = any(${parameter('colours')}::text[]) and not ${productColours.hidden})`
      : undefined,
    sizes
      ? sql`${productListing.productId} in (select ${productSizes.productId} from ${productSizes}
          where ${productSizes.name} = any(${parameter('sizes')}::text[]) and not ${productSizes.hidden})`
      : undefined,
  )
  const ordered =
    sort === 'rating' || sort === 'sold'
      ? sql`${productStats} join ${productListing} on ${productListing.productId} = ${productStats.productId}`
      : sql`${productListing}`
  return database
    .select({
      total: isFiltered ? total.mapWith(Number) : listFacets.total,
      men: listFacets.men,
      women: listFacets.women,
      children: listFacets.children,
      colours: listFacets.colours,
      sizes: listFacets.sizes,
      cards: jsonList(jsonObject(cardColumns), {
        from: sql`(select ${productListing.productId} as id, row_number() over (order by ${orders[sort]}) as place
            from ${ordered} where ${isOnPage} order by ${orders[sort]}
            limit ${parameter('limit')}::int offset ${parameter('offset')}::int) page
          join ${products} on ${products.id} = page.id
          join ${productStats} on ${productStats.productId} = ${products.id}`,
        orderBy: sql`page.place`,
      }),
    })
    .from(listFacets)
    .where(sql`${listFacets.categories} = ${parameter('categories')}::int[]`)
    .prepare(`stored_list_${shapeName({ sort, category, flags, colours, sizes })}`)
}

const shapeName = ({ sort, ...filters }: Shape) =>
  [sort, ...Object.entries(filters).flatMap(([name, isSet]) => (isSet ? [name] : []))].join('_')

const statements = prepared(() => new Map<string, ReturnType<typeof storedStatement>>())

/**
 * Returns a list without search and rating from the stored counts and an index in its order, so that its work depends
 * on the page and not on the catalogue. Undefined if the counts are not stored.
 */
export async function selectStoredList(
  database: Database,
  locale: Locale,
  sort: StoredSort,
  filter: {
    categories: readonly number[] | undefined
    colours: readonly string[] | undefined
    sizes: readonly string[] | undefined
    men: boolean
    women: boolean
    children: boolean
  },
  limit: number,
  offset: number,
) {
  const shape: Shape = {
    sort,
    category: filter.categories !== undefined,
    flags: filter.men || filter.women || filter.children,
    colours: filter.colours !== undefined,
    sizes: filter.sizes !== undefined,
  }
  const cached = statements(database)
  const statement = cached.get(shapeName(shape)) ?? storedStatement(database, shape)
  cached.set(shapeName(shape), statement)
  const categories = [...(filter.categories ?? [])].sort((a, b) => a - b)
  const [list] = await statement.execute({ ...filter, categories, locale, limit, offset })
  return list && { ...list, named: list.total }
}
