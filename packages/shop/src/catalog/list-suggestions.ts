import type { Locale, Suggestions } from '@zayy/contract/types'
import { readSearch } from '@zayy/domain/catalog/read-search'
import { searchStems } from '@zayy/domain/text/fold'
import { indexStems } from '@zayy/domain/text/index-stems'
import type { Database } from '@zayy/platform/postgres/database'
import { categoryName } from './get-category.ts'
import { presentCard } from './list-cards.ts'
import { listShownCategories, type ShownCategory } from './list-shown-categories.ts'
import { hasExactMatches, presentSearch, type SearchTerms, searchTerms } from './search-terms.ts'
import { selectSuggested } from './searched-list.ts'

const MAX_PRODUCTS = 6
const MAX_CATEGORIES = 4

/**
 * Suggests results for a search that is being typed (contract.md, GET /suggest): the first products of GET
 * /products with it, their number, categories by name and of most of those products, how the search was
 * parsed, and a correction.
 */
export async function listSuggestions(
  database: Database,
  locale: Locale,
  search: string,
  loadCategories: () => Promise<ShownCategory[]> = () => listShownCategories(database),
): Promise<Suggestions> {
  const terms = await searchTerms(database, search)
  const [found, shown] = await Promise.all([
    selectSuggested(database, locale, terms, MAX_PRODUCTS),
    loadCategories(),
  ])
  const stocked = shown.filter(({ productsCount }) => productsCount > 0)
  const byName = findCategoriesByName(terms.phrase || search, stocked)
  const ofProducts = found.categories.flatMap(({ id }) => stocked.filter((category) => category.id === id))
  return {
    products: found.cards.map(presentCard),
    categories: [...new Set([...byName, ...ofProducts])]
      .slice(0, MAX_CATEGORIES)
      .map((category) => ({ id: category.id, name: categoryName(category, locale) })),
    total: found.total,
    ...(terms.named ? { named: found.named } : {}),
    ...(found.more ? { more: true as const } : {}),
    search: presentSearch(terms),
    did_you_mean: await findAlternative(database, search, terms),
  }
}

/**
 * Returns the correction if it has matches; for a quoted search without matches, the search without quotation
 * marks.
 */
async function findAlternative(database: Database, search: string, { all, meant }: SearchTerms) {
  const unquoted = all === '' ? unquote(search) : null
  const alternative = meant ?? unquoted
  if (alternative === null) return null
  if (alternative === meant) return (await hasExactMatches(database, meant)) ? meant : null
  return (await searchTerms(database, alternative)).all === '' ? null : alternative
}

/** Returns the words of a search in quotation marks; null for other searches. */
function unquote(search: string): string | null {
  const { exact, parts } = readSearch(search)
  return exact ? parts.map(({ typed }) => typed).join(' ') : null
}

/**
 * Finds categories whose names, in both languages together, have every word; the last may be incomplete. In
 * shop order, complete words first.
 */
function findCategoriesByName(search: string, categories: readonly ShownCategory[]): ShownCategory[] {
  const searched = searchStems(search)
  const last = searched.at(-1)
  if (last === undefined) return []
  const matching = categories.filter((category) => {
    const stems = nameStems(category)
    return (
      searched.slice(0, -1).every((stem) => stems.includes(stem)) &&
      stems.some((stem) => stem.startsWith(last))
    )
  })
  const isWhole = (category: ShownCategory) => nameStems(category).includes(last)
  return [...matching.filter(isWhole), ...matching.filter((category) => !isWhole(category))]
}

/** Cached per category, which is itself cached until the catalogue changes. */
const stemCache = new WeakMap<ShownCategory, string[]>()

function nameStems(category: ShownCategory): string[] {
  const stems = stemCache.get(category) ?? indexStems(category.translations.map(({ name }) => name).join(' '))
  stemCache.set(category, stems)
  return stems
}
