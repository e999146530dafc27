import type { Home, Locale, ProductCard } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { listSponsors } from './list-sponsors.ts'
import { selectSections } from './queries.ts'

/**
 * The home page's sections and sponsors. `cards` reads product cards, which are another feature's, in the order of the
 * ids and without the hidden ones. A section that has no product to show is left out; where none is left, `newest` reads
 * what the page shows instead.
 */
export async function getHome(
  database: Database,
  locale: Locale,
  cards: (ids: readonly number[]) => Promise<ProductCard[]>,
  newest: () => Promise<ProductCard[]>,
): Promise<Home> {
  const [rows, sponsors] = await Promise.all([
    selectSections(database, locale),
    listSponsors(database, locale),
  ])
  const shown = await cards([...new Set(rows.flatMap(({ products }) => products))])
  const byId = new Map(shown.map((card) => [card.id, card]))
  const all = rows.map(({ id, name, category, products }) => ({
    id,
    name,
    category,
    products: products.flatMap((product) => byId.get(product) ?? []),
  }))
  const sections = all.filter(({ products }) => products.length > 0)
  return { sections, newest: sections.length > 0 ? [] : await newest(), sponsors }
}
