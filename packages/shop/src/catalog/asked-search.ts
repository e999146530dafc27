import { type ReadSearch, readSearch, type SearchPart } from '@zayy/domain/catalog/read-search'
import { foldText, searchStems } from '@zayy/domain/text/fold'
import type { Database } from '@zayy/platform/postgres/database'
import { knownWords } from './search-queries.ts'

/** One folded word of a search, and what the shop knows of it. */
export type KnownWord = {
  /** Folded. */
  word: string
  stem: string
  /** Whether a product holds its stem, if only as a prefix. */
  held: boolean
  /**
   * Of the last word, which may still be being typed: the stems of the names' words that begin so and whose stem does not
   * («بنطلو» begins «بنطلون», whose stem is «بنطل»).
   */
  completions: string[]
}

/** A word as it was typed. More than one of the folded ones for words such as t-shirt. */
export type SearchWord = { typed: string; words: KnownWord[] }

/** A size that the shop has, by its names there. */
type SearchSize = { typed: string; names: string[]; pieces: number | null }

/** A search with what the catalogue knows of its parts. */
export type AskedSearch = Pick<ReadSearch, 'exact' | 'parts'> & {
  words: SearchWord[]
  sizes: SearchSize[]
  quantity: number | null
  /** The typed texts that are not looked for: words past the twelfth, sizes that the shop has not, a second quantity, pieces that nobody can order. */
  setAside: string[]
}

/** More stems than anybody types. */
const MAX_STEMS = 12

/** Reads a search, and looks up which of its words, sizes and numbers the shop knows. */
export async function askedSearch(database: Database, search: string): Promise<AskedSearch> {
  const read = readSearch(search)
  const { parts } = read
  const last = parts.at(-1)
  const beginning = last?.kind === 'word' ? (foldText(last.typed).split(' ').at(-1) ?? '') : ''
  const texts = parts.flatMap((part) =>
    part.kind === 'word' ? [part.text, part.typed] : part.kind === 'number' ? [part.typed] : [],
  )
  const stems = [...new Set(texts.flatMap(searchStems))].slice(0, 2 * MAX_STEMS)
  const sizes = parts.flatMap((part) =>
    part.kind === 'size' ? part.names : part.kind === 'number' ? [String(part.pieces)] : [],
  )
  const numbers = parts.map((part, at) =>
    part.kind === 'number' ? namesWith(part.pieces, parts[at + 1]) : '',
  )
  // No word begins with a space.
  const [row] = await knownWords(database).execute({
    stems,
    beginning: beginning || ' ',
    sizes,
    numbers: numbers.filter(Boolean),
  })
  const known = {
    held: new Set(row?.held),
    sizes: new Set(row?.sizes),
    numbers: new Set(row?.numbers),
    completions: row?.completions ?? [],
  }
  const wordOf = (word: string): KnownWord => {
    const [stem = word] = searchStems(word)
    const begun = word === beginning ? known.completions : []
    return { word, stem, held: known.held.has(stem), completions: otherStems(stem, begun) }
  }
  const wordsOf = (text: string) => foldText(text).split(' ').map(wordOf)

  const asked: AskedSearch = { ...read, words: [], sizes: [], quantity: null, setAside: [] }
  const seen = new Set<string>()
  const addWord = ({ typed, words }: SearchWord) => {
    const fresh = words.filter(({ stem }) => !seen.has(stem))
    if (fresh.length === 0) return
    if (seen.size + fresh.length > MAX_STEMS) {
      asked.setAside.push(typed)
      return
    }
    for (const { stem } of fresh) seen.add(stem)
    asked.words.push({ typed, words: fresh })
  }
  const addQuantity = (typed: string, pieces: number) => {
    if (asked.quantity === null) asked.quantity = pieces
    else asked.setAside.push(typed)
  }
  const hasSize = parts.some(({ kind }) => kind === 'size')
  const addNumber = ({ typed, pieces, leads }: Extract<SearchPart, { kind: 'number' }>, at: number) => {
    const name = String(pieces)
    if (parts.length === 1 || known.numbers.has(numbers[at] ?? '')) addWord({ typed, words: wordsOf(typed) })
    else if (!leads && !hasSize && known.sizes.has(name)) asked.sizes.push({ typed, names: [name], pieces })
    else addQuantity(typed, pieces)
  }
  for (const [at, part] of parts.entries()) {
    if (part.kind === 'quantity') addQuantity(part.typed, part.pieces)
    else if (part.kind === 'number') addNumber(part, at)
    else if (part.kind === 'unusable') asked.setAside.push(part.typed)
    else if (part.kind === 'size') {
      const names = part.names.filter((name) => known.sizes.has(name))
      if (names.length === 0) asked.setAside.push(part.typed)
      else asked.sizes.push({ typed: part.typed, names, pieces: null })
    } else {
      const usual = wordsOf(part.text)
      addWord({ typed: part.typed, words: usual.every(isKnown) ? usual : wordsOf(part.typed) })
    }
  }
  return asked
}

/** A tsquery: a number in a name, or before the next word in a text: "4 way stretch" asks for no four pieces. */
function namesWith(number: number, next: SearchPart | undefined): string {
  const [stem] = next?.kind === 'word' ? searchStems(next.text) : []
  return `'${number}':AB${stem === undefined ? '' : ` | '${number}' <-> '${stem}'`}`
}

/** Of some stems those that a product holds. */
export async function heldStems(database: Database, stems: readonly string[]): Promise<Set<string>> {
  if (stems.length === 0) return new Set()
  const [known] = await knownWords(database).execute({
    stems: [...stems],
    beginning: ' ',
    sizes: [],
    numbers: [],
  })
  return new Set(known?.held)
}

/** Whether a product or a name of the shop has it, or begins so. */
export function isKnown({ held, completions }: KnownWord): boolean {
  return held || completions.length > 0
}

function otherStems(stem: string, words: readonly string[]): string[] {
  return [...new Set(words.flatMap(searchStems))].filter((other) => !other.startsWith(stem))
}
