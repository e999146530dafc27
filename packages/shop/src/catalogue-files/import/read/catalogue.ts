import { findGarmentColour } from '@zayy/domain/catalog/colour-names'
import { MAX_QUANTITY } from '@zayy/domain/catalog/max-quantity'
import type { ImportIssues } from '../import-issues.ts'
import {
  amount,
  code,
  colourCode,
  email,
  flag,
  lineOrNumber,
  lineText,
  list,
  oneOf,
  optional,
  optionalColumn,
  orElse,
  otherForm,
  partOf,
  pastDay,
  reference,
  requiredText,
  slug,
  textOrEmpty,
  wholeNumber,
} from './cells.ts'
import type { Folder, ProductFolder } from './folder.ts'
import { imagePath, type RichText } from './image-folder.ts'
import { shown } from './markdown-images.ts'
import { cellRows, colourList, colourOfFile, photoList, tierList, unknownColour } from './product-cells.ts'
import type { Cell, RowText } from './read-cell.ts'
import { sizeList, sizeName } from './size-name.ts'
import { cellOf } from './table.ts'

const names = { name_ar: lineText, name_en: lineText }
const noImage = () => ''

/** Categories and size charts, to which products refer. */
export type CatalogueFrame = Awaited<ReturnType<typeof readFrame>>

/** Reads categories.csv and size_charts.csv. */
export async function readFrame(folder: Folder) {
  const { cell: image } = folder.images
  const categories = await folder.table(
    'categories.csv',
    {
      slug,
      parent: orElse(optional(lineText), () => null),
      menu: orElse(flag, () => false),
      ...names,
      desc_ar: orElse(textOrEmpty, () => ''),
      desc_en: orElse(textOrEmpty, () => ''),
      image: orElse(image, noImage),
      search_words: optionalColumn(textOrEmpty),
    },
    'slug',
  )
  const sizeCharts = await folder.table(
    'size_charts.csv',
    {
      chart: slug,
      size: sizeName,
      column_ar: lineText,
      column_en: lineText,
      value: lineOrNumber,
    },
    'chart',
    'size',
    'column_en',
  )
  return { categories, sizeCharts }
}

/** Some products with their parts. */
export type Catalogue = CatalogueFrame & Awaited<ReturnType<ReturnType<typeof catalogueReader>>>

/** Returns a function that reads a batch of products.csv and of the tables of product parts. */
export function catalogueReader(
  folder: Folder,
  { table }: Pick<ProductFolder, 'table'>,
  rows: Pick<ProductFolder, 'keys' | 'file'>,
  { categories, sizeCharts }: CatalogueFrame,
) {
  const { cell: image, markdown } = folder.images
  const category = reference(categories)
  const readProducts = table(
    'products.csv',
    {
      sku: code,
      category,
      brand: orElse(optional(category), () => null),
      also: orElse(list(category), () => []),
      ...names,
      description_ar: orElse(shown(markdown), ofName('ar')),
      description_en: orElse(shown(markdown), ofName('en')),
      men: orElse(flag, () => false),
      women: orElse(flag, () => false),
      children: orElse(flag, () => false),
      badge: orElse(optional(oneOf('bestseller', 'new')), () => null),
      sold: orElse(wholeNumber(0, 1_000_000_000), () => 0),
      added: orElse(pastDay(folder.today), () => folder.today),
      size_chart: orElse(optional(reference(sizeCharts)), () => null),
      status: orElse(oneOf('live', 'hidden'), () => 'live'),
      search_words: optionalColumn(textOrEmpty),
      colours: otherForm(colourList),
      sizes: otherForm(sizeList),
      tiers: otherForm(tierList),
      photos: otherForm(photoList),
    },
    'sku',
  )
  const product = partOf(rows)
  let productNames = new Map<string, { name_ar: string; name_en: string }>()
  const nameOf = (locale: 'ar' | 'en') => (text: RowText) =>
    productNames.get(text('product'))?.[`name_${locale}`] ?? text('product')
  const readPhotos = table(
    'photos.csv',
    {
      product,
      colour: orElse(optional(slug), () => null),
      file: photoFile(image),
      alt_ar: orElse(lineText, nameOf('ar')),
      alt_en: orElse(lineText, nameOf('en')),
      role: orElse(oneOf('main', 'hover', 'gallery'), () => 'gallery'),
    },
    'product',
    'file',
  )
  let photosOf = new Map<string, readonly PhotoLine[]>()
  const readColours = table(
    'colours.csv',
    {
      product,
      colour: slug,
      name_ar: orElse(lineText, (text) => usualColour(text).ar),
      name_en: orElse(lineText, (text) => usualColour(text).en),
      code: orElse(colourCode, (text) => usualColour(text).code),
      image: orElse(image, (text) => {
        const own = photosOf.get(text('product')) ?? []
        const photo = own.find(({ values }) => values.colour === text('colour'))
        const named = own.find(({ values }) => colourOfFile(values.file.path, [text('colour')]) !== null)
        return (photo ?? named ?? mainPhoto(own))?.values.file.image ?? ''
      }),
    },
    'product',
    'colour',
  )
  const readSizes = table('sizes.csv', { product, name: sizeName }, 'product', 'name')
  const pieces = wholeNumber(1, MAX_QUANTITY)
  const readTiers = table(
    'tiers.csv',
    { product, from: pieces, to: pieces, price: amount },
    'product',
    'from',
  )
  const readAttributes = table(
    'attributes.csv',
    { product, ...names, value_ar: lineOrNumber, value_en: lineOrNumber },
    'product',
    'name_en',
  )
  // Reviews from before the shop used this server, at most one per customer and product.
  const readReviews = table(
    'reviews.csv',
    {
      product,
      fname: lineText,
      email,
      rate: wholeNumber(1, 5),
      comment: requiredText,
      date: pastDay(folder.today),
    },
    'product',
    'email',
  )
  return async (batch: number) => {
    const products = await readProducts(batch)
    const cells = (part: Parameters<typeof cellRows>[1]) =>
      cellRows([...products.lines, ...products.invalidLines], part)
    productNames = new Map(products.lines.map(({ values }) => [values.sku, values]))
    const photos = await readPhotos(batch, cells('photos'))
    photosOf = Map.groupBy(photos.lines, ({ values }) => values.product)
    const colours = await readColours(batch, cells('colours'))
    const pairs = new Set(colours.lines.map(({ values }) => `${values.product}/${values.colour}`))
    // A photo of the shop stays, without a colour, if its colour leaves the folder.
    for (const { at, values } of photos.lines)
      if (at.stored !== undefined && !pairs.has(`${values.product}/${values.colour}`)) values.colour = null
    return {
      products,
      photos,
      colours,
      sizes: await readSizes(batch, cells('sizes')),
      tiers: await readTiers(batch, cells('tiers')),
      attributes: await readAttributes(batch),
      reviews: await readReviews(batch),
    }
  }
}

