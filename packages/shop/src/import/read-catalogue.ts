import { mostPieces } from '@zayy/domain/catalog/quantity-limits'
import {
  amount,
  code,
  colourCode,
  day,
  flag,
  known,
  list,
  maybeWords,
  oneOf,
  optional,
  optionalColumn,
  slug,
  whole,
  words,
} from './cells.ts'
import type { Folder } from './folder.ts'

export type Catalogue = ReturnType<typeof readCatalogue>

/** categories.csv, products.csv and the tables of a product's parts. */
export function readCatalogue(folder: Folder) {
  const { cell: picture, markdown } = folder.pictures
  const names = { name_ar: words, name_en: words }

  const categories = folder.table(
    'categories.csv',
    {
      slug,
      parent: optional(slug),
      menu: flag,
      ...names,
      desc_ar: maybeWords,
      desc_en: maybeWords,
      image: picture,
      search_words: optionalColumn(maybeWords),
    },
    'slug',
  )
  const category = known(categories.keys, categories.file)
  const sizeCharts = folder.table(
    'size_charts.csv',
    { chart: slug, size: words, column_ar: words, column_en: words, value: words },
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
      description_ar: markdown,
      description_en: markdown,
      men: flag,
      women: flag,
      children: flag,
      badge: optional(oneOf('bestseller', 'new')),
      sold: whole(0, 1_000_000_000),
      added: day,
      size_chart: optional(known(sizeCharts.keys, sizeCharts.file)),
      status: oneOf('live', 'hidden'),
      search_words: optionalColumn(maybeWords),
    },
    'sku',
  )
  const product = known(products.keys, products.file)
  const colours = folder.table(
    'colours.csv',
    { product, colour: slug, ...names, code: colourCode, image: picture },
    'product',
    'colour',
  )
  const sizes = folder.table('sizes.csv', { product, name: words }, 'product', 'name')
  const pieces = whole(1, mostPieces)
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
      file: picture,
      alt_ar: words,
      alt_en: words,
      role: oneOf('main', 'hover', 'gallery'),
    },
    'product',
    'file',
  )
  const attributes = folder.table(
    'attributes.csv',
    { product, ...names, value_ar: words, value_en: words },
    'product',
    'name_en',
  )
  return { categories, sizeCharts, products, colours, sizes, tiers, photos, attributes }
}
