import { foldText } from '@zayy/domain/text/fold'
import { indexStems } from '@zayy/domain/text/index-stems'
import { stem } from '@zayy/domain/text/stem'
import type { Transaction } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'

const RARE_WORDS = 12_000
const NAME_WORDS = 3
const DESCRIPTION_WORDS = 45
/** Share of misspelt words. */
const MISSPELT = 0.005
const BATCH = 2_000

const syllables = {
  ar: [
    'با',
    'تر',
    'جو',
    'حن',
    'دي',
    'را',
    'سم',
    'شو',
    'صف',
    'طا',
    'عل',
    'غم',
    'فر',
    'قو',
    'كا',
    'لي',
    'مر',
    'نو',
    'هد',
    'وس',
  ],
  en: [
    'ba',
    'cor',
    'del',
    'fi',
    'gan',
    'hu',
    'jo',
    'kel',
    'lo',
    'mar',
    'ni',
    'os',
    'pra',
    'qui',
    'ros',
    'su',
    'tem',
    'vi',
    'wex',
    'zon',
  ],
}

type Locale = keyof typeof syllables
const locales = ['ar', 'en'] as const

/** Words of a language from most to least frequent. `pick` chooses one by its frequency. */
export type Vocabulary = Record<Locale, { words: readonly string[]; pick: (random: number) => string }>

/** Returns the words of the shop's own texts, most frequent first, followed by made-up words, such as names of models. */
export async function readVocabulary(transaction: Transaction): Promise<Vocabulary> {
  const { rows } = await transaction.execute(sql`
    select locale, name || ' ' || regexp_replace(description, '<[^>]*>', ' ', 'g') as text from product_translations
    join products on products.id = product_id where sku not like 'copy-%'`)
  const of = (locale: Locale) => {
    const counts = new Map<string, number>()
    for (const row of rows.filter((row) => row.locale === locale))
      for (const word of `${row.text}`.match(/\p{L}{2,}/gu) ?? [])
        counts.set(word, (counts.get(word) ?? 0) + 1)
    const real = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word)
    const made = Array.from({ length: RARE_WORDS }, (_, nth) => madeUp(locale, nth))
    const words = [...new Set([...real, ...made])]
    return { words, pick: zipf(words) }
  }
  return { ar: of('ar'), en: of('en') }
}

/** Each number has its own word. */
function madeUp(locale: Locale, nth: number): string {
  const parts = syllables[locale]
  const digits = [nth % 20, Math.floor(nth / 20) % 20, Math.floor(nth / 400) % 20, (nth * 7) % 20]
  return digits.map((digit) => parts[digit]).join('')
}

/** Returns a function that turns a number below 1 into a word; the word of rank r has a probability near 1 / r. */
function zipf(words: readonly string[]): (random: number) => string {
  let sum = 0
  const sums = words.map((_, rank) => (sum += 1 / (rank + 3)))
  return (random) => {
    const wanted = random * sum
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return words[low] ?? ''
  }
}

/** Leaves out a letter, or swaps it with the next. */
export function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const swapped = random() < 0.5 ? `${word[at + 1] ?? ''}${word[at] ?? ''}` : (word[at + 1] ?? '')
  return `${word.slice(0, at)}${swapped}${word.slice(at + 2)}`
}

/**
 * Gives the copies of `fillCatalogue` new names and descriptions in `copies`, with word frequencies as in natural language. A
 * name begins with the first word of its model's name, the kind of garment.
 */
export async function varyTexts(transaction: Transaction, random: () => number): Promise<void> {
  const vocabulary = await readVocabulary(transaction)
  const { rows: models } = await transaction.execute(sql`
    select model, array_agg(n order by n) as copies, products.search_text, products.search_parts,
      (select jsonb_object_agg(locale, name) from product_translations where product_id = model) as names
    from copies join products on products.id = copies.model
    group by model, products.search_text, products.search_parts order by model`)
  const stems = new Map<string, string>()
  const stemOf = (word: string) => {
    const known = stems.get(word) ?? foldText(word).split(' ').map(stem).join(' ')
    stems.set(word, known)
    return known
  }
  const text = (locale: Locale, length: number) =>
    Array.from({ length }, () => {
      const word = vocabulary[locale].pick(random())
      return word.length > 4 && random() < MISSPELT ? misspell(word, random) : word
    })
  const uses = new Map<string, { shown: string; uses: number }>()
  const all = models.flatMap((model) => {
    const names: Partial<Record<Locale, string>> = Object(model.names)
    const own = foldText(locales.map((locale) => names[locale] ?? '').join(' '))
    const above = `${model.search_text}`.slice(own.length)
    const parts: string[] = Array.isArray(model.search_parts) ? model.search_parts : []
    const copies: number[] = Array.isArray(model.copies) ? model.copies : []
    return copies.map((n) => ({ n, names, above, parts }))
  })
  for (let from = 0; from < all.length; from += BATCH) {
    const written = all.slice(from, from + BATCH).map(({ n, names, above, parts }) => {
      const named = locales.map((locale) =>
        [names[locale]?.split(' ')[0] ?? '', ...text(locale, NAME_WORDS)].join(' '),
      )
      for (const shown of new Set(named.join(' ').match(/[\p{L}\p{M}\p{N}]+/gu))) {
        const word = foldText(shown)
        const known = uses.get(word)
        if (known) known.uses += 1
        else if (word.length >= 3 && !word.includes(' ')) uses.set(word, { shown, uses: 1 })
      }
      const described = locales.map((locale) => text(locale, DESCRIPTION_WORDS))
      return {
        n,
        texts: Object.fromEntries(
          locales.map((locale, at) => [locale, { name: named[at], description: described[at]?.join(' ') }]),
        ),
        text: foldText(named.join(' ')) + above,
        parts: [
          indexStems(named.join(' ')).join(' '),
          ...parts.slice(1, 3),
          described.flat().map(stemOf).join(' '),
        ],
      }
    })
    const given = JSON.stringify(written)
    await transaction.execute(sql`
      update copies set search_text = given.text, search_parts = given.parts, texts = given.texts
      from jsonb_to_recordset(${given}::jsonb) as given (n int, text text, parts text[], texts jsonb) where given.n = copies.n`)
  }
  const words = JSON.stringify([...uses].map(([word, { shown, uses }]) => ({ word, shown, uses })))
  await transaction.execute(sql`
    insert into search_words (word, shown, uses)
    select word, shown, uses from jsonb_to_recordset(${words}::jsonb) as given (word text, shown text, uses int)
    on conflict (word) do update set uses = search_words.uses + excluded.uses`)
}
