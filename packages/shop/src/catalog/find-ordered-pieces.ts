import { productColours, products } from '@zayy/database/schema/catalog'
import { anyOf } from '@zayy/database/sql/any-of'
import { inOrder } from '@zayy/database/sql/in-order'
import { jsonObject } from '@zayy/database/sql/json'
import type { Selection } from '@zayy/domain/cart/cart'
import { productPrefixes, readPieces } from '@zayy/domain/cart/paste/read-pieces'
import { foldText } from '@zayy/domain/text/fold'
import type { Locale } from '@zayy/i18n/locale'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, not, type SQL, sql } from 'drizzle-orm'
import { searchTerms } from './search-terms.ts'
import { selectSuggested } from './searched-list.ts'
import { colourFields, productNames, soldColours, soldSizes } from './sold-options.ts'

/** A product by its names in both languages. */
type NamedProduct = { id: number; sku: string; names: Partial<Record<Locale, string>> | null }

/**
 * @property unread parts that were not read
 * @property colours names in the asked language; sizes
 */
export type OrderedPieces =
  | { kind: 'pieces'; product: NamedProduct; selection: Selection }
  | { kind: 'unread'; product: NamedProduct; unread: string[]; colours: string[]; sizes: string[] }
  | { kind: 'unknownProduct'; similar: NamedProduct[] }

/** Characters. */
const MAX_LENGTH = 2_000

/**
 * Reads the pieces of one product as people type them: «SCRUB-1 navy: 10 S, 20 M, white: 5 L». The product is named by its SKU
 * or its name, a colour by its name or code, in either language.
 */
export async function findOrderedPieces(
  database: Executor,
  text: string,
  locale: Locale,
): Promise<OrderedPieces> {
  const typed = text.trim().replace(/\s+/gu, ' ')
  if (typed.length > MAX_LENGTH) return { kind: 'unknownProduct', similar: [] }
  for (const { name, rest } of productPrefixes(typed)) {
    const product = await findNamed(database, name)
    if (product) return readFor(product, rest, locale)
  }
  return { kind: 'unknownProduct', similar: await findSimilar(database, locale, typed) }
}

/** Returns a product that is sold, with its colours and sizes, by its exact SKU or name. */
export async function findNamed(database: Executor, name: string) {
  const folded = foldText(name)
  const isSku = sql`lower(${products.sku}) = lower(${name})`
  const bySku = await selectProducts(database, isSku, 1)
  if (bySku[0]) return bySku[0]
  if (folded === '') return undefined
  // The shortest text is most likely the product's own name.
  const isNamed = sql`${products.searchText} like ${`%${folded}%`}`
  const found = await selectProducts(database, isNamed, MAX_CANDIDATES)
  return found.find(({ names }) => Object.values(names ?? {}).some((each) => foldText(each) === folded))
}

const MAX_CANDIDATES = 200
const MAX_SIMILAR = 5
/** Characters, as in a search of the API. */
const MAX_SEARCH = 200

/** Returns the products that a search for a text finds first. */
async function findSimilar(database: Executor, locale: Locale, text: string): Promise<NamedProduct[]> {
  const terms = await searchTerms(database, text.slice(0, MAX_SEARCH))
  const { cards } = await selectSuggested(database, locale, terms, MAX_SIMILAR)
  const ids = cards.map(({ id }) => id)
  const rows = await database
    .select({ id: products.id, sku: products.sku, names: productNames })
    .from(products)
    .where(anyOf(products.id, ids))
  return inOrder(ids, rows)
}

async function selectProducts(database: Executor, which: SQL, limit: number) {
  return await database
    .select({
      id: products.id,
      sku: products.sku,
      names: productNames,
      colours: soldColours(jsonObject({ ...colourFields, slug: productColours.slug })),
      sizes: soldSizes,
    })
    .from(products)
    .where(and(not(products.hidden), which))
    .orderBy(sql`length(${products.searchText})`, asc(products.id))
    .limit(limit)
}

function readFor(
  product: NonNullable<Awaited<ReturnType<typeof findNamed>>>,
  rest: string,
  locale: Locale,
): OrderedPieces {
  const { id, sku, names, colours, sizes } = product
  const named = colours.flatMap(({ id, code, slug, names }) =>
    [names?.ar, names?.en, slug].flatMap((name) => (name === undefined ? [] : [{ id, name, code }])),
  )
  const { selection, unread } = readPieces(rest, { colours: named, sizes })
  const found = { id, sku, names }
  if (unread.length === 0 && selection.length > 0) return { kind: 'pieces', product: found, selection }
  return {
    kind: 'unread',
    product: found,
    unread: unread.filter((part) => part !== ''),
    colours: colours.map(({ names, slug }) => names?.[locale] ?? names?.ar ?? names?.en ?? slug),
    sizes: sizes.map(({ name }) => name),
  }
}
