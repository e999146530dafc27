/** "Whoever looks at a product is shown what others ordered with it, and what is like it." */

import type { Locale, ProductCard } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { notFound } from '../domain-error.ts'
import { listCards } from './list-cards.ts'
import { isShown, selectRelated } from './related-queries.ts'

/**
 * The cards of the products related to one, at most 8, never itself or a hidden one (contract.md, GET /products/{id}/related).
 *
 * @throws DomainError 404 for an unknown or hidden product
 */
export async function listRelated(database: Database, locale: Locale, id: number): Promise<ProductCard[]> {
  if (!(await isShown(database, id))) throw notFound()
  return listCards(database, locale, await selectRelated(database, id))
}
