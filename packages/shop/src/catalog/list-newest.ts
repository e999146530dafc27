import type { Locale, ProductCard } from '@zayy/contract/types'
import { products } from '@zayy/database/schema/catalog'
import type { Database } from '@zayy/platform/postgres/database'
import { asc, desc, not } from 'drizzle-orm'
import { listCards } from './list-cards.ts'

/** Enough for a row that scrolls. */
const MAX_NEWEST = 12

/** Returns the cards of the products that came last, in the order of the shop's list. */
export async function listNewest(database: Database, locale: Locale): Promise<ProductCard[]> {
  const found = await database
    .select({ id: products.id })
    .from(products)
    .where(not(products.hidden))
    .orderBy(desc(products.addedOn), asc(products.position), asc(products.id))
    .limit(MAX_NEWEST)
  return await listCards(
    database,
    locale,
    found.map(({ id }) => id),
  )
}
