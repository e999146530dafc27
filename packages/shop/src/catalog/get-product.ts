import type { Locale, Product, Review } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { notFound } from '../domain-error.ts'
import { presentProduct } from './present-product.ts'
import { selectProduct } from './product-queries.ts'

/**
 * A product in one language. `newest` reads its newest reviews, which are another feature's.
 *
 * @throws DomainError 404 for an unknown or hidden product
 */
export async function getProduct(
  database: Database,
  locale: Locale,
  id: number,
  newest: (productId: number) => Promise<Review[]>,
): Promise<Product> {
  const [row, rates] = await Promise.all([selectProduct(database, id, locale), newest(id)])
  if (!row) throw notFound()
  return presentProduct(row, rates, locale)
}
