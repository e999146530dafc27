import { foldText } from '@zayy/domain/text/fold'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { listProducts } from '@zayy/shop/catalog/list-products'
import { listShownCategories } from '@zayy/shop/catalog/list-shown-categories'
import { resolveSearch } from '@zayy/shop/catalog/resolve-search'
import { idsOf, setOfChunks } from '@zayy/shop/catalog/product-set'
import { nearWords } from '@zayy/shop/catalog/search-queries'
import { type SearchTerms, searchTerms } from '@zayy/shop/catalog/search-terms'
import { MAX_LONGER_STEMS } from '@zayy/shop/catalog/word-sets'
import { misspell, type Vocabulary } from '@zayy/shop/testing/vary-texts'

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

/** Stems of all shown products, with the number of their keys, most used first. */
type UsedStem = { stem: string; uses: number }

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

/**
 * Returns the first page of a search by reading every product's own rows, without stored sets and counts.
 * @param most matches that are listed, best first
 */
async function readEveryProduct(
  database: PooledDatabase,
  terms: SearchTerms,
  stems: readonly UsedStem[],
  most: number,
) {
  const queries = terms.ways.map((query) => withoutPrefixes(query, stems))
  const ways = queries
    .map((_, nth) => `when search_stems @@ to_tsquery('simple', $${nth + 6}) then ${nth}`)
    .join(' ')
  const { rows } = await database.$client.query(
    `with matching as (
        select id, position, sold_count, search_stems, search_text, ${ways === '' ? '0' : `case ${ways} end`} as way
        from products join product_stats on product_id = id
        where not hidden and (cardinality($5::text[]) = 0 or exists (select from product_sizes
          where product_id = products.id and not hidden and name = any ($5)))
          -- A search of sizes alone uses none of these parameters, but they need types.
          and num_nonnulls($2::text, $3::text, $4::text) >= 0),
      best as (
        select *, row_number() over (order by way, sold_count desc, id) as place
        from matching where way is not null order by place limit $1)
      select id, count(*) over ()::int as total, count(*) filter (where way < ${queries.length - 1}) over ()::int as named
      from best
      order by greatest(place - 240, 0), way < ${queries.length - 1} desc, ${
        terms.all === null
          ? 'null::int'
          : `(position($4 in search_text) > 0)::int
            + 4 * ts_rank('{0.02, 0.1, 0.3, 1}', search_stems, to_tsquery('simple', $3))
            + ts_rank('{0.02, 0.1, 0.3, 1}', search_stems, to_tsquery('simple', $2))`
      } desc, sold_count desc, position, id limit 12`,
    [most, terms.all ?? '', terms.whole ?? '', terms.phrase, terms.searchSizes, ...queries],
  )
  return {
    ids: rows.map(({ id }) => Number(id)),
    total: Number(rows[0]?.total ?? 0),
    named: Number(rows[0]?.named ?? 0),
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
export async function areSetsRight(database: PooledDatabase): Promise<boolean> {
  const products = await database.$client.query(
    'select id, search_parts as parts from products where not hidden',
  )
  const wanted = new Map<string, number[]>()
  for (const { id, parts } of products.rows) {
    const [names = [], above = [], details = [], description = []] = parts.map((text: string) =>
      text.split(' ').filter(Boolean),
    )
    const kinds = new Map<string, string>()
    for (const [kind, stems] of [
      ['d', description],
      ['c', details],
      ['b', above],
      ['a', names],
    ] as const)
      for (const stem of stems) kinds.set(stem, kind)
    for (const key of new Set([
      ...[...kinds].map(([stem, kind]) => `${kind}${stem}`),
      ...above.map((stem: string) => `b${stem}`),
    ])) {
      const ids = wanted.get(key)
      if (ids) ids.push(Number(id))
      else wanted.set(key, [Number(id)])
    }
  }
  const { rows } = await database.$client.query(
    `select key, chunk, array_to_string(places, ',') as places, encode(substr(bit_send(bits), 5), 'hex') as bits from search_sets`,
  )
  const stored = [...Map.groupBy(rows, ({ key }) => String(key))]
  return (
    stored.length === wanted.size &&
    stored.every(([key, chunks]) => {
      const ids = wanted.get(key) ?? []
      return idsOf(setOfChunks(chunks)).join() === ids.sort((one, other) => one - other).join()
    })
  )
}

/**
 * @property own the shop's first page, total and number of named products
 * @property wanted the same by reading every product
 */
type Differing = { search: string; own: unknown; wanted: unknown }

const noFilter = {
  ...{ category: undefined, rate: undefined, colours: undefined, sizes: undefined, sort: undefined },
  ...{ men: false, women: false, children: false },
}

/** Compares each search with reading every product, in a database without a time limit. */
export async function compareSearches(database: PooledDatabase, searches: readonly string[]) {
  const { rows } = await database.$client.query(`
    select stem, sum(1 + (highest = 1 and above)::int)::int as uses
    from (select stem, min(part) as highest, bool_or(part = 2) as above
      from products, generate_series(1, 4) as part, unnest(string_to_array(search_parts[part], ' ')) as stem
      where not hidden and stem <> '' group by id, stem) used
    group by stem order by uses desc, stem`)
  const stems = rows.map(({ stem, uses }) => ({ stem: `${stem}`, uses: Number(uses) }))
  const categories = await listShownCategories(database)
  const differing: Differing[] = []
  const count = { searches: 0, moreThanListed: 0, wronglyRead: 0, asRankingEveryMatch: 0 }
  const none = { ids: [], total: 0, named: 0 }
  for (const search of searches) {
    const page = await listProducts(database, 'ar', { ...noFilter, page: 1, search }, async () => categories)
    const terms = await searchTerms(database, search)
    const read = async (most: number) =>
      terms.all === '' || foldText(search) === ''
        ? none
        : await readEveryProduct(database, terms, stems, most)
    const wanted = await read(1_000)
    const ranked = await read(1_000_000)
    const own = { ids: page.data.map(({ id }) => id), total: page.total, named: page.named ?? wanted.named }
    const isSame =
      JSON.stringify(own) === JSON.stringify(wanted) && (page.more ?? false) === ranked.total > 1_000
    if (!isSame) differing.push({ search, own, wanted })
    if (ranked.ids.join() === own.ids.join()) count.asRankingEveryMatch += 1
    if (page.more) count.moreThanListed += 1
    if (!(await isReadRight(database, stems, search))) count.wronglyRead += 1
    count.searches += 1
  }
  return { ...count, differing }
}
