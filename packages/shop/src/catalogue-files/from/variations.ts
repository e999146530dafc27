import { sizeKey } from '@zayy/domain/cart/paste/match-size'
import { findGarmentColour, guessGarmentColour } from '@zayy/domain/catalog/colour-names'
import { compareSizes } from '@zayy/domain/catalog/size-order'
import { lettersOfSize } from '@zayy/domain/catalog/size-spellings'
import { cutText } from '@zayy/domain/text/cut-text'
import { foldText } from '@zayy/domain/text/fold'
import { FreeNames, latinSlug } from '@zayy/domain/text/latin-slug'
import { sizesIn } from '../import/read/size-name.ts'
import { bothLanguages, oneLine, type Texts } from './bilingual.ts'
import type { Notes } from './notes.ts'
import { assignOptions, isColourName, isSizeName } from './options.ts'
import type { SourceProduct } from './source-product.ts'

/**
 * The colours and sizes of a product, and its other properties.
 * @property colours with the address of a picture, or ''
 */
export type Variations = {
  colours: { slug: string; name: Texts; code: string; address: string }[]
  sizes: string[]
  attributes: { name: Texts; value: Texts }[]
}

/** Characters of a size. */
const MAX_SIZE = 100
const MAX_COLOURS = 100
const MAX_SIZES = 100
/** Missing combinations that a note lists. */
const MAX_LISTED = 10

const DEFAULT_COLOUR = { slug: 'as-shown', name: { ar: 'كما في الصورة', en: 'As pictured' }, code: '#80858c' }
const UNKNOWN_CODE = '#80858c'
const ONE_SIZE = 'One size'

export function variationsOf(source: SourceProduct, notes: Notes): Variations {
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
    attributes: attributesOf(
      attributes.filter(({ name }) => !isColourName(name) && !isSizeName(name)),
      (value) => notes.add('nameCut', { ...about, value }),
    ),
  }
}

/** Attributes of one name become one: the import refuses a repeated name. */
function attributesOf(
  given: SourceProduct['attributes'],
  noteCut: (value: string) => void,
): Variations['attributes'] {
  const byName = Map.groupBy(given, ({ name }) => bothLanguages(name).texts.en)
  return [...byName.values()].flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    const whole = [...new Set(alike.map(({ value }) => value))].join(', ')
    const [name, value] = [bothLanguages(first.name), bothLanguages(whole)]
    if (name.isCut || value.isCut) noteCut(whole)
    return [{ name: name.texts, value: value.texts }]
  })
}

function coloursOf(
  source: SourceProduct,
  values: readonly string[],
  option: number | null,
  notes: Notes,
): Variations['colours'] {
  const about = { row: source.row, product: source.name }
  if (values.length === 0) {
    const named = guessGarmentColour(source.name)
    notes.add('noColour', { ...about, value: named ? `${named.ar} | ${named.en}` : '' })
    if (!named) return [{ ...DEFAULT_COLOUR, address: '' }]
    return [{ slug: named.slug, name: { ar: named.ar, en: named.en }, code: named.code, address: '' }]
  }
  if (values.length > MAX_COLOURS) notes.add('tooManyColours', { ...about, value: `${values.length}` })
  const slugs = new FreeNames()
  const names = new Set<string>()
  return values.slice(0, MAX_COLOURS).flatMap((value) => {
    const known = findGarmentColour(value)
    const like = known ?? guessGarmentColour(value)
    const written = bothLanguages(value)
    const name = colourName(value, written, known)
    // The import refuses a second spelling of a colour, such as NAVY beside Navy.
    const folded = foldText(`${name.ar}/${name.en}`)
    if (names.has(folded)) return []
    names.add(folded)
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
    return [{ slug: slugs.take(free), name, code, address }]
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
  // The import refuses a second spelling of a size, such as XXL beside 2XL.
  const found = new Map<string, string>()
  for (const value of values) {
    const sizes = sizesIn(cutText(oneLine(value), MAX_SIZE))
    if (sizes.join() !== oneLine(value))
      notes.add('sizeChanged', { ...about, value: `${value} → ${sizes.join(' | ')}` })
    for (const size of sizes) {
      const key = sizeKey(size)
      if (!found.has(key)) found.set(key, sizeName(size))
    }
  }
  if (found.size === 0) return [ONE_SIZE]
  if (found.size > MAX_SIZES) notes.add('tooManySizes', { ...about, value: `${found.size}` })
  const sizes = [...found.values()].slice(0, MAX_SIZES)
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
