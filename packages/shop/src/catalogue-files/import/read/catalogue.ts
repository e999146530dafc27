import { MAX_QUANTITY } from '@zayy/domain/catalog/max-quantity'
import {
  amount,
  code,
  colourCode,
  email,
  flag,
  lineText,
  list,
  oneOf,
  optional,
  optionalColumn,
  orElse,
  partOf,
  pastDay,
  reference,
  requiredText,
  slug,
  textOrEmpty,
  wholeNumber,
} from './cells.ts'
import type { Folder } from './folder.ts'
import { imagePath, type RichText } from './image-folder.ts'
import { shown } from './markdown-images.ts'
import { sizeName } from './size-name.ts'
import type { Cell, RowText } from './table.ts'

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

/** Reads categories.csv, products.csv and the tables of product parts. */
export async function readCatalogue(folder: Folder) {
  const { cell: image, markdown } = folder.images
  const names = { name_ar: lineText, name_en: lineText }

  const categories = await folder.table(
    'categories.csv',
    {
      slug,
      parent: orElse(optional(slug), () => null),
      menu: orElse(flag, () => false),
      ...names,
      desc_ar: orElse(textOrEmpty, () => ''),
      desc_en: orElse(textOrEmpty, () => ''),
      image: image,
      search_words: optionalColumn(textOrEmpty),
    },
    'slug',
  )
  const category = reference(categories.keys, categories.file)
  const sizeCharts = await folder.table(
    'size_charts.csv',
    {
      chart: slug,
      size: sizeName,
      column_ar: lineText,
      column_en: lineText,
      value: lineText,
    },
    'chart',
    'size',
    'column_en',
  )
  const products = await folder.table(
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
      size_chart: orElse(optional(reference(sizeCharts.keys, sizeCharts.file)), () => null),
      status: orElse(oneOf('live', 'hidden'), () => 'live'),
      search_words: optionalColumn(textOrEmpty),
    },
    'sku',
  )
  const product = partOf(products.keys, products.file)
  const colours = await folder.table(
    'colours.csv',
    { product, colour: slug, ...names, code: colourCode, image: image },
    'product',
    'colour',
  )
  const sizes = await folder.table('sizes.csv', { product, name: sizeName }, 'product', 'name')
  const pieces = wholeNumber(1, MAX_QUANTITY)
  const tiers = await folder.table(
    'tiers.csv',
    { product, from: pieces, to: pieces, price: amount },
    'product',
    'from',
  )
  const productNames = new Map(products.lines.map(({ values }) => [values.sku, values]))
  const nameOf = (locale: 'ar' | 'en') => (text: RowText) =>
    productNames.get(text('product'))?.[`name_${locale}`] ?? text('product')
  const photos = await folder.table(
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
  const attributes = await folder.table(
    'attributes.csv',
    { product, ...names, value_ar: lineText, value_en: lineText },
    'product',
    'name_en',
  )
  return { categories, sizeCharts, products, colours, sizes, tiers, photos, attributes }
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

export type ReviewsFile = Awaited<ReturnType<typeof readReviews>>

/** Reads reviews.csv: reviews from before the shop used this server, at most one per customer and product. */
export async function readReviews(folder: Folder, { products }: Catalogue) {
  return await folder.table(
    'reviews.csv',
    {
      product: partOf(products.keys, products.file),
      fname: lineText,
      email,
      rate: wholeNumber(1, 5),
      comment: requiredText,
      date: pastDay(folder.today),
    },
    'product',
    'email',
  )
}
