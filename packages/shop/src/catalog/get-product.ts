import type { Locale, Product } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { notFound } from '../domain-error.ts'
import { presentProduct } from './present-product.ts'
import { selectProduct } from './product-queries.ts'

/**
 * A product in one language, with its newest reviews.
 *
 * @throws DomainError 404 for an unknown or hidden product
 */
export async function getProduct(database: Database, locale: Locale, id: number): Promise<Product> {
  const row = await selectProduct(database, id, locale)
  if (!row) throw notFound()
  return presentProduct(row, locale)
}
