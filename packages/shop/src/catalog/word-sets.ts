/**
 * Products of words, read once for a search. Which words match a product together, and which products, is then found in memory:
 * a set has a bit per product, so the work hardly depends on the catalogue.
 */

import { listBits, searchSets, searchStems } from '@zayy/database/schema/catalog'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { typed } from '@zayy/database/sql/subquery'
import { sizeKey } from '@zayy/domain/cart/paste/match-size'
import type { Executor } from '@zayy/platform/postgres/database'
import { type SQL, sql } from 'drizzle-orm'
import {
  cachedLists,
  cachedStem,
  cachedStems,
  cacheStem,
  type ListKind,
  type ListSets,
  type SetVersions,
  type StemSets,
  setsVersions,
} from './cached-sets.ts'
import { intersection, noProducts, type ProductSet, setOfChunks, sizeOf, union } from './product-set.ts'

/** Maximum number of stems that an unfinished word finds: the most used ones that begin with it. */
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
      versions: setsVersions,
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

const KINDS = ['a', 'b', 'c', 'd']

/**
 * Reads the products of these stems.
 * @param versions of the sets, which may then be cached
 * @param prefixes stems that queries may have as prefixes
 * @param whole stems that they have whole
 */
export async function loadWordSets(
  database: Executor,
  versions: SetVersions | undefined,
  prefixes: readonly string[],
  whole: readonly string[],
): Promise<WordSets> {
  const sets = await loadStems(database, versions, [
    ...new Set([...whole, ...prefixes, ...prefixes.map((stem) => `${stem}*`)]),
  ])
  const setsOf = (lexeme: string): ProductSet[] => {
    const [, stem = '', star = '', ranks = ''] = /^'(.+)'(?::(\*?)([ABC]*))?$/.exec(lexeme) ?? []
    const ofStem = sets.get(`${stem}${star}`)
    return [...(ranks.toLowerCase() || KINDS.join(''))].flatMap((kind) => ofStem?.get(kind) ?? [])
  }
  // The queries of a search have the same alternatives. Many sets for a short time would keep the garbage collector busy.
  const known = new Map<string, ProductSet>()
  return (query) =>
    evaluate(query, (alternatives) => {
      const set = known.get(alternatives) ?? union((alternatives.match(lexemes) ?? []).flatMap(setsOf))
      known.set(alternatives, set)
      return set
    })
}

/** Returns the sets of these stems; `x*` is all that `x` begins. */
async function loadStems(
  database: Executor,
  versions: SetVersions | undefined,
  wanted: readonly string[],
): Promise<Map<string, StemSets>> {
  const cached = versions && cachedStems(database, versions)
  const known = new Map<string, StemSets>()
  for (const stem of wanted) {
    const sets = cached && cachedStem(cached, stem)
    if (sets) known.set(stem, sets)
  }
  const missing = wanted.filter((stem) => !known.has(stem))
  if (missing.length === 0) return known
  const [found] = await storedSets(database).execute({
    prefixes: missing.filter((stem) => stem.endsWith('*')).map((stem) => stem.slice(0, -1)),
    whole: missing.filter((stem) => !stem.endsWith('*')),
  })
  const chunks = Map.groupBy(found?.sets ?? [], ({ key }) => key)
  for (const stem of missing) {
    const rows = KINDS.map((kind) => [kind, chunks.get(`${kind}${stem}`)] as const)
    const sets = new Map(rows.flatMap(([kind, rows]) => (rows ? [[kind, setOfChunks(rows)] as const] : [])))
    known.set(stem, sets)
    if (cached && found?.versions.search === cached.version) cacheStem(cached, stem, sets)
  }
  return known
}

const lexeme = "'[^']+'(?::[*A-D]*)?"
const lexemes = new RegExp(lexeme, 'g')
const tokensOfQuery = new RegExp(`\\(${lexeme}(?: \\| ${lexeme})*\\)|${lexeme}|[&|()]`, 'g')

/**
 * Evaluates a tsquery with parentheses, `&` and `|`, of which `&` binds more.
 * @param ofAlternatives returns the products of a lexeme, or of any of the lexemes in parentheses
 */
