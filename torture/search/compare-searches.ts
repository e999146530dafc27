import { foldText } from '@zayy/domain/text/fold'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { listProducts } from '@zayy/shop/catalog/list-products'
import { listShownCategories } from '@zayy/shop/catalog/list-shown-categories'
import { idsOf, setOfChunks } from '@zayy/shop/catalog/product-set'
import { resolveSearch } from '@zayy/shop/catalog/resolve-search'
import { nearWords } from '@zayy/shop/catalog/search-queries'
import { type SearchTerms, searchTerms } from '@zayy/shop/catalog/search-terms'
import { MAX_LONGER_STEMS } from '@zayy/shop/catalog/word-sets'
import { everything } from '@zayy/shop/testing/every-product'
import { misspell, type Vocabulary } from '@zayy/shop/testing/vary-texts'
import { lettersOf, matchingProducts, type OwnTexts, type UsedStem, usedStems } from './own-texts.ts'

type Random = () => number

/** Generates searches as people type them: words of the texts, frequent ones most often; misspelt, unfinished, with sizes. */
export function typedSearches(count: number, vocabulary: Vocabulary, random: Random): string[] {
  const pick = () => vocabulary[random() < 0.5 ? 'ar' : 'en'].pick(random())
  const kinds: (() => string)[] = [
    () => pick(),
    () => `${pick()} ${pick()}`,
    () => `${pick()} ${pick()} ${pick()}`,
    () => misspell(`${pick()}a`, random),
    () => pick().slice(0, 1 + Math.floor(random() * 4)),
    () => `${pick()} XL`,
    () => `50 ${pick()} ${pick()} M`,
    () => `"${pick()} ${pick()}"`,
  ]
  return Array.from({ length: count }, (_, nth) => kinds[nth % kinds.length]?.() ?? '')
}

/** Replaces each unfinished word of a tsquery by the stems that it begins. */
function withoutPrefixes(query: string, stems: readonly UsedStem[]): string {
  return query.replace(/'([^']+)':\*([ABC]*)/g, (_, prefix: string, ranks: string) => {
    const longer = stems
      .filter(({ stem }) => stem.startsWith(prefix) && stem !== prefix)
      .map(({ stem }) => stem)
    const own = stems.some(({ stem }) => stem === prefix) ? [prefix] : []
    const all = [...own, ...longer].slice(0, MAX_LONGER_STEMS)
    return `(${(all.length === 0 ? [prefix] : all).map((stem) => `'${stem}'${ranks && `:${ranks}`}`).join(' | ')})`
  })
}

const MAX_MATCHES = 1_000
const MAX_RANKED = 240
const PAGE_SIZE = 12
/** After the ranked matches. */
const FAR_PAGE = 25

/** Returns the first and a far page of a search, its numbers and whether it has more, from the texts of every product. */
async function readEveryProduct(
  database: PooledDatabase,
  own: OwnTexts,
  terms: SearchTerms,
  stems: readonly UsedStem[],
) {
  const queries = terms.ways.map((query) => withoutPrefixes(query, stems))
  const inSizes = terms.searchSizes.map((size) => own.sizes.get(size))
  const found = queries.length === 0 ? [own.products] : matchingProducts(own, queries)
  const matches = found.flatMap((products, way) =>
    products
      .filter(({ id }) => inSizes.length === 0 || inSizes.some((ids) => ids?.has(id)))
      .sort((one, other) => other.sold - one.sold || one.id - other.id)
      .map((product) => ({ ...product, isNamed: way < queries.length - 1 })),
  )
  const listed = matches.slice(0, MAX_MATCHES)
  const ranked = listed.slice(0, MAX_RANKED)
  const { rows } = await database.$client.query(
    `select id, (position($3 in search_text) > 0)::int
        + 4 * ts_rank('{0.02, 0.1, 0.3, 1}', search_stems, to_tsquery('simple', $2))
        + ts_rank('{0.02, 0.1, 0.3, 1}', search_stems, to_tsquery('simple', $1)) as score
      from products where id = any ($4)`,
    [
      ...[terms.all ?? '', terms.whole ?? '', terms.phrase],
      terms.all === null ? [] : ranked.map(({ id }) => id),
    ],
  )
  const scores = new Map(rows.map(({ id, score }) => [id, Number(score)]))
  const scoreOf = ({ id }: { id: number }) => scores.get(id) ?? 0
  const page = ranked.sort(
    (one, other) =>
      Number(other.isNamed) - Number(one.isNamed) ||
      scoreOf(other) - scoreOf(one) ||
      other.sold - one.sold ||
      one.position - other.position ||
      one.id - other.id,
  )
  return {
    ids: page.slice(0, PAGE_SIZE).map(({ id }) => id),
    far: listed.slice((FAR_PAGE - 1) * PAGE_SIZE, FAR_PAGE * PAGE_SIZE).map(({ id }) => id),
    total: listed.length,
    named: listed.filter(({ isNamed }) => isNamed).length,
    more: matches.length > MAX_MATCHES,
  }
}

