import type { Transaction } from '@zayy/database/database'
import { areas, cities, countries } from '@zayy/database/schema/addresses'
import { productColours, productPhotos, products, productSizes } from '@zayy/database/schema/catalog'
import { categories } from '@zayy/database/schema/categories'
import { blogs, pages, visionItems } from '@zayy/database/schema/content'
import { homeSections, slides, sponsors } from '@zayy/database/schema/home'
import { reviews } from '@zayy/database/schema/reviews'
import { not } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type SeenThing = { file: string; id: PgColumn; hidden?: PgColumn }

/** What visitors see, by the file that tells of it. */
const seen: SeenThing[] = [
  { file: 'products.csv', id: products.id, hidden: products.hidden },
  { file: 'colours.csv', id: productColours.id, hidden: productColours.hidden },
  { file: 'sizes.csv', id: productSizes.id, hidden: productSizes.hidden },
  { file: 'photos.csv', id: productPhotos.id },
  { file: 'categories.csv', id: categories.id, hidden: categories.hidden },
  { file: 'reviews.csv', id: reviews.id },
  { file: 'blogs/', id: blogs.id, hidden: blogs.hidden },
  { file: 'pages/', id: pages.id },
  { file: 'slides.csv', id: slides.id },
  { file: 'home_sections.csv', id: homeSections.id },
  { file: 'sponsors.csv', id: sponsors.id },
  { file: 'vision.csv', id: visionItems.id },
  { file: 'countries.csv', id: countries.id, hidden: countries.hidden },
  { file: 'cities.csv', id: cities.id, hidden: cities.hidden },
  { file: 'areas.csv', id: areas.id, hidden: areas.hidden },
]

/** The ids of what visitors see now, by file. */
export type VisibleThings = ReadonlyMap<string, ReadonlySet<number>>

/** Reads what visitors see at this moment of the transaction. */
export async function visibleThings(transaction: Transaction): Promise<VisibleThings> {
  const found = new Map<string, ReadonlySet<number>>()
  for (const { file, id, hidden } of seen) {
    const rows = await transaction
      .select({ id })
      .from(id.table)
      .where(hidden && not(hidden))
    found.set(file, new Set(rows.map((row) => Number(row.id))))
  }
  return found
}
