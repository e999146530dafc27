import { findGarmentColour, guessGarmentColour } from '@zayy/domain/catalog/colour-names'
import { compareSizes } from '@zayy/domain/catalog/size-order'
import { lettersOfSize } from '@zayy/domain/catalog/size-spellings'
import { cleanText } from '@zayy/domain/text/clean'
import { foldText } from '@zayy/domain/text/fold'
import { isShown } from '../import/read/markdown-images.ts'
import { sizesIn } from '../import/read/size-name.ts'
import { bothLanguages, FreeNames, latinSlug, oneLine, type Texts } from './bilingual.ts'
import { htmlToMarkdown, textToMarkdown } from './html-to-markdown.ts'
import type { Notes } from './notes.ts'
import { assignOptions, isColourName, isSizeName } from './options.ts'
import { readPrice } from './source-cells.ts'
import type { SourceProduct } from './source-product.ts'

/** A product in the form of this shop, with addresses of pictures instead of files. */
export type ShopProduct = {
  row: number
  sku: string
  source: SourceProduct
  name: Texts
  description: Texts
  isLive: boolean
  men: boolean
  women: boolean
  children: boolean
  colours: { slug: string; name: Texts; code: string; address: string }[]
  sizes: string[]
  price: number
  mostPieces: number
  photos: { address: string; alt: Texts; colour: string; row: number }[]
  attributes: { name: Texts; value: Texts }[]
}

/** Pieces of an order, unless the file limits them. */
const MOST_PIECES = 500

/** Photos of a product. */
const MAX_PHOTOS = 50
/** Characters of a size. */
const MAX_SIZE = 100
const MAX_COLOURS = 100
const MAX_SIZES = 100
/** Missing combinations that a note lists. */
const MAX_LISTED = 10

const DEFAULT_COLOUR = { slug: 'as-shown', name: { ar: 'كما في الصورة', en: 'As pictured' }, code: '#80858c' }
const UNKNOWN_CODE = '#80858c'
const ONE_SIZE = 'One size'

