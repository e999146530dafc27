import type { Locale, Suggestions } from '@zayy/contract/types'
import { productStats, products } from '@zayy/database/schema/catalog'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { arrayOf, typed } from '@zayy/database/sql/subquery'
import { readSearch } from '@zayy/domain/catalog/read-search'
import { searchStems } from '@zayy/domain/text/fold'
import { indexStems } from '@zayy/domain/text/index-stems'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, desc, eq, not, sql } from 'drizzle-orm'
import { categoryName } from './get-category.ts'
import { listCards } from './list-cards.ts'
import { type ShownCategory, listShownCategories } from './list-shown-categories.ts'
import { hasSearchedSize, isNamed, matchScore, searchQuery } from './search-queries.ts'
import { type SearchTerms, hasExactMatches, presentSearch, searchTerms } from './search-terms.ts'

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
    terms.all === '' ? NO_MATCHES : selectBestMatches(database, terms, MAX_PRODUCTS),
    loadCategories(),
  ])
  const stocked = shown.filter(({ productsCount }) => productsCount > 0)
  const byName = findCategoriesByName(terms.phrase || search, stocked)
  const ofProducts = found.categories.flatMap(({ id }) => stocked.filter((category) => category.id === id))
  return {
    products: await listCards(database, locale, found.ids),
    categories: [...new Set([...byName, ...ofProducts])]
      .slice(0, MAX_CATEGORIES)
      .map((category) => ({ id: category.id, name: categoryName(category, locale) })),
    total: found.total,
    ...(terms.named ? { named: found.named } : {}),
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

const NO_MATCHES = { total: 0, named: 0, ids: [], categories: [] }

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

type QueryShape = { words: boolean; sizes: boolean }

/** Selects the ids of the best matches, their number, and their main categories, most frequent first. */
function bestMatches(database: Executor, { words, sizes }: QueryShape) {
  const found = database.$with('found').as(
    database
      .select({
        id: products.id,
        categoryId: products.categoryId,
        position: products.position,
        soldCount: productStats.soldCount,
        named: (words ? isNamed : sql`true`).as('named'),
        score: (words ? matchScore : sql`0`).as('score'),
      })
      .from(products)
      .innerJoin(productStats, eq(productStats.productId, products.id))
      .where(
        and(
          not(products.hidden),
          words ? sql`${products.searchStems} @@ ${searchQuery}` : undefined,
          sizes ? hasSearchedSize : undefined,
        ),
      ),
  )
  const counted = sql`(select ${found.categoryId} as id, count(*)::int as count from ${found} group by 1) counted`
  return database
    .with(found)
    .select({
      total: sql`(select count(*) from ${found})`.mapWith(Number),
      named: sql`(select count(*) from ${found} where ${found.named})`.mapWith(Number),
      ids: arrayOf(
        found.id,
        sql`from ${found} order by ${desc(found.named)}, ${desc(found.score)}, ${desc(found.soldCount)}, ${found.position}, ${found.id}
          limit ${sql.placeholder('limit')}::int`,
      ),
      categories: jsonList(
        jsonObject({ id: typed<number>(sql`counted.id`), count: typed<number>(sql`counted.count`) }),
        {
          from: counted,
          orderBy: sql`counted.count desc, counted.id`,
        },
      ),
    })
    .from(sql`(values (1)) as one`)
    .prepare(`best_matches${words ? '_words' : ''}${sizes ? '_sizes' : ''}`)
}

const statements = prepared((database) => {
  const made = new Map<string, ReturnType<typeof bestMatches>>()
  return (shape: QueryShape) => {
    const name = `${shape.words} ${shape.sizes}`
    const statement = made.get(name) ?? bestMatches(database, shape)
    made.set(name, statement)
    return statement
  }
})

async function selectBestMatches(database: Database, terms: SearchTerms, limit: number) {
  const statement = statements(database)({
    words: terms.all !== null,
    sizes: terms.searchSizes.length > 0,
  })
  const [found] = await statement.execute({ ...terms, limit })
  return found ?? NO_MATCHES
}
