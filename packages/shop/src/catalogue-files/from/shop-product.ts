import { cleanText } from '@zayy/domain/text/clean'
import { foldText } from '@zayy/domain/text/fold'
import { type FreeNames, latinSlug } from '@zayy/domain/text/latin-slug'
import { wordSet } from '@zayy/domain/text/word-set'
import { costIssue } from '../import/read/markdown-costs.ts'
import { isShown } from '../import/read/markdown-images.ts'
import { bothLanguages, type Texts } from './bilingual.ts'
import { htmlToMarkdown, textToMarkdown } from './html-to-markdown.ts'
import type { Notes } from './notes.ts'
import { readPrice } from './source-cells.ts'
import type { SourceProduct } from './source-product.ts'
import { type Variations, variationsOf } from './variations.ts'

/** A product in the form of this shop, with addresses of pictures instead of files. */
export type ShopProduct = Variations & {
  row: number
  sku: string
  source: SourceProduct
  name: Texts
  description: Texts
  isLive: boolean
  men: boolean
  women: boolean
  children: boolean
  price: number
  mostPieces: number
  photos: { address: string; alt: Texts; colour: string; row: number }[]
}

/** Maximum number of pieces of an order, unless the file limits them. */
const MOST_PIECES = 500

/** Photos of a product. */
const MAX_PHOTOS = 50

/** Returns null, with a note, for a product without a price. */
export function toShopProduct(source: SourceProduct, skus: FreeNames, notes: Notes): ShopProduct | null {
  const about = { row: source.row, product: source.name }
  const price = priceOf(source, notes)
  if (price === null) return null
  const name = bothLanguages(source.name)
  if (name.isCut) notes.add('nameCut', { ...about, value: source.name })
  const converted = cleanText(htmlToMarkdown(source.description))
  const markdown = costIssue(converted) === null && isShown(converted) ? converted : ''
  if (/<(?:img|iframe|video)\b/i.test(source.description)) notes.add('descriptionMedia', about)
  if (markdown === '') notes.add('noDescription', about)
  if (!name.isTranslated || markdown !== '') {
    const columns = [name.isTranslated ? '' : 'name', markdown === '' ? '' : 'description'].filter(Boolean)
    notes.add('translate', { ...about, field: columns.join(', ') })
  }
  const { colours, sizes, attributes } = variationsOf(source, notes)
  const sku = skuOf(source, skus, notes)
  return {
    row: source.row,
    sku,
    source,
    name: name.texts,
    price,
    colours,
    sizes,
    attributes,
    isLive: source.isLive,
    ...wearersOf(source.wearers),
    description: markdown === '' ? nameAsText(name.texts, sku) : { ar: markdown, en: markdown },
    mostPieces: Math.min(Math.max(1, Math.floor(source.mostPieces ?? MOST_PIECES)), 100_000),
    photos: photosOf(source, colours, name.texts, notes),
  }
}

function nameAsText({ ar, en }: Texts, sku: string): Texts {
  const [arabic, english] = [textToMarkdown(ar), textToMarkdown(en)]
  return { ar: isShown(arabic) ? arabic : sku, en: isShown(english) ? english : sku }
}

/** The shop has one price for all colours and sizes. The highest is taken, so that none is sold below its price. */
function priceOf({ row, name, variants }: SourceProduct, notes: Notes): number | null {
  const written = variants.map(({ price }) => price).filter((text) => text !== '')
  const read = written.map(readPrice)
  const unreadable = written.find((_, index) => read[index] === null)
  if (unreadable !== undefined) notes.add('badPrice', { row, product: name, value: unreadable })
  const prices = read.flatMap((found) => (found && found.price > 0 ? [found.price] : []))
  if (prices.length === 0) {
    notes.add('noPrice', { row, product: name })
    return null
  }
  const lowest = prices.reduce((one, other) => Math.min(one, other))
  const highest = prices.reduce((one, other) => Math.max(one, other))
  if (lowest !== highest) notes.add('priceVaries', { row, product: name, value: `${lowest} – ${highest}` })
  if (read.some((found) => found?.isRounded))
    notes.add('priceRounded', { row, product: name, value: written.join(' | ') })
  return highest
}

const SKU = /^[A-Za-z0-9][\w.-]{0,63}$/
const MAX_SKU = 58

function skuOf({ codes, row, name }: SourceProduct, skus: FreeNames, notes: Notes): string {
  const free = codes.find((code) => SKU.test(code) && !skus.has(code))
  if (free !== undefined) return skus.take(free)
  const first = codes.find((code) => code !== '') ?? ''
  const wanted = latinSlug(first) || latinSlug(name) || `product-${row}`
  const sku = skus.take(wanted.slice(0, MAX_SKU))
  if (first !== '') notes.add('skuChanged', { row, product: name, field: 'sku', value: `${first} → ${sku}` })
  return sku
}

function photosOf(
  source: SourceProduct,
  colours: Variations['colours'],
  name: Texts,
  notes: Notes,
): ShopProduct['photos'] {
  const byAddress = new Map<string, ShopProduct['photos'][number]>()
  const own = colours
    .map(({ address, slug }) => [address, slug] as const)
    .filter(([address]) => address !== '')
  const slugs = new Map(own)
  for (const { address, alt, row } of source.images) {
    if (byAddress.has(address)) continue
    const texts = alt === '' ? name : bothLanguages(alt).texts
    byAddress.set(address, { address, alt: texts, colour: slugs.get(address) ?? '', row })
  }
  for (const [address, colour] of own)
    if (!byAddress.has(address)) byAddress.set(address, { address, alt: name, colour, row: source.row })
  if (byAddress.size > MAX_PHOTOS)
    notes.add('tooManyPhotos', { row: source.row, product: source.name, value: `${byAddress.size}` })
  return [...byAddress.values()].slice(0, MAX_PHOTOS)
}

const WEARERS = {
  men: wordSet('men, mens, man, male, gentlemen, unisex, adult, رجالي, رجال, للرجال, رجاليه'),
  women: wordSet('women, womens, woman, female, ladies, unisex, adult, نسائي, نساء, للنساء, نسائيه, حريمي'),
  children: wordSet(`
    kids, kid, child, children, boys, girls, boy, girl, baby, infant, toddler,
    اطفال, للاطفال, اولاد, بنات, مدرسي`),
}

/** Returns adults if the words name nobody. */
function wearersOf(words: string): Pick<ShopProduct, 'men' | 'women' | 'children'> {
  const found = foldText(words).split(' ')
  const names = (list: ReadonlySet<string>) => found.some((word) => list.has(word))
  const men = names(WEARERS.men)
  const women = names(WEARERS.women)
  const children = names(WEARERS.children)
  return men || women || children ? { men, women, children } : { men: true, women: true, children: false }
}
