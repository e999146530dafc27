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
  pastDay,
  reference,
  requiredText,
  slug,
  textOrEmpty,
  wholeNumber,
} from './cells.ts'
import type { Folder } from './folder.ts'
import { shown } from './markdown-images.ts'
import { sizeName } from './size-name.ts'

export type Catalogue = ReturnType<typeof readCatalogue>

/** Reads categories.csv, products.csv and the tables of product parts. */
export function readCatalogue(folder: Folder) {
  const { cell: image, markdown } = folder.images
  const names = { name_ar: lineText, name_en: lineText }

  const categories = folder.table(
    'categories.csv',
    {
      slug,
      parent: optional(slug),
      menu: flag,
      ...names,
      desc_ar: textOrEmpty,
      desc_en: textOrEmpty,
      image: image,
      search_words: optionalColumn(textOrEmpty),
    },
    'slug',
  )
  const category = reference(categories.keys, categories.file)
  const sizeCharts = folder.table(
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
  const products = folder.table(
    'products.csv',
    {
      sku: code,
      category,
      brand: optional(category),
      also: list(category),
      ...names,
      description_ar: shown(markdown),
      description_en: shown(markdown),
      men: flag,
      women: flag,
      children: flag,
      badge: optional(oneOf('bestseller', 'new')),
      sold: wholeNumber(0, 1_000_000_000),
      added: pastDay(folder.today),
      size_chart: optional(reference(sizeCharts.keys, sizeCharts.file)),
      status: oneOf('live', 'hidden'),
      search_words: optionalColumn(textOrEmpty),
    },
    'sku',
  )
  const product = reference(products.keys, products.file)
  const colours = folder.table(
    'colours.csv',
    { product, colour: slug, ...names, code: colourCode, image: image },
    'product',
    'colour',
  )
  const sizes = folder.table('sizes.csv', { product, name: sizeName }, 'product', 'name')
  const pieces = wholeNumber(1, MAX_QUANTITY)
  const tiers = folder.table(
    'tiers.csv',
    { product, from: pieces, to: pieces, price: amount },
    'product',
    'from',
  )
  const photos = folder.table(
    'photos.csv',
    {
      product,
      colour: optional(slug),
      file: image,
      alt_ar: lineText,
      alt_en: lineText,
      role: oneOf('main', 'hover', 'gallery'),
    },
    'product',
    'file',
  )
  const attributes = folder.table(
    'attributes.csv',
    { product, ...names, value_ar: lineText, value_en: lineText },
    'product',
    'name_en',
  )
  return { categories, sizeCharts, products, colours, sizes, tiers, photos, attributes }
}

export type ReviewsFile = ReturnType<typeof readReviews>

/** Reads reviews.csv: reviews from before the shop used this server, at most one per customer and product. */
export function readReviews(folder: Folder, { products }: Catalogue) {
  return folder.table(
    'reviews.csv',
    {
      product: reference(products.keys, products.file),
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
