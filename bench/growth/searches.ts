import type { ShopClient } from '@zayy/contract/shop-client'
import type { Database } from '@zayy/platform/postgres/database'
import { poolOf } from '@zayy/platform/postgres/pool-of'

type Call = (nth: number) => Promise<unknown>

/**
 * Returns the kinds of searches to measure in a catalogue of `varyTexts`. Each has several searches, since one word may be
 * cheap by chance.
 */
export async function searchKinds(
  database: Database,
  { products, suggest }: ShopClient['catalog'],
): Promise<Record<string, Call>> {
  const { rows } = await poolOf(database).query<{ word: string }>(
    "select word from search_words where word !~ '[0-9]' order by uses desc, word",
  )
  const words = rows.map(({ word }) => word)
  /** The word at this share of the vocabulary, from frequent to rare. */
  const word = (share: number) => words[Math.floor(share * (words.length - 1))] ?? ''
  const common = (nth: number) => words[nth % 8] ?? ''
  const misspelt = ['scrbs', 'pollo', 'jackt', 'قمييص', 'بنطلوون', 'السكرابز', 'secrity', 'يونفرم']
  const of = (searches: readonly string[], call: (search: string) => Promise<unknown>) => (nth: number) =>
    call(searches[nth % searches.length] ?? '')
  const list = (search: string) => products({ search })
  const three = Array.from({ length: 8 }, (_, nth) => `${common(nth)} ${common(nth + 2)} ${common(nth + 5)}`)
  const typed = ['s', 'sc', 'po', 'ق', 'قم', 'بو', 'sec', 'the']
  return {
    commonWord: (nth) => list(common(nth)),
    commonWordByPrice: (nth) => products({ search: common(nth), sort: 'price' }),
    commonWordInColour: (nth) => products({ search: common(nth), colors: 'blue' }),
    commonWordFarPage: (nth) => products({ search: common(nth), page: 20 }),
    rareWord: of([0.5, 0.6, 0.7, 0.8].map(word), list),
    misspelt: of(misspelt, list),
    threeWords: of(three, list),
    commonAndRare: (nth) => list(`${common(nth)} ${word(0.5 + (nth % 8) / 20)}`),
    wordAndSize: (nth) => list(`${common(nth)} XL`),
    suggestCommon: (nth) => suggest({ search: common(nth) }),
    suggestTyped: of(typed, (search) => suggest({ search })),
    suggestMisspelt: of(misspelt, (search) => suggest({ search })),
  }
}