/** True if the shop finds the same known and similar words as a scan of all words. */
async function isReadRight(
  database: PooledDatabase,
  stems: readonly UsedStem[],
  search: string,
): Promise<boolean> {
  const { words } = await resolveSearch(database, search)
  const typed = words.flatMap((word) => word.words)
  const isKnown = typed.every(
    ({ stem, inCatalogue }) => inCatalogue === stems.some((each) => each.stem.startsWith(stem)),
  )
  const given = typed.filter(({ inCatalogue }) => !inCatalogue).map(({ word }) => word)
  const near = await nearWords(database).execute({ words: given })
  const { rows } = await database.$client.query(
    `select given, word from unnest($1::text[]) as given, lateral (select word from search_words
        where similarity(word, given) >= 0.15 order by similarity(word, given) desc, uses desc, word limit 40) near`,
    [given],
  )
  const listed = (found: readonly { given?: unknown; word?: unknown }[]) =>
    found.map(({ given, word }) => `${given} ${word}`).join()
  return isKnown && listed(near) === listed(rows)
}

/** True if the stored sets have exactly the products of each stem. */
export async function areSetsRight(database: PooledDatabase, own: OwnTexts): Promise<boolean> {
  const wanted = new Map<string, number[]>()
  for (const { id, stems } of own.products)
    for (const each of stems)
      for (const letter of lettersOf(each & 15)) {
        const key = `${letter}${own.stems[each >> 4]}`
        const ids = wanted.get(key)
        if (ids) ids.push(id)
        else wanted.set(key, [id])
      }
  const { rows } = await database.$client.query(
    `select key, chunk, array_to_string(places, ',') as places, encode(substr(bit_send(bits), 5), 'hex') as bits from search_sets`,
  )
  const stored = [...Map.groupBy(rows, ({ key }) => String(key))]
  return (
    stored.length === wanted.size &&
    stored.every(([key, chunks]) => idsOf(setOfChunks(chunks)).join() === wanted.get(key)?.join())
  )
}

/**
 * @property found the shop's pages and numbers
 * @property wanted the same by reading every product
 */
type Differing = { search: string; found: unknown; wanted: unknown }

/** Compares each search with reading every product, in a database without a time limit. */
export async function compareSearches(database: PooledDatabase, own: OwnTexts, searches: readonly string[]) {
  const stems = usedStems(own)
  const categories = await listShownCategories(database)
  const differing: Differing[] = []
  const count = { searches: 0, moreThanListed: 0, wronglyRead: 0 }
  const none = { ids: [], far: [], total: 0, named: 0, more: false }
  for (const search of searches) {
    const list = (page: number) =>
      listProducts(database, 'ar', { ...everything, page, search }, async () => categories)
    const [page, farPage] = [await list(1), await list(FAR_PAGE)]
    const terms = await searchTerms(database, search)
    const wanted =
      terms.all === '' || foldText(search) === '' ? none : await readEveryProduct(database, own, terms, stems)
    const { total, named = wanted.named, more = false } = page
    const found = {
      ids: page.data.map(({ id }) => id),
      far: farPage.data.map(({ id }) => id),
      total,
      named,
      more,
    }
    if (JSON.stringify(found) !== JSON.stringify(wanted)) differing.push({ search, found, wanted })
    if (more) count.moreThanListed += 1
    if (!(await isReadRight(database, stems, search))) count.wronglyRead += 1
    count.searches += 1
  }
  return { ...count, differing }
}
