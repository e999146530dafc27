import type { Database } from '@zayy/database/database'
import { foldText, searchStems } from '@zayy/domain/text/fold'

/** A search, as the list asks for it. */
export type SearchTerms = {
  /** A tsquery: each word whole, by a synonym or as a prefix; empty when every word is misspelt. */
  all: string
  /** A tsquery of the same words, any of them, whole. */
  whole: string
  /** Folded words that no product holds, to be found by their likeness. */
  misspelt: string[]
  /** The search as one folded text. */
  phrase: string
}

/**
 * Takes a search apart: folded, stemmed, its synonyms named as they are in what is stored. A word that no product
 * holds is taken for a typing error.
 */
export async function searchTerms(database: Database, search: string): Promise<SearchTerms> {
  const stems = [...new Set(searchStems(search))]
  const held = await heldStems(database, stems)
  const known = stems.filter((stem) => held.has(stem))
  return {
    all: known.map((stem) => `'${stem}':*`).join(' & '),
    whole: known.map((stem) => `'${stem}'`).join(' | '),
    misspelt: stems.filter((stem) => !held.has(stem)),
    phrase: foldText(search),
  }
}

async function heldStems(database: Database, stems: string[]): Promise<Set<string>> {
  const { rows } = await database.$client.query<{ stem: string }>({
    name: 'held_stems',
    text: `select asked.stem from unnest($1::text[]) as asked (stem) where exists (
      select from products p where not p.hidden and p.search_stems @@ to_tsquery('simple', '''' || asked.stem || ''':*'))`,
    values: [stems],
  })
  return new Set(rows.map(({ stem }) => stem))
}
