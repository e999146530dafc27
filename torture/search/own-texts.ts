import type { PooledDatabase } from '@zayy/platform/postgres/database'

/** Bits of a product's texts: names, category and brand, attributes, description. */
const texts = { A: 1, B: 2, C: 4, D: 8 } as const
const ANY_TEXT = 15

/** A shown product. `stems`: the number of each stem in `OwnTexts.stems` * 16, and the texts that have it. */
type OwnProduct = { id: number; sold: number; position: number; stems: Uint32Array }

/** Texts and sizes of the shown products from their own rows. */
export type OwnTexts = {
  /** By number. */
  stems: readonly string[]
  products: readonly OwnProduct[]
  /** Products of each size. */
  sizes: ReadonlyMap<string, ReadonlySet<number>>
}

const BATCH = 5_000

export async function readOwnTexts(database: PooledDatabase): Promise<OwnTexts> {
  const numbers = new Map<string, number>()
  const numberOf = (stem: string) => {
    const number = numbers.get(stem) ?? numbers.size
    numbers.set(stem, number)
    return number
  }
  const products: OwnProduct[] = []
  for (let last = 0; ; ) {
    const { rows } = await database.$client.query(
      `select id, sold_count as sold, position, search_parts as parts from products join product_stats on product_id = id
        where not hidden and id > $1 order by id limit ${BATCH}`,
      [last],
    )
    for (const { id, sold, position, parts } of rows) {
      const found = new Map<number, number>()
      for (const [nth, text] of parts.entries())
        for (const stem of text.split(' ').filter(Boolean))
          found.set(numberOf(stem), (found.get(numberOf(stem)) ?? 0) | (1 << nth))
      const stems = Uint32Array.from(found, ([stem, bits]) => stem * 16 + bits)
      products.push({ id, sold, position, stems })
      last = id
    }
    if (rows.length < BATCH) break
  }
  const { rows } = await database.$client.query(
    'select name, array_agg(product_id) as ids from product_sizes where not hidden group by name',
  )
  return {
    stems: [...numbers.keys()],
    products,
    sizes: new Map(rows.map(({ name, ids }) => [name, new Set<number>(ids)])),
  }
}

/** Returns the letters of the stored sets that a stem in these texts belongs to. */
export function lettersOf(bits: number): string[] {
  if (bits & (texts.A | texts.B)) return [...(bits & texts.A ? ['a'] : []), ...(bits & texts.B ? ['b'] : [])]
  return [bits & texts.C ? 'c' : 'd']
}

/** A stem, and in how many sets of products it is. */
export type UsedStem = { stem: string; uses: number }

/** Returns all stems, most used first. */
export function usedStems({ stems, products }: OwnTexts): UsedStem[] {
  const uses = new Uint32Array(stems.length)
  for (const product of products)
    for (const each of product.stems) uses[each >> 4] = (uses[each >> 4] ?? 0) + lettersOf(each & 15).length
  return stems
    .map((stem, number) => ({ stem, uses: uses[number] ?? 0 }))
    .sort((one, other) => other.uses - one.uses || (one.stem < other.stem ? -1 : 1))
}

/** Returns true for the lexemes of a matching product. */
type Condition = (has: (lexeme: string) => boolean) => boolean

/** Parses a tsquery of lexemes, parentheses, `&` and `|`. */
function parse(query: string): Condition {
  const tokens = query.match(/'[^']+'(?::[A-D]*)?|[&|()]/g) ?? []
  const either = (): Condition => {
    const parts = [both()]
    while (tokens[0] === '|' && tokens.shift()) parts.push(both())
    return (has) => parts.some((part) => part(has))
  }
  const both = (): Condition => {
    const parts = [one()]
    while (tokens[0] === '&' && tokens.shift()) parts.push(one())
    return (has) => parts.every((part) => part(has))
  }
  const one = (): Condition => {
    const token = tokens.shift() ?? ''
    if (token !== '(') return (has) => has(token)
    const inner = either()
    tokens.shift()
    return inner
  }
  return either()
}

/** Returns the products of each tsquery that no earlier one has, by reading the stems of every product. */
export function matchingProducts({ stems, products }: OwnTexts, queries: readonly string[]): OwnProduct[][] {
  const conditions = queries.map(parse)
  const lexemes = [...new Set(queries.flatMap((query) => query.match(/'[^']+'(?::[A-D]*)?/g) ?? []))]
  const asked = new Map<string, { lexeme: string; bits: number }[]>()
  for (const lexeme of lexemes) {
    const [, stem = '', letters = ''] = /^'(.+)'(?::(.*))?$/.exec(lexeme) ?? []
    const bits = letters
      ? Object.entries(texts).reduce((sum, [letter, bit]) => sum + (letters.includes(letter) ? bit : 0), 0)
      : ANY_TEXT
    asked.set(stem, [...(asked.get(stem) ?? []), { lexeme, bits }])
  }
  const byNumber = stems.map((stem) => asked.get(stem))
  const matching = queries.map((): OwnProduct[] => [])
  for (const product of products) {
    const found = new Set<string>()
    for (const each of product.stems)
      for (const { lexeme, bits } of byNumber[each >> 4] ?? []) if (each & bits) found.add(lexeme)
    if (found.size === 0) continue
    const way = conditions.findIndex((condition) => condition((lexeme) => found.has(lexeme)))
    matching[way]?.push(product)
  }
  return matching
}
