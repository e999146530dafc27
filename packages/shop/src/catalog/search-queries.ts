import { listBits, products, searchSets, searchStems } from '@zayy/database/schema/catalog'
import { searchWords } from '@zayy/database/schema/search-words'
import { anyValue } from '@zayy/database/sql/any-value'
import { prepared } from '@zayy/database/sql/prepared'
import { arrayOf, existsIn, typed } from '@zayy/database/sql/subquery'
import { sql } from 'drizzle-orm'
import { setsVersions } from './cached-sets.ts'
import { beginsWith } from './word-sets.ts'

/** SQL: the numbers, from 1, of the elements of a parameter for which the condition holds. */
const numbersOf = (name: string, condition: ReturnType<typeof sql>) =>
  arrayOf(
    typed<number>(sql`given.nth::int`),
    sql`from unnest(${anyValue(name, 'text[]')}) with ordinality as given (text, nth) where ${condition}`,
  )

/**
 * Returns which of the `stems` a product has, at least as a prefix, which of the `names` are stems of a name or category, and
 * which of the `sizes` a shown product has, numbered from 1; the words in names that start with the folded text `prefix`, most
 * used first; the versions of the sets of products.
 */
export const knownWords = prepared((database) =>
  database
    .select({
      versions: setsVersions,
      stems: numbersOf('stems', existsIn({ from: searchStems, where: beginsWith(sql`given.text`) })),
      names: numbersOf(
        'names',
        existsIn({
          from: searchSets,
          where: sql`${searchSets.key} in ('a' || given.text, 'b' || given.text)`,
        }),
      ),
      sizes: numbersOf(
        'sizes',
        existsIn({
          from: sql`${listBits} of_size join ${listBits} shown using (chunk)`,
          where: sql`of_size.kind = 'size' and of_size.value = given.text and shown.kind = 'flag'
            and shown.value = 'shown' and bit_count(of_size.bits & shown.bits) > 0`,
        }),
      ),
      completions: arrayOf(
        searchWords.word,
        // The range of a prefix in the order of the index, up to the last character of Unicode.
        sql`from ${searchWords} where ${searchWords.word} ~>=~ ${anyValue('prefix', 'text')}
          and ${searchWords.word} ~<~ (${anyValue('prefix', 'text')} || chr(1114111))
          order by ${searchWords.uses} desc, ${searchWords.word} limit 30`,
      ),
    })
    .from(sql`(values (1)) as one`)
    .prepare('known_words'),
)

/** Returns a row if one of the products `ids` matches the tsquery `phrase`. */
export const productWithPhrase = prepared((database) =>
  database
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${products.id} = any(${sql.placeholder('ids')}::int[])
        and ${products.searchStems} @@ ${sql.placeholder('phrase')}::text::tsquery`,
    )
    .limit(1)
    .prepare('product_with_phrase'),
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
