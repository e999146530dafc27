import { foldText } from '@zayy/domain/text/fold'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { listProducts } from '@zayy/shop/catalog/list-products'
import { listShownCategories } from '@zayy/shop/catalog/list-shown-categories'
import { resolveSearch } from '@zayy/shop/catalog/resolve-search'
import { nearWords } from '@zayy/shop/catalog/search-queries'
import { type SearchTerms, searchTerms } from '@zayy/shop/catalog/search-terms'
import { misspell, type Vocabulary } from '@zayy/shop/testing/vary-texts'

type Random = () => number

/** Searches as people type them: words of the texts, the frequent ones most often; misspelt, unfinished, with sizes. */
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

/**
 * Returns the first page of a search by reading every product's own rows, without keys, groups and counts that are stored.
 * @param most matches that are ranked, best first
 */
async function readEveryProduct(database: PooledDatabase, terms: SearchTerms, most: number) {
  const tsquery = (at: number) => `search_stems @@ to_tsquery('simple', $${at})`
  const ways = terms.ways.map((_, nth) => `when ${tsquery(nth + 6)} then ${nth}`).join(' ')
  const { rows } = await database.$client.query(
    `with placed as materialized (
        select id, position, sold_count, search_stems, search_text,
          row_number() over (order by sold_count desc, position, id) as place
        from products join product_stats on product_id = id
        -- A search of sizes alone uses none of these parameters, but they need types.
        where not hidden and num_nonnulls($2::text, $3::text, $4::text, $${6 + terms.ways.length}::text) >= 0),
      matching as (
        select *, case when place <= 1000 then 0 when place <= 5000 then 1 when place <= 21000 then 2
            when place <= 85000 then 3 else 4 end as best_group,
          ${ways === '' ? '0' : `case ${ways} end`} as way
        from placed where (cardinality($5::text[]) = 0 or exists (select from product_sizes
          where product_id = placed.id and not hidden and name = any ($5)))),
      best as (
        select * from matching where way is not null order by way, best_group, sold_count desc, position, id limit $1)
      select id, count(*) over ()::int as total, count(*) filter (where named) over ()::int as named
      from (select *, ${terms.all === null ? 'true' : "search_stems @@ to_tsquery('simple', $2)"} as named from best) ranked
      order by named desc, ${
        terms.all === null
          ? 'null::int'
          : `(position($4 in search_text) > 0)::int
            + 4 * ts_rank('{0.02, 0.1, 0.3, 1}', search_stems, to_tsquery('simple', $3))
            + ts_rank('{0.02, 0.1, 0.3, 1}', search_stems, to_tsquery('simple', $${6 + terms.ways.length}))`
      } desc, sold_count desc, position, id limit 12`,
    [most, terms.named ?? '', terms.whole ?? '', terms.phrase, terms.searchSizes, ...terms.ways, terms.all],
  )
  return {
    ids: rows.map(({ id }) => Number(id)),
    total: Number(rows[0]?.total ?? 0),
    named: Number(rows[0]?.named ?? 0),
  }
}

/** True if the shop knows the same words, and the same similar ones, as a scan of every word finds. */
async function isReadRight(
  database: PooledDatabase,
  stems: readonly string[],
  search: string,
): Promise<boolean> {
  const { words } = await resolveSearch(database, search)
  const typed = words.flatMap((word) => word.words)
  const isKnown = typed.every(
    ({ stem, inCatalogue }) => inCatalogue === stems.some((each) => each.startsWith(stem)),
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

/** True if the keys of every product match its texts, categories, colours, sizes and flags. */
export async function areKeysRight(database: PooledDatabase): Promise<boolean> {
  const { rows } = await database.$client.query(`
    select id, search_parts as parts, men, women, children, tsvector_to_array(keys) as keys, best_group,
      width_bucket(row_number() over (order by sold_count desc, position, id), array[1001, 5001, 21001, 85001]) as place,
      array(select category_id from product_categories where product_id = id) as categories,
      array(select family from product_colours c where c.product_id = p.id and not c.hidden) as families,
      array(select name from product_sizes s where s.product_id = p.id and not s.hidden) as sizes
    from products p join product_stats stats on stats.product_id = id
      left join product_search search on search.product_id = id where not hidden`)
  return rows.every((row) => {
    const parts: string[][] = row.parts.map((text: string) => text.split(' ').filter(Boolean))
    const [names = [], above = [], details = [], description = []] = parts
    const without = (stems: string[], ...others: string[][]) =>
      stems.filter((stem) => !others.flat().includes(stem))
    const flags = ['men', 'women', 'children'].filter((flag) => row[flag])
    const keys = Object.entries({
      ...{ a: names, b: above, c: without(details, names, above) },
      ...{ d: without(description, names, above, details) },
      ...{ k: row.categories, f: row.families, s: row.sizes, g: flags, r: [row.best_group] },
    }).flatMap(([kind, values]) => values.map((value: string | number) => `${kind}${value}`))
    return row.place === row.best_group && [...new Set(keys)].sort().join() === row.keys.sort().join()
  })
}

/** @property own first page, total and number of named products by the shop; wanted: by reading every product */
type Differing = { search: string; own: unknown; wanted: unknown }

const noFilter = {
  ...{ category: undefined, rate: undefined, colours: undefined, sizes: undefined, sort: undefined },
  ...{ men: false, women: false, children: false },
}

/** Compares each search with reading every product, in a database without a time limit. */
export async function compareSearches(database: PooledDatabase, searches: readonly string[]) {
  const { rows } = await database.$client.query(`
    select distinct stem from products, unnest(search_parts) as part, unnest(string_to_array(part, ' ')) as stem where not hidden`)
  const stems = rows.map(({ stem }) => `${stem}`)
  const categories = await listShownCategories(database)
  const differing: Differing[] = []
  const count = { searches: 0, moreThanListed: 0, wronglyRead: 0, asRankingEveryMatch: 0 }
  const none = { ids: [], total: 0, named: 0 }
  for (const search of searches) {
    const page = await listProducts(database, 'ar', { ...noFilter, page: 1, search }, async () => categories)
    const terms = await searchTerms(database, search)
    const read = async (most: number) =>
      terms.all === '' || foldText(search) === '' ? none : await readEveryProduct(database, terms, most)
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
