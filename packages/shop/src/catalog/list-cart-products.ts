import type { CartProduct, Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { presentCartProduct } from './present-product.ts'
import { selectCartProducts } from './product-queries.ts'

/** The products of a cart, each once, in the order asked; unknown and hidden ones are left out. */
export async function listCartProducts(
  database: Database,
  locale: Locale,
  ids: readonly number[],
): Promise<CartProduct[]> {
  const rows = await selectCartProducts(database, ids, locale)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentCartProduct(row)] : []
  })
}
