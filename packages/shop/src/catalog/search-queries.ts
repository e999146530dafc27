import { productSizes, products } from '@zayy/database/schema/catalog'
import { searchWords } from '@zayy/database/schema/search-words'
import { prepared } from '@zayy/database/sql/prepared'
import { arrayOf, existsIn, typed } from '@zayy/database/sql/subquery'
import { type SQL, sql } from 'drizzle-orm'

const matchesProduct = (query: SQL) =>
  existsIn({
    from: products,
    where: sql`not ${products.hidden} and ${products.searchStems} @@ to_tsquery('simple', ${query})`,
  })

/**
 * SQL: whether a product has one of the sizes of the parameter `searchSizes`. Uses a limit, because PostgreSQL
 * turns `exists` into a join that looks up every product of a common size before it checks the words.
 */
export const hasSearchedSize = sql`(select true from ${productSizes}
  where ${productSizes.productId} = ${products.id} and not ${productSizes.hidden}
    and ${productSizes.name} = any(${sql.placeholder('searchSizes')}::text[]) limit 1)`

/** Returns a row if a product that matches the tsquery `query` (null: any product) has one of `searchSizes`. */
export const hasMatchInSize = prepared((database) =>
  database
    .select({
      found: existsIn({
        from: products,
        where: sql`not ${products.hidden} and (${sql.placeholder('query')}::text is null
          or ${products.searchStems} @@ to_tsquery('simple', ${sql.placeholder('query')}::text)) and ${hasSearchedSize}`,
      }),
    })
    .from(sql`(values (1)) as one`)
    .prepare('finds_in_size'),
)

/** Returns the first of the tsqueries `queries` that matches a shown product. */
export const firstMatchingQuery = prepared((database) =>
  database
    .select({ query: sql`given.query`.mapWith(String) })
    // Sorted first, so that queries after the first match do not run.
    .from(
      sql`(select query, place from unnest(${sql.placeholder('queries')}::text[]) with ordinality as listed (query, place)
        order by place offset 0) given`,
    )
    .where(matchesProduct(sql`given.query`))
    .orderBy(sql`given.place`)
    .limit(1)
    .prepare('narrowest_search'),
)

/**
 * Returns the `stems` that a product has, at least as a prefix; the words in names that start with the folded
 * text `prefix`, most used first; the `sizes` that a product has; the tsqueries `numbers` that match a
 * product.
 */
export const knownWords = prepared((database) =>
  database
    .select({
      inCatalogue: arrayOf(
        typed<string>(sql`given.stem`),
        sql`from unnest(${sql.placeholder('stems')}::text[]) as given (stem)
          where ${matchesProduct(sql`'''' || given.stem || ''':*'`)}`,
      ),
      completions: arrayOf(
        searchWords.word,
        sql`from ${searchWords} where starts_with(${searchWords.word}, ${sql.placeholder('prefix')}::text)
          order by ${searchWords.uses} desc, ${searchWords.word} limit 30`,
      ),
      sizes: arrayOf(
        typed<string>(sql`given.size`),
        sql`from unnest(${sql.placeholder('sizes')}::text[]) as given (size) where ${existsIn({
          from: productSizes,
          where: sql`${productSizes.name} = given.size and not ${productSizes.hidden}`,
        })}`,
      ),
      numbers: arrayOf(
        typed<string>(sql`given.number`),
        sql`from unnest(${sql.placeholder('numbers')}::text[]) as given (number)
          where ${matchesProduct(sql`given.number`)}`,
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
      sql`unnest(${sql.placeholder('words')}::text[]) as given (word), lateral (
        select ${searchWords.word}, ${searchWords.shown} from ${searchWords}
        where similarity(${searchWords.word}, given.word) > 0.15
        order by similarity(${searchWords.word}, given.word) desc, ${searchWords.uses} desc, ${searchWords.word}
        limit 40) near`,
    )
    .prepare('near_words'),
)

/** SQL: the tsquery of the parameter `all`. */
export const searchQuery = sql`to_tsquery('simple', ${sql.placeholder('all')}::text)`

/** SQL: whether the words of the search name a product, by the parameter `named`; otherwise its description mentions them. */
export const isNamed = sql`${products.searchStems} @@ to_tsquery('simple', ${sql.placeholder('named')}::text)`

const weights = sql`'{0.02, 0.1, 0.3, 1}'`

/**
 * SQL: relevance of a product: words as a phrase, then whole, then as prefixes. The parameters `all`, `whole`
 * and `phrase` are those of SearchTerms.
 */
export const matchScore = sql`(position(${sql.placeholder('phrase')}::text in ${products.searchText}) > 0)::int
  + 4 * ts_rank(${weights}, ${products.searchStems}, to_tsquery('simple', ${sql.placeholder('whole')}::text))
  + ts_rank(${weights}, ${products.searchStems}, ${searchQuery})`
