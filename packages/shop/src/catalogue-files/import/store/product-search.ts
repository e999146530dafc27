import { foldText, searchStems } from '@zayy/domain/text/fold'
import { indexStems } from '@zayy/domain/text/index-stems'
import type { CatalogueFrame } from '../read/catalogue.ts'
import type { ProductLines } from '../read/product-spool.ts'

/** The columns `search_text` and `search_parts` of a product. */
export type ProductSearch = { searchText: string; searchParts: string[] }

/**
 * Returns the search texts of a product in both languages, by weight: names; categories and brand; attributes, colours,
 * audience, the owner's search words and the general word for uniforms; description.
 */
export function productSearch(
  frame: CatalogueFrame,
): (lines: Pick<ProductLines, 'products' | 'attributes' | 'colours'>) => (sku: string) => ProductSearch {
  const categories = new Map(frame.categories.lines.map(({ values }) => [values.slug, values]))
  // Cached, because many products share categories, colours, fabrics and most words.
  const stems = {
    ofText: cached(indexStems),
    /** Stems of the words of a text, separated by spaces. */
    ofWords: eachWord(cached((word) => searchStems(word).join(' '))),
    folded: eachWord(cached(foldText)),
    foldedText: cached(foldText),
  }
  return (lines) => searchOf(categories, lines, stems)
}

/** Cached texts, and the maximum length of each. */
const MAX_KNOWN = 10_000
const MAX_KNOWN_LENGTH = 500

function cached<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = work(text)
    if (text.length > MAX_KNOWN_LENGTH) return result
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(text, result)
    return result
  }
}

/** Folds a text word by word, split at spaces and line breaks, as folding the whole text would. */
function eachWord(fold: (word: string) => string): (text: string) => string {
  return (text) => {
    let folded = ''
    for (const word of text.split(/[ \n]/)) {
      const own = word === '' ? '' : fold(word)
      if (own !== '') folded += folded === '' ? own : ` ${own}`
    }
    return folded
  }
}

type Stems = {
  ofText(text: string): string[]
  ofWords(text: string): string
  folded(text: string): string
  foldedText(text: string): string
}

function searchOf(
  categories: ReadonlyMap<string, CatalogueFrame['categories']['lines'][number]['values']>,
  lines: Pick<ProductLines, 'products' | 'attributes' | 'colours'>,
  stems: Stems,
): (sku: string) => ProductSearch {
  const attributes = Map.groupBy(lines.attributes.lines, ({ values }) => values.product)
  const colours = Map.groupBy(lines.colours.lines, ({ values }) => values.product)
  const products = new Map(lines.products.lines.map(({ values }) => [values.sku, values]))

  return (sku) => {
    const product = products.get(sku)
    if (!product) throw new Error(`No row of products has the sku ${sku}`)
    const names = [product.name_ar, product.name_en]
    const above: string[] = []
    const seen = new Set<string>()
    const climb = (slug: string | null) => {
      const category = slug === null ? undefined : categories.get(slug)
      if (!category || seen.has(category.slug)) return
      seen.add(category.slug)
      above.push(category.name_ar, category.name_en, category.search_words)
      climb(category.parent)
    }
    // In the order of the shop, since the order in the file is not stored.
    const others = [...categories.keys()].filter((slug) => product.also.includes(slug))
    for (const slug of [product.category, product.brand, ...others]) climb(slug)
    const details = [
      product.search_words,
      'زي موحد',
      ...(product.men ? ['رجال'] : []),
      ...(product.women ? ['نساء'] : []),
      ...(product.children ? ['اطفال'] : []),
      ...(attributes.get(sku) ?? []).flatMap(({ values }) => [values.value_ar, values.value_en]),
      ...(colours.get(sku) ?? []).flatMap(({ values }) => [values.name_ar, values.name_en]),
    ]
    const descriptions = [product.description_ar.markdown, product.description_en.markdown]
    return {
      searchText: `${stems.folded(names.join(' '))} ${stems.foldedText(above.join(' '))}`.trim(),
      searchParts: [
        indexStems(names.join(' ')).join(' '),
        ...[above, details].map((texts) => [...new Set(texts.flatMap(stems.ofText))].join(' ')),
        stems.ofWords(descriptions.join(' ')),
      ],
    }
  }
}

type Word = { word: string; shown: string; uses: number }

/** Collects the folded words of visible names, each with one spelling and the number of names that contain it. */
export function searchVocabulary({ categories }: CatalogueFrame) {
  const words = new Map<string, Word>()
  const addNames = (values: { name_ar: string; name_en: string }) => {
    for (const shown of `${values.name_ar} ${values.name_en}`.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const word = foldText(shown)
      if (word.length < 3 || word.includes(' ')) continue
      const known = words.get(word)
      if (known) known.uses += 1
      else words.set(word, { word, shown, uses: 1 })
    }
  }
  return {
    add({ products }: Pick<ProductLines, 'products'>): void {
      for (const { values } of products.lines) if (values.status === 'live') addNames(values)
    },
    finish(): Word[] {
      for (const { values } of categories.lines) addNames(values)
      return [...words.values()]
    },
  }
}
