import { products } from '@zayy/database/schema/catalog'
import { searchWords } from '@zayy/database/schema/search-words'
import { prepared } from '@zayy/database/sql/prepared'
import { arrayOf, existsIn, typed } from '@zayy/database/sql/subquery'
import { sql } from 'drizzle-orm'

/** Matches of which one must have a number beside a word, so that the number is a word too. */
const MAX_CHECKED = 1_000

/** Translates a tsquery of `products.search_stems` into one of `product_search.keys`, which finds the same products. */
export function keysQuery(query: string): string {
  return query.replace(/'([^']+)'(?::(\*?)([ABC]*))?/g, (_, stem: string, star = '', ranks = '') => {
    const kinds = [...(ranks.toLowerCase() || 'abcd')]
    return `(${kinds.map((kind) => `'${kind}${stem}'${star && ':*'}`).join(' | ')})`
  })
}

/** Returns a tsquery of `product_search.keys` for any of these values of one kind; empty without values. */
export function anyKey(kind: 'k' | 'f' | 's' | 'g', values: readonly (string | number)[]): string {
  // In quotation marks, only these two characters have a meaning.
  return values.map((value) => `'${kind}${`${value}`.replace(/['\\]/g, '$&$&')}'`).join(' | ')
}

/** Returns a tsquery for what matches all of these. An empty one matches everything. */
export function allOf(...queries: readonly string[]): string {
  return queries
    .filter((query) => query !== '')
    .map((query) => `(${query})`)
    .join(' & ')
}

/** Returns the index of the first of the `queries` of keys that matches a shown product. */
export const firstMatchingQuery = prepared((database) =>
  database
    .select({ nth: sql`given.place - 1`.mapWith(Number) })
    // Sorted first, so that queries after the first match do not run.
    .from(
      sql`(select query, place from unnest(${sql.placeholder('queries')}::text[]) with ordinality as listed (query, place)
        order by place offset 0) given`,
    )
    .where(sql`has_match(given.query::tsquery)`)
    .orderBy(sql`given.place`)
    .limit(1)
    .prepare('first_matching_query'),
)

/**
 * Returns which of the tsqueries of keys `queries` match a shown product, which may have a longer word by `longer`; the
 * words in names that start with the folded text `prefix`, most used first; which of the `phrases` a product has that
 * matches the query at the same place of `words`. Both are numbered from 1.
 */
export const knownWords = prepared((database) =>
  database
    .select({
      known: arrayOf(
        typed<number>(sql`given.nth::int`),
        sql`from unnest(${sql.placeholder('queries')}::text[], ${sql.placeholder('longer')}::text[])
            with ordinality as given (query, longer, nth)
          where has_match(given.query::tsquery) or has_match(given.longer::tsquery)`,
      ),
      completions: arrayOf(
        searchWords.word,
        // The range of a prefix in the order of the index, up to the last character of Unicode.
        sql`from ${searchWords} where ${searchWords.word} ~>=~ ${sql.placeholder('prefix')}::text
          and ${searchWords.word} ~<~ (${sql.placeholder('prefix')}::text || chr(1114111))
          order by ${searchWords.uses} desc, ${searchWords.word} limit 30`,
      ),
      phrases: arrayOf(
        typed<number>(sql`given.nth::int`),
        sql`from unnest(${sql.placeholder('words')}::text[], ${sql.placeholder('phrases')}::text[])
            with ordinality as given (words, phrase, nth)
          where ${existsIn({
            from: sql`best_matches(array[given.words::tsquery], '', ${sql.raw(`${MAX_CHECKED}`)}) as found
              join ${products} on ${products.id} = found`,
            where: sql`${products.searchStems} @@ given.phrase::tsquery`,
          })}`,
      ),
    })
    .from(sql`(values (1)) as one`)
    .prepare('known_words'),
)

/** Returns words in names similar to each of `words`, most similar first, with their spelling there. */
export const nearWords = prepared((database) =>
  database
    .select({
      given: sql`given.word`.mapWith(String),
      word: sql`near.word`.mapWith(String),
      shown: sql`near.shown`.mapWith(String),
    })
    .from(
      sql`unnest(${sql.placeholder('words')}::text[]) as given (word), lateral near_words(given.word) near`,
    )
    .prepare('near_words'),
)
