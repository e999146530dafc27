/**
 * Products of words, read once for a search. Which words match a product together, and which products, is then found in memory:
 * a set has a bit per product, so the work hardly depends on the catalogue.
 */

import { listBits, type listBitsKind, searchSets, searchStems } from '@zayy/database/schema/catalog'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { typed } from '@zayy/database/sql/subquery'
import type { Executor } from '@zayy/platform/postgres/database'
import { type SQL, sql } from 'drizzle-orm'
import { type ProductSet, intersection, noProducts, setOfChunks, union } from './product-set.ts'

/** Most stems that an unfinished word finds: the most used ones that it begins. */
export const MAX_LONGER_STEMS = 100

const parameter = sql.placeholder

/** SQL: the stem begins with the text. In the order of the index, a prefix is a range up to the last character of Unicode. */
export const beginsWith = (text: SQL) =>
  sql`${searchStems.stem} ~>=~ ${text} and ${searchStems.stem} ~<~ (${text} || chr(1114111))`

/** SQL: bits as hexadecimal. PostgreSQL sends their length first. */
const hexadecimal = (bits: typeof listBits.bits | SQL) =>
  typed<string>(sql`encode(substr(bit_send(${bits}), 5), 'hex')`)

const storedSets = prepared((database) => {
  // The stems of each lexeme: 'x' itself, and of 'x':* those that it begins.
  const wanted = sql`(select stem as lexeme, stem from unnest(${parameter('whole')}::text[]) as stem
    union all select begun.stem || '*', longer.stem from unnest(${parameter('prefixes')}::text[]) as begun (stem),
      lateral (select ${searchStems.stem} from ${searchStems} where ${beginsWith(sql`begun.stem`)}
        order by ${searchStems.stem} = begun.stem desc, ${searchStems.uses} desc, ${searchStems.stem}
        limit ${sql.raw(`${MAX_LONGER_STEMS}`)}) longer) wanted`
  // `offset 0` keeps the planner on the index look-up of each stem; it would read the whole table.
  const found = sql`(select left(key, 1) || lexeme as key, chunk, bit_or(bits) as bits,
      string_agg(array_to_string(places, ','), ',') filter (where places <> '{}') as places
    from ${wanted} cross join lateral (select * from ${searchSets}
      where key in ('a' || stem, 'b' || stem, 'c' || stem, 'd' || stem) offset 0) stored
    group by 1, chunk) found`
  return database
    .select({
      sets: jsonList(
        jsonObject({
          key: typed<string>(sql`found.key`),
          chunk: typed<number>(sql`found.chunk`),
          places: typed<string | null>(sql`found.places`),
          bits: typed<string | null>(hexadecimal(sql`found.bits`)),
        }),
        { from: found, orderBy: sql`found.key` },
      ),
    })
    .from(sql`(select) one`)
    .prepare('word_sets')
})

/** Returns the products that match a tsquery of `products.search_stems`. */
export type WordSets = (query: string) => ProductSet

/**
 * Reads the products of these stems.
 * @param prefixes stems that queries may have as prefixes
 * @param whole stems that they have whole
 */
export async function loadWordSets(
  database: Executor,
  prefixes: readonly string[],
  whole: readonly string[],
): Promise<WordSets> {
  if (prefixes.length + whole.length === 0) return () => noProducts
  const [found] = await storedSets(database).execute({
    prefixes: [...new Set(prefixes)],
    whole: [...new Set([...whole, ...prefixes])],
  })
  const chunks = Map.groupBy(found?.sets ?? [], ({ key }) => key)
  const sets = new Map([...chunks].map(([key, rows]) => [key, setOfChunks(rows)]))
  const matching = new Map<string, ProductSet>()
  const ofLexeme = (lexeme: string): ProductSet => {
    const known = matching.get(lexeme)
    if (known) return known
    const [, stem = '', star = '', ranks = ''] = /^'(.+)'(?::(\*?)([ABC]*))?$/.exec(lexeme) ?? []
    const kinds = [...(ranks.toLowerCase() || 'abcd')]
    const set = union(kinds.map((kind) => sets.get(`${kind}${stem}${star}`) ?? noProducts))
    matching.set(lexeme, set)
    return set
  }
  return (query) => evaluate(query, ofLexeme)
}

/** Evaluates a tsquery with parentheses, `&` and `|`, of which `&` binds more. */
function evaluate(query: string, ofLexeme: (lexeme: string) => ProductSet): ProductSet {
  const tokens = query.match(/'[^']+'(?::[*A-D]*)?|[&|()]/g) ?? []
  let at = 0
  const any = (): ProductSet => {
    const sets = [all()]
    while (tokens[at] === '|') {
      at += 1
      sets.push(all())
    }
    return union(sets)
  }
  const all = (): ProductSet => {
    let set = one()
    while (tokens[at] === '&') {
      at += 1
      set = intersection(set, one())
    }
    return set
  }
  const one = (): ProductSet => {
    const token = tokens[at] ?? ''
    at += 1
    if (token !== '(') return ofLexeme(token)
    const set = any()
    at += 1
    return set
  }
  return tokens.length === 0 ? noProducts : any()
}

type ListKind = (typeof listBitsKind.enumValues)[number]

/** A set of `list_bits`: the products with any of the values. */
export type ListSet = readonly [kind: ListKind, values: readonly (string | number)[]]

const storedListSets = prepared((database) =>
  database
    .select({
      kind: listBits.kind,
      value: listBits.value,
      chunk: listBits.chunk,
      bits: hexadecimal(listBits.bits),
    })
    .from(listBits)
    .where(
      sql`(${listBits.kind}, ${listBits.value}) in
        (select * from unnest(${parameter('kinds')}::list_bits_kind[], ${parameter('values')}::text[]))`,
    )
    .prepare('list_sets'),
)

/** Returns these sets of `list_bits`. Those of colours, sizes and categories have hidden products too. */
export async function loadListSets(database: Executor, wanted: readonly ListSet[]): Promise<ProductSet[]> {
  const pairs = wanted.flatMap(([kind, values]) => values.map((value) => [kind, `${value}`] as const))
  if (pairs.length === 0) return wanted.map(() => noProducts)
  const rows = await storedListSets(database).execute({
    kinds: pairs.map(([kind]) => kind),
    values: pairs.map(([, value]) => value),
  })
  return wanted.map(([kind, values]) => {
    const named = new Set(values.map(String))
    return setOfChunks(rows.filter((row) => row.kind === kind && named.has(row.value)))
  })
}