type PhotoLine = {
  values: { role: string; colour: string | null; file: { path: string; image: string } }
}

/**
 * Gives a category without an image the photo of its first product, or of the first one below it. If an unread file or a mistake in
 * the products may be why there is none, that issue is enough.
 */
export function categoryImages({ categories }: CatalogueFrame, issues: ImportIssues) {
  const without = categories.lines.filter(({ values }) => values.image === '')
  const parents = new Map(categories.lines.map(({ values }) => [values.slug, values.parent]))
  const found = new Map<string, string>()
  const isUnread = issues.list.some(({ row }) => row === null)
  const before = issues.count
  return {
    add({ products, photos }: Pick<Catalogue, 'products' | 'photos'>): void {
      if (without.length === 0) return
      const photosOf = Map.groupBy(photos.lines, ({ values }) => values.product)
      for (const { values } of products.lines) {
        const image = mainPhoto(photosOf.get(values.sku) ?? [])?.values.file.image
        if (image === undefined) continue
        const passed = new Set<string>()
        for (let slug: string | null = values.category; slug !== null && !passed.has(slug); ) {
          passed.add(slug)
          if (!found.has(slug)) found.set(slug, image)
          slug = parents.get(slug) ?? null
        }
      }
    },
    finish(): void {
      const isFaulty = issues.count > before
      for (const line of without) {
        line.values.image = found.get(line.values.slug) ?? ''
        if (line.values.image === '' && !isUnread && !isFaulty)
          issues.add(cellOf(line, 'image'), (messages) => messages.categories.noImage)
      }
    },
  }
}

/** @throws CellError if the colour has a name of the owner's own; its code is then mandatory */
function usualColour(text: RowText) {
  const colour = findGarmentColour(text('colour'))
  if (!colour) throw unknownColour(text('colour'))
  return colour
}

function mainPhoto<Photo extends { values: { role: string } }>(own: readonly Photo[]): Photo | undefined {
  return own.find(({ values }) => values.role === 'main') ?? own[0]
}

/** A photo is identified by its product and path. `image` is that path, or the URL of an image of the shop. */
function photoFile(image: Cell<string>) {
  const cell: Cell<{ path: string; image: string }> = (text, cellRef) => ({
    path: imagePath(text),
    image: image(text, cellRef),
  })
  return Object.assign(cell, { keyText: imagePath })
}

/** Until the owner describes a new product, its description is its name. */
function ofName(locale: 'ar' | 'en') {
  return (text: RowText): RichText => ({ markdown: text(`name_${locale}`), isStored: false })
}
