import type { Notes } from './notes.ts'
import { isNo, listOf, noteFields, pathOf } from './source-cells.ts'
import type { SourceImage, SourceProduct } from './source-product.ts'
import type { SourceRow, SourceTable } from './source-table.ts'

/** Options of a Shopify product. */
const OPTIONS = [1, 2, 3] as const

/** Columns whose values have no place in this shop. */
const LOST = [
  ...[['Vendor'], ['Variant SKU', 'SKU'], ['Variant Barcode', 'Barcode'], ['Cost per item']],
  ...[
    ['Variant Compare At Price', 'Compare-at price'],
    ['Variant Inventory Qty', 'Inventory quantity'],
  ],
  ...[
    ['Variant Grams', 'Weight value (grams)'],
    ['Unit Price Total Measure'],
    ['SEO Title'],
    ['SEO Description'],
  ],
]

/**
 * Reads Shopify's product export: one row per variant, then rows that only add pictures. Rows of a product share its handle. Accepts
 * the headings of 2025 ("URL handle", "Price") and the earlier ones ("Handle", "Variant Price").
 */
export function readShopify(table: SourceTable, notes: Notes): SourceProduct[] {
  const products: SourceProduct[] = []
  for (const rows of rowsByHandle(table.rows)) {
    const [first] = rows
    if (!first) continue
    const name = first.cell('Title')
    const about = { row: first.row, product: name || handleOf(first) }
    if (name === '') {
      notes.add('noName', { ...about, field: 'Title' })
      continue
    }
    if (rows.some((row) => row.cell('Gift Card').toLowerCase() === 'true')) {
      notes.add('giftCard', { ...about, field: table.heading('Gift Card') ?? '' })
      continue
    }
    const variants = variantsOf(rows)
    const shipping = ['Variant Requires Shipping', 'Requires shipping']
    const isShipped = variants.length === 0 || !variants.every(({ source }) => isNo(source.cell(...shipping)))
    if (!isShipped) notes.add('maybeNotShipped', { ...about, field: table.heading(...shipping) ?? '' })
    const status = first.cell('Status').toLowerCase()
    const published = first.cell('Published', 'Published on online store')
    const skus = new Set(variants.map(({ source }) => source.cell('Variant SKU', 'SKU')))
    const alone = skus.size === 1 ? [...skus] : []
    noteFields(LOST, rows, table, about.product, notes, alone)
    products.push({
      row: first.row,
      codes: [...alone, handleOf(first)],
      name,
      description: first.cell('Body (HTML)', 'Description'),
      categories: categoriesOf(first),
      isLive: isShipped && (status === '' || status === 'active') && !isNo(published),
      options: OPTIONS.flatMap((number) => optionOf(first, variants, number)),
      variants: variants.map(({ source, options }) => ({
        row: source.row,
        options,
        price: source.cell('Variant Price', 'Price'),
        image: source.cell('Variant Image', 'Variant image URL'),
      })),
      images: imagesOf(rows),
      attributes: [],
      mostPieces: null,
      tags: listOf(first.cell('Tags')),
      wearers: [
        name,
        first.cell('Type'),
        first.cell('Tags'),
        first.cell('Google Shopping / Gender'),
        first.cell('Google Shopping / Age Group', 'Google Shopping / Age group'),
      ].join(' '),
    })
  }
  return products
}

function handleOf(row: SourceRow): string {
  return row.cell('Handle', 'URL handle')
}

/** Rows of one handle need not be neighbours. A row without a handle continues the product above it. */
function rowsByHandle(rows: readonly SourceRow[]): SourceRow[][] {
  const found = new Map<string, SourceRow[]>()
  let last = ''
  for (const row of rows) {
    last = handleOf(row) || row.cell('Title') || last
    const own = found.get(last)
    if (own) own.push(row)
    else found.set(last, [row])
  }
  return [...found.values()]
}

type ShopifyVariant = { source: SourceRow; options: string[] }

/** A variant has a price or an option. Other rows only add pictures. */
function variantsOf(rows: readonly SourceRow[]): ShopifyVariant[] {
  return rows.flatMap((source) => {
    const options = OPTIONS.map((number) => source.cell(`Option${number} Value`))
    const isVariant = source.cell('Variant Price', 'Price') !== '' || options.some((value) => value !== '')
    return isVariant ? [{ source, options: options.map(withoutDefault) }] : []
  })
}

/** Shopify writes a product without options as one with the option "Title" and the value "Default Title". */
function withoutDefault(value: string): string {
  return value === 'Default Title' ? '' : value
}

function optionOf(
  first: SourceRow,
  variants: readonly ShopifyVariant[],
  number: (typeof OPTIONS)[number],
): SourceProduct['options'] {
  const values = [...new Set(variants.map(({ options }) => options[number - 1] ?? ''))].filter(Boolean)
  const name = first.cell(`Option${number} Name`)
  return [{ name: name === 'Title' ? '' : name, values }]
}

/** The owner's own type first: Shopify's product category is its taxonomy, in English. */
function categoriesOf(row: SourceRow): string[][] {
  const own = row.cell('Type', 'Custom Product Type')
  if (own !== '') return [[own]]
  const standard = pathOf(row.cell('Product Category', 'Standard Product Type'))
  return standard.length === 0 ? [] : [standard.slice(-1)]
}

function imagesOf(rows: readonly SourceRow[]): SourceImage[] {
  const images = rows.flatMap((row) => {
    const address = row.cell('Image Src', 'Product image URL')
    const position = Number(row.cell('Image Position')) || Number.POSITIVE_INFINITY
    return address === '' ? [] : [{ address, alt: row.cell('Image Alt Text'), row: row.row, position }]
  })
  return images.toSorted((a, b) => a.position - b.position || a.row - b.row)
}