/** Returns null, with a note, for a product without a price. */
export function toShopProduct(source: SourceProduct, skus: FreeNames, notes: Notes): ShopProduct | null {
  const about = { row: source.row, product: source.name }
  const price = priceOf(source, notes)
  if (price === null) return null
  const name = bothLanguages(source.name)
  if (name.isCut) notes.add('nameCut', { ...about, value: source.name })
  const converted = cleanText(htmlToMarkdown(source.description))
  const markdown = isShown(converted) ? converted : ''
  if (/<(?:img|iframe|video)\b/i.test(source.description)) notes.add('descriptionMedia', about)
  if (markdown === '') notes.add('noDescription', about)
  if (!name.isTranslated || markdown !== '') {
    const columns = [name.isTranslated ? '' : 'name', markdown === '' ? '' : 'description'].filter(Boolean)
    notes.add('translate', { ...about, field: columns.join(', ') })
  }
  const { colours, sizes, attributes } = variationsOf(source, notes)
  const sku = skuOf(source, skus, notes)
  return {
    ...{
      row: source.row,
      sku,
      source,
      name: name.texts,
      price,
      colours,
      sizes,
      attributes,
      isLive: source.isLive,
    },
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

function variationsOf(
  source: SourceProduct,
  notes: Notes,
): Pick<ShopProduct, 'colours' | 'sizes' | 'attributes'> {
  const about = { row: source.row, product: source.name }
  const { options } = source
  const { colour, size, isStandIn, lost } = assignOptions(options)
  const attributes = [...source.attributes]
  for (const index of lost) {
    const { name = '', values = [] } = options[index] ?? {}
    const [value = ''] = values
    // An option without a choice describes the product.
    if (values.length === 1 && name !== '') attributes.push({ name, value })
    else notes.add('optionLost', { ...about, field: name, value: values.join(' | ') })
  }
  const sizeOption = size === null ? null : options[size]
  if (isStandIn && sizeOption)
    notes.add('optionAsSize', { ...about, field: sizeOption.name, value: sizeOption.values.join(' | ') })
  if (colour !== null && size !== null) noteGaps(source, colour, size, notes)
  const attribute = (isIt: (name: string) => boolean) =>
    source.attributes.filter(({ name }) => isIt(name)).flatMap(({ value }) => value.split(/,\s*/))
  const colourValues = colour === null ? attribute(isColourName) : (options[colour]?.values ?? [])
  const sizeValues = sizeOption?.values ?? attribute(isSizeName)
  // "Yes" alone is no size: "Logo: Yes".
  const before = isStandIn && sizeOption?.name ? `${oneLine(sizeOption.name)}: ` : ''
  return {
    colours: coloursOf(source, colourValues, colour, notes),
    sizes: sizesOf(
      source,
      sizeValues.map((value) => before + value),
      notes,
    ),
    attributes: attributes
      .filter(({ name }) => !isColourName(name) && !isSizeName(name))
      .map((attribute) => {
        const [name, value] = [bothLanguages(attribute.name), bothLanguages(attribute.value)]
        if (name.isCut || value.isCut) notes.add('nameCut', { ...about, value: attribute.value })
        return { name: name.texts, value: value.texts }
      }),
  }
}

function coloursOf(
  source: SourceProduct,
  values: readonly string[],
  option: number | null,
  notes: Notes,
): ShopProduct['colours'] {
  const about = { row: source.row, product: source.name }
  if (values.length === 0) {
    const named = guessGarmentColour(source.name)
    notes.add('noColour', { ...about, value: named ? `${named.ar} | ${named.en}` : '' })
    if (!named) return [{ ...DEFAULT_COLOUR, address: '' }]
    return [{ slug: named.slug, name: { ar: named.ar, en: named.en }, code: named.code, address: '' }]
  }
  if (values.length > MAX_COLOURS) notes.add('tooManyColours', { ...about, value: `${values.length}` })
  const slugs = new FreeNames()
  return values.slice(0, MAX_COLOURS).map((value) => {
    const known = findGarmentColour(value)
    const like = known ?? guessGarmentColour(value)
    const written = bothLanguages(value)
    const given = option === null ? undefined : source.options[option]?.codes?.get(value)
    const code = given ?? like?.code ?? UNKNOWN_CODE
    const field = option === null ? '' : (source.options[option]?.name ?? '')
    if (!like && !given) notes.add('colourUnknown', { ...about, field, value })
    else if (!written.isTranslated && !known) notes.add('translateColour', { ...about, field, value })
    const address =
      option === null
        ? ''
        : (source.variants.find((variant) => variant.options[option] === value && variant.image)?.image ?? '')
    const free = [known?.slug ?? '', latinSlug(value), 'colour'].find((slug) => slug !== '') ?? ''
    return { slug: slugs.take(free), name: colourName(value, written, known), code, address }
  })
}

/** The owner's own word in its language, the usual one in the other. */
function colourName(
  value: string,
  written: ReturnType<typeof bothLanguages>,
  known: { ar: string; en: string } | null,
): Texts {
  if (written.isTranslated || !known) return written.texts
  return /\p{Script=Arabic}/u.test(value)
    ? { ar: oneLine(value), en: known.en }
    : { ar: known.ar, en: oneLine(value) }
}

function sizesOf(source: SourceProduct, values: readonly string[], notes: Notes): string[] {
  const about = { row: source.row, product: source.name }
  if (values.length === 0) {
    notes.add('noSize', about)
    return [ONE_SIZE]
  }
  const found = new Set<string>()
  for (const value of values) {
    const sizes = sizesIn(oneLine(value).slice(0, MAX_SIZE))
    if (sizes.join() !== oneLine(value))
      notes.add('sizeChanged', { ...about, value: `${value} → ${sizes.join(' | ')}` })
    for (const size of sizes) found.add(sizeName(size))
  }
  if (found.size === 0) return [ONE_SIZE]
  if (found.size > MAX_SIZES) notes.add('tooManySizes', { ...about, value: `${found.size}` })
  const sizes = [...found].slice(0, MAX_SIZES)
  const isOrderable =
    sizes.every((size) => /^\d/.test(size)) || sizes.every((size) => /^\d*X*[SML]L?$/.test(size))
  return isOrderable ? sizes.toSorted(compareSizes) : sizes
}

/** Letters for a size in words: Small and «صغير» are S. */
function sizeName(value: string): string {
  const names = lettersOfSize(foldText(value), true)
  return names === null || names.includes(value) ? value : (names[0] ?? value)
}

/** This shop sells every size of every colour. Lists the first that the file lacks, of the colours and sizes that are carried over. */
function noteGaps(source: SourceProduct, colour: number, size: number, notes: Notes): void {
  const { options, variants, row, name } = source
  const pairs = new Set(variants.map((variant) => `${variant.options[colour]}\n${variant.options[size]}`))
  const isSold = (one: string, other: string) =>
    [`${one}\n${other}`, `${one}\n`, `\n${other}`, '\n'].some((pair) => pairs.has(pair))
  const missing: string[] = []
  for (const one of options[colour]?.values.slice(0, MAX_COLOURS) ?? [])
    for (const other of options[size]?.values.slice(0, MAX_SIZES) ?? [])
      if (missing.length < MAX_LISTED && !isSold(one, other)) missing.push(`${one} ${other}`)
  if (missing.length > 0) notes.add('combinations', { row, product: name, value: missing.join(' | ') })
}

function photosOf(
  source: SourceProduct,
  colours: ShopProduct['colours'],
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
  men: ['men', 'mens', 'man', 'male', 'gentlemen', 'unisex', 'adult', 'رجالي', 'رجال', 'للرجال', 'رجاليه'],
  women: [
    'women',
    'womens',
    'woman',
    'female',
    'ladies',
    'unisex',
    'adult',
    'نسائي',
    'نساء',
    'للنساء',
    'نسائيه',
    'حريمي',
  ],
  children: [
    'kids',
    'kid',
    'child',
    'children',
    'boys',
    'girls',
    'boy',
    'girl',
    'baby',
    'infant',
    'toddler',
    'اطفال',
    'للاطفال',
    'اولاد',
    'بنات',
    'مدرسي',
  ],
}

/** Adults, if the words name nobody. */
function wearersOf(words: string): Pick<ShopProduct, 'men' | 'women' | 'children'> {
  const found = new Set(foldText(words).split(' '))
  const names = (list: readonly string[]) => list.some((word) => found.has(foldText(word)))
  const [men, women, children] = [names(WEARERS.men), names(WEARERS.women), names(WEARERS.children)]
  return men || women || children ? { men, women, children } : { men: true, women: true, children: false }
}
