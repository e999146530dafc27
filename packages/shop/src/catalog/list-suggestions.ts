import type { Locale, Suggestions } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { broaderQuery } from './broader-query.ts'
import { categoriesNamed } from './categories-named.ts'
import { listCards } from './list-cards.ts'
import { listShownCategories, type ShownCategory } from './list-shown-categories.ts'
import { categoryName } from './present-category.ts'
import { findsSomething, searchTerms } from './search-terms.ts'
import { selectBestMatches } from './suggestion-queries.ts'

const mostProducts = 6
const mostCategories = 4

/**
 * What a search that is being typed may be about (contract.md, GET /suggest): what GET /products with it begins with, how many
 * products it finds, the categories of that name and of most of those products, and what to search for instead: what was
 * probably meant where a word is none of the shop's, or a part of a search that finds nothing. `readCategories` reads those that are shown.
 */
export async function listSuggestions(
  database: Database,
  locale: Locale,
  search: string,
  readCategories: () => Promise<ShownCategory[]> = () => listShownCategories(database),
): Promise<Suggestions> {
  const terms = await searchTerms(database, search)
  const [found, shown] = await Promise.all([
    terms.all === '' ? nothing : selectBestMatches(database, terms, mostProducts),
    readCategories(),
  ])
  const stocked = shown.filter(({ productsCount }) => productsCount > 0)
  const named = categoriesNamed(terms.meant ?? search, stocked)
  const ofProducts = found.categories.flatMap(({ id }) => stocked.filter((category) => category.id === id))
  return {
    products: await listCards(database, locale, found.ids),
    categories: [...new Set([...named, ...ofProducts])]
      .slice(0, mostCategories)
      .map((category) => ({ id: category.id, name: categoryName(category, locale) })),
    total: found.total,
    did_you_mean: await searchInstead(database, search, terms.meant, found.total),
  }
}

/** What was probably meant where that finds something; of a search that finds nothing, as much as finds something. */
async function searchInstead(database: Database, search: string, meant: string | null, total: number) {
  if (total === 0) return await broaderQuery(database, meant ?? search)
  return meant !== null && (await findsSomething(database, meant)) ? meant : null
}

const nothing = { total: 0, ids: [], categories: [] }
