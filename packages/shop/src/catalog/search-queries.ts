import { productSizes, products } from '@zayy/database/schema/catalog'
import { searchWords } from '@zayy/database/schema/search-words'
import { prepared } from '@zayy/database/sql/prepared'
import { arrayOf, existsIn, typed } from '@zayy/database/sql/subquery'
import { type SQL, sql } from 'drizzle-orm'

const isFound = (query: SQL) =>
  existsIn({
    from: products,
    where: sql`not ${products.hidden} and ${products.searchStems} @@ to_tsquery('simple', ${query})`,
  })

/**
 * SQL: whether a product is to be had in one of the sizes of the parameter `searchSizes`. One row by a limit and not `exists`,
 * which PostgreSQL turns into a join: it would look up every product of a usual size before it asks for the words.
 */
export const hasSearchedSize = sql`(select true from ${productSizes}
  where ${productSizes.productId} = ${products.id} and not ${productSizes.hidden}
    and ${productSizes.name} = any(${sql.placeholder('searchSizes')}::text[]) limit 1)`

/** Whether a product that the tsquery `query` finds, or any product for null, is to be had in one of `searchSizes`. */
export const findsInSize = prepared((database) =>
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

/** Of some tsqueries, `queries`, the first that finds a product that is shown. */
export const firstFinding = prepared((database) =>
  database
    .select({ query: sql`asked.query`.mapWith(String) })
    // Sorted first, so that the queries after the first that finds something are not run.
    .from(
      sql`(select query, place from unnest(${sql.placeholder('queries')}::text[]) with ordinality as listed (query, place)
        order by place offset 0) asked`,
    )
    .where(isFound(sql`asked.query`))
    .orderBy(sql`asked.place`)
    .limit(1)
    .prepare('narrowest_search'),
)

/**
 * Of some stems, `stems`, those that a product holds, if only as a prefix; the words of the shop's names that begin as the
 * folded text `beginning` does, those of most names first; of `sizes` those that a product has; of the tsqueries `numbers`
 * those that find one.
 */
export const knownWords = prepared((database) =>
  database
    .select({
      held: arrayOf(
        typed<string>(sql`asked.stem`),
        sql`from unnest(${sql.placeholder('stems')}::text[]) as asked (stem)
          where ${isFound(sql`'''' || asked.stem || ''':*'`)}`,
      ),
      completions: arrayOf(
        searchWords.word,
        sql`from ${searchWords} where starts_with(${searchWords.word}, ${sql.placeholder('beginning')}::text)
          order by ${searchWords.uses} desc, ${searchWords.word} limit 30`,
      ),
      sizes: arrayOf(
        typed<string>(sql`asked.size`),
        sql`from unnest(${sql.placeholder('sizes')}::text[]) as asked (size) where ${existsIn({
          from: productSizes,
          where: sql`${productSizes.name} = asked.size and not ${productSizes.hidden}`,
        })}`,
      ),
      numbers: arrayOf(
        typed<string>(sql`asked.number`),
        sql`from unnest(${sql.placeholder('numbers')}::text[]) as asked (number)
          where ${isFound(sql`asked.number`)}`,
      ),
    })
    .from(sql`(values (1)) as one`)
    .prepare('known_words'),
)

/** For each of some words, `words`, the words of the shop's names that are like it, the likest first, as names write them too. */
export const nearWords = prepared((database) =>
  database
    .select({
      asked: sql`asked.word`.mapWith(String),
      word: sql`near.word`.mapWith(String),
      shown: sql`near.shown`.mapWith(String),
    })
    .from(
      sql`unnest(${sql.placeholder('words')}::text[]) as asked (word), lateral (
        select ${searchWords.word}, ${searchWords.shown} from ${searchWords}
        where similarity(${searchWords.word}, asked.word) > 0.15
        order by similarity(${searchWords.word}, asked.word) desc, ${searchWords.uses} desc, ${searchWords.word}
        limit 40) near`,
    )
    .prepare('near_words'),
)
