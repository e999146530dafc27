import type { Locale, ProductCard } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { selectCards } from './card-queries.ts'
import { presentCard } from './present-card.ts'

/** The cards of these products, in this order; hidden and unknown ones are left out. */
export async function listCards(
  database: Database,
  locale: Locale,
  ids: readonly number[],
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(database, ids, locale)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentCard(row)] : []
  })
}
