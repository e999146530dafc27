import { productListing, products } from '@zayy/database/schema/catalog'
import { categories, categoryTranslations } from '@zayy/database/schema/categories'
import { blogs, pages } from '@zayy/database/schema/content'
import { byLocale } from '@zayy/database/sql/in-language'
import { prepared } from '@zayy/database/sql/prepared'
import { existsIn } from '@zayy/database/sql/subquery'
import { FIXED_PAGES } from '@zayy/domain/content/pages'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, count, eq, not, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const shownCount = prepared((database) =>
  database
    .select({ count: count() })
    .from(productListing)
    .where(not(productListing.hidden))
    .prepare('public_products_count'),
)

// Rows before the offset are read from the narrower table.
const shownProducts = prepared((database) =>
  database
    .select({ id: products.id, image: products.image, changedAt: products.changedAt })
    .from(products)
    .where(
      sql`${products.id} = any(array(select ${productListing.productId} from ${productListing}
        where not ${productListing.hidden} order by ${productListing.productId}
        limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int))`,
    )
    .orderBy(asc(products.id))
    .prepare('public_products'),
)

const shownBlogs = prepared((database) =>
  database
    .select({ id: blogs.id, image: blogs.image, changedAt: blogs.changedAt })
    .from(blogs)
    .where(not(blogs.hidden))
    .orderBy(asc(blogs.id))
    .prepare('public_blogs'),
)

const ownPages = prepared((database) =>
  database
    .select({ slug: pages.slug })
    .from(pages)
    .where(notInArray(pages.slug, Object.keys(FIXED_PAGES)))
    .orderBy(asc(pages.id))
    .prepare('public_pages'),
)

const child = alias(categories, 'child')

const shownCategories = prepared((database) =>
  database
    .select({
      id: categories.id,
      image: categories.image,
      isMenu: sql`${categories.kind} = 'menu'`.mapWith(Boolean),
      names: byLocale(categoryTranslations.name, categoryTranslations.categoryId, categories.id),
      hasChilds: existsIn({
        from: sql`${categories} child`,
        where: and(eq(child.parentId, categories.id), not(child.hidden)),
      }),
    })
    .from(categories)
    .where(not(categories.hidden))
    .orderBy(asc(categories.position), asc(categories.id))
    .prepare('public_categories'),
)

/**
 * Lists the posts, pages of the owner and categories that search engines may index, and counts such products. `image`: path of the main
 * image. `categories`: in the shop's order; `isMenu`: a root of the menu, the first of which has the brands as children. `changedAt`:
 * time of the last change of the page's content.
 */
export async function listPublicPages(database: Database) {
  const [shown, blogs, own, categories] = await Promise.all([
    shownCount(database).execute(),
    shownBlogs(database).execute(),
    ownPages(database).execute(),
    shownCategories(database).execute(),
  ])
  return {
    productsCount: shown[0]?.count ?? 0,
    blogs: blogs.map(withImage),
    pages: own.map(({ slug }) => slug),
    categories: categories.map(({ names, ...category }) => ({
      ...withImage(category),
      names: inBoth(names ?? {}),
    })),
  }
}

export type PublicPages = Awaited<ReturnType<typeof listPublicPages>>

/** Lists the products with a public page by id. */
export async function listPublicProducts(database: Database, offset: number, limit: number) {
  return (await shownProducts(database).execute({ offset, limit })).map(withImage)
}

export type PublicProduct = Awaited<ReturnType<typeof listPublicProducts>>[number]

function withImage<Row extends { image: string }>(row: Row): Row {
  return { ...row, image: imageUrl(row.image) }
}

/** Replaces a missing name by that in the other language. */
function inBoth({ ar, en }: { ar?: string; en?: string }): { ar: string; en: string } {
  return { ar: ar ?? en ?? '', en: en ?? ar ?? '' }
}
