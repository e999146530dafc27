import { findGarmentColour, similarColours } from '@zayy/domain/catalog/colour-names'
import { MAX_QUANTITY } from '@zayy/domain/catalog/max-quantity'
import { foldDigits } from '@zayy/domain/text/digits'
import { foldText } from '@zayy/domain/text/fold'
import { latinSlug } from '@zayy/domain/text/latin-slug'
import { CellError } from '../import-issues.ts'
import { colourCode, eachOnce, hasToBe, lineText, splitCell } from './cells.ts'
import { imagePath } from './image-folder.ts'
import type { Cell } from './read-cell.ts'
import type { CellRow, Origin } from './table.ts'

/** A colour in a cell of products.csv. A known one has its slug alone. */
type CellColour = { slug: string; texts: Readonly<Record<string, string>> }

/** Colours as `navy;white`, `كحلي;أبيض`, or with own names and code: `أزرق ليلي/Midnight blue #101a33`. */
export const colourList: Cell<CellColour[]> = (text, cellRef) => {
  const parts = eachOnce(splitCell(text, /[;؛،,\n]/), String)
  const written = new Map<string, string>()
  return parts.map((part) => {
    const colour = cellColour(part, cellRef)
    const same = written.get(colour.slug)
    if (same !== undefined) throw new CellError((messages) => messages.sameColour(same, part))
    written.set(colour.slug, part)
    return colour
  })
}

const cellColour: Cell<CellColour> = (part, cellRef) => {
  const [, names = '', code = ''] = /^(.*?)\s*(#\S*)$/s.exec(part) ?? []
  if (code === '') {
    const known = findGarmentColour(part)
    if (known) return { slug: known.slug, texts: {} }
    // A product of the shop may have a colour with any slug.
    if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part)) return { slug: part, texts: {} }
    throw unknownColour(part)
  }
  const [first = '', second = '', ...more] = names.split(/[/|]/).map((name) => name.trim())
  const [ar, en] = isArabic(first) ? [first, second] : [second, first]
  const slug = latinSlug(en)
  if (!isArabic(ar) || slug === '' || isArabic(en) || more.length > 0)
    throw hasToBe(part, ({ forms }) => forms.ownColour)
  return {
    slug,
    texts: {
      name_ar: lineText(ar, cellRef),
      name_en: lineText(en, cellRef),
      code: colourCode(code, cellRef),
    },
  }
}

function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}

/** Refuses a colour without names or code that is not a usual one of uniforms. */
export function unknownColour(name: string): CellError {
  const parts = name.split(/[/|+&-]/).map((part) => findGarmentColour(part)?.slug)
  const list = parts.length > 1 && parts.every((part) => part !== undefined) ? [parts.join(';')] : null
  return new CellError((messages) => messages.unknownColour(name, list ?? similarColours(name)))
}

type CellTier = { from: string; to: string; price: string }

/** Prices as `1-9:55;10-49:50;50+:45`, or one amount for any number of pieces. */
export const tierList: Cell<CellTier[]> = (text) => {
  const parts = splitCell(text, /[;؛\n]/)
  const [only = ''] = parts
  if (parts.length === 1 && !/[:=]/.test(only)) return [{ from: '1', to: `${MAX_QUANTITY}`, price: only }]
  return eachOnce(
    parts.map((part) => {
      const [, from = '', to = '', price = ''] =
        /^(\d[\d\s٬,]*)(?:(?:-|–|—|إلى|to)\s*(\d[\d\s٬,]*)|\+)\s*[:=]\s*(\S.*)$/.exec(foldDigits(part)) ?? []
      if (price === '') throw hasToBe(part, ({ forms }) => forms.tiers)
      return { from: from.trim(), to: to.trim() || `${MAX_QUANTITY}`, price }
    }),
    ({ from }) => from,
  )
}

/** Names of pictures as `front.jpg;back.jpg`. The first is the main one, the second is shown when a mouse points at it. */
export const photoList: Cell<string[]> = (text) =>
  eachOnce(splitCell(text, /[;؛\n]|(?<=\.(?:jpe?g|png|webp|svg|hei[cf]))\s*[,،]/i), imagePath)

/** A product, whose invalid cells have no value. */
type WithCells = { at: Origin; values: Partial<CellValues> }
type CellValues = {
  sku: string
  colours: CellColour[]
  sizes: string[]
  tiers: CellTier[]
  photos: string[]
}

type CellTable = 'colours' | 'sizes' | 'tiers' | 'photos'

/** Converts the cells of products into rows of their tables. */
export function cellRows(products: readonly WithCells[], table: CellTable): CellRow[] {
  return products.flatMap(({ at, values }) => {
    const { sku } = values
    if (sku === undefined) return []
    const rows = textsOf(values, table)
    return rows.map((texts) => ({ at: { ...at, column: table }, texts: { product: sku, ...texts } }))
  })
}

function textsOf(
  { colours = [], sizes = [], tiers = [], photos = [] }: WithCells['values'],
  table: CellTable,
): Readonly<Record<string, string>>[] {
  if (table === 'colours') return colours.map(({ slug, texts }) => ({ colour: slug, ...texts }))
  if (table === 'sizes') return sizes.map((name) => ({ name }))
  if (table === 'tiers') return tiers
  const slugs = colours.map(({ slug }) => slug)
  return photos.map((file, index) => {
    const colour = colourOfFile(file, slugs)
    const role = ['main', 'hover'][index] ?? 'gallery'
    return { file, role, ...(colour !== null && { colour }) }
  })
}

/**
 * Returns the colour whose name is a word of a file name: `scrub-navy-front.jpg`. The longest match wins, because navy-blue is
 * not blue.
 */
export function colourOfFile(file: string, slugs: readonly string[]): string | null {
  const words = `-${foldText(file.replace(/\.[^.]*$/, '')).replace(/[^\p{L}\p{N}]+/gu, '-')}-`
  const found = slugs.filter((slug) => {
    const arabic = findGarmentColour(slug)?.ar
    const names = arabic === undefined ? [slug] : [slug, foldText(arabic).replaceAll(' ', '-')]
    return names.some((name) => words.includes(`-${name}-`))
  })
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null
}
