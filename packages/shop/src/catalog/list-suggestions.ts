import type { Locale, Suggestions } from '@zayy/contract/types'
import { readSearch } from '@zayy/domain/catalog/read-search'
import type { Database } from '@zayy/platform/postgres/database'
import { categoriesNamed } from './categories-named.ts'
import { listCards } from './list-cards.ts'
import { listShownCategories, type ShownCategory } from './list-shown-categories.ts'
import { categoryName } from './present-category.ts'
import { presentSearch } from './present-search.ts'
import { findsSomething, type SearchTerms, searchTerms } from './search-terms.ts'
import { selectBestMatches } from './suggestion-queries.ts'

const MAX_PRODUCTS = 6
const MAX_CATEGORIES = 4

/**
 * Returns what a search that is being typed may be about (contract.md, GET /suggest): what GET /products with it begins with,
 * how many products it finds, the categories of that name and of most of those products, how the search was read, and what
 * to search for instead. `readCategories` reads those that are shown.
 */
export async function listSuggestions(
  database: Database,
  locale: Locale,
  search: string,
  readCategories: () => Promise<ShownCategory[]> = () => listShownCategories(database),
): Promise<Suggestions> {
  const terms = await searchTerms(database, search)
  const [found, shown] = await Promise.all([
    terms.all === '' ? nothing : selectBestMatches(database, terms, MAX_PRODUCTS),
    readCategories(),
  ])
  const stocked = shown.filter(({ productsCount }) => productsCount > 0)
  const named = categoriesNamed(terms.phrase || search, stocked)
  const ofProducts = found.categories.flatMap(({ id }) => stocked.filter((category) => category.id === id))
  return {
    products: await listCards(database, locale, found.ids),
    categories: [...new Set([...named, ...ofProducts])]
      .slice(0, MAX_CATEGORIES)
      .map((category) => ({ id: category.id, name: categoryName(category, locale) })),
    total: found.total,
    search: presentSearch(terms),
    did_you_mean: await searchInstead(database, search, terms),
  }
}

/** What was probably meant where that finds something; of a search in quotation marks that finds nothing, the search without them. */
async function searchInstead(database: Database, search: string, { all, meant }: SearchTerms) {
  const unquoted = all === '' ? wordsOfQuoted(search) : null
  const instead = meant ?? unquoted
  if (instead === null) return null
  if (instead === meant) return (await findsSomething(database, meant)) ? meant : null
  return (await searchTerms(database, instead)).all === '' ? null : instead
}

/** The words of a search in quotation marks; null of any other. */
function wordsOfQuoted(search: string): string | null {
  const { exact, parts } = readSearch(search)
  return exact ? parts.map(({ typed }) => typed).join(' ') : null
}

const nothing = { total: 0, ids: [], categories: [] }