function evaluate(query: string, ofAlternatives: (alternatives: string) => ProductSet): ProductSet {
  const tokens = query.match(tokensOfQuery) ?? []
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
    if (token !== '(') return ofAlternatives(token)
    const set = any()
    at += 1
    return set
  }
  return tokens.length === 0 ? noProducts : any()
}

/**
 * A set of `list_bits`: the products with any of the values; of `rating`, with at least one of them; of `size`, with any name of the
 * sizes.
 */
export type ListSet = readonly [kind: ListKind, values: readonly (string | number)[]]

const storedLists = prepared((database) => {
  const { kind, value, chunk, bits } = listBits
  return database
    .select({
      versions: setsVersions,
      sets: jsonList(jsonObject({ kind, value, chunk, bits: hexadecimal(bits) }), {
        from: listBits,
        where: sql`${kind} = any(${parameter('kinds')}::list_bits_kind[])`,
        orderBy: sql`${kind}, ${value}, ${chunk}`,
      }),
    })
    .from(sql`(select) one`)
    .prepare('stored_lists')
})

/**
 * Returns all sets of these kinds of `list_bits`. Those of colours, sizes and categories have hidden products too.
 * @param versions of the sets, which may then be cached
 */
export async function loadLists(
  database: Executor,
  versions: SetVersions | undefined,
  kinds: readonly ListKind[],
): Promise<ReadonlyMap<ListKind, ListSets>> {
  const cached = cachedLists(database)
  const lists = new Map<ListKind, ListSets>()
  for (const kind of kinds) {
    const known = versions && cached.get(kind)
    if (known && known.version === versions[kind]) lists.set(kind, known)
  }
  const missing = kinds.filter((kind) => !lists.has(kind))
  if (missing.length === 0) return lists
  const [found] = await storedLists(database).execute({ kinds: missing })
  const byKind = Map.groupBy(found?.sets ?? [], ({ kind }) => kind)
  for (const kind of missing) {
    const values = Map.groupBy(byKind.get(kind) ?? [], ({ value }) => value)
    const sets = new Map([...values].map(([value, rows]) => [value, setOfChunks(rows)]))
    const read = { version: found?.versions[kind], sets }
    lists.set(kind, read)
    if (versions) cached.set(kind, read)
  }
  return lists
}

/** A size as most of its products name it, and the products of all its names: M and «وسط» are one size. */
type Size = { name: string; products: ProductSet }

const sizesOfSets = new WeakMap<ListSets, ReadonlyMap<string, Size>>()

/** Returns the sizes of the sets of sizes by `sizeKey`, computed once. */
export function sizesOf(list: ListSets): ReadonlyMap<string, Size> {
  const known = sizesOfSets.get(list)
  if (known) return known
  const alike = Map.groupBy(list.sets, ([name]) => sizeKey(name))
  const sizes = new Map<string, Size>()
  for (const [key, named] of alike) {
    const [[name] = ['']] = named.toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one))
    sizes.set(key, { name, products: union(named.map(([, set]) => set)) })
  }
  sizesOfSets.set(list, sizes)
  return sizes
}

/** Returns the products in any of the sets. */
export function listSet(lists: ReadonlyMap<ListKind, ListSets>, [kind, values]: ListSet): ProductSet {
  const list = lists.get(kind)
  if (!list) return noProducts
  if (kind === 'size') {
    const sizes = sizesOf(list)
    return union(values.flatMap((name) => sizes.get(sizeKey(`${name}`))?.products ?? []))
  }
  // A mean rating is at least the wanted one.
  const chosen =
    kind === 'rating'
      ? [...list.sets.keys()].filter((rating) => values.some((least) => Number(rating) >= Number(least)))
      : values
  return union(chosen.flatMap((value) => list.sets.get(`${value}`) ?? []))
}

/** Returns these sets of `list_bits`, as `loadLists`. */
export async function loadListSets(
  database: Executor,
  versions: SetVersions | undefined,
  wanted: readonly ListSet[],
): Promise<ProductSet[]> {
  const kinds = wanted.flatMap(([kind, values]) => (values.length > 0 ? [kind] : []))
  const lists = await loadLists(database, versions, [...new Set(kinds)])
  return wanted.map((set) => listSet(lists, set))
}
