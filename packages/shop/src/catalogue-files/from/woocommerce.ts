import { foldText } from '@zayy/domain/text/fold'
import type { Notes } from './notes.ts'
import { listOf, noteFields, type PriceContext, pathOf, priceNow } from './source-cells.ts'
import type { SourceImage, SourceProduct, SourceVariant } from './source-product.ts'
import type { SourceRow, SourceTable } from './source-table.ts'

const COLUMNS = {
  id: ['ID', 'المعرف', 'المعرّف'],
  type: ['Type', 'النوع'],
  sku: ['SKU', 'رمز المنتج (SKU)', 'رمز المنتج'],
  name: ['Name', 'الاسم'],
  published: ['Published', 'تم النشر', 'منشور'],
  visibility: ['Visibility in catalog', 'الظهور في الكتالوج', 'الظهور في المنتجات'],
  short: ['Short description', 'وصف قصير', 'الوصف المختصر'],
  description: ['Description', 'الوصف'],
  regular: ['Regular price', 'السعر الافتراضي', 'السعر العادي'],
  sale: ['Sale price', 'سعر التخفيض', 'سعر العرض'],
  saleStarts: ['Date sale price starts', 'تاريخ بدء سعر التخفيض', 'تاريخ بداية سعر التخفيض'],
  saleEnds: ['Date sale price ends', 'تاريخ انتهاء سعر التخفيض', 'تاريخ نهاية سعر التخفيض'],
  categories: ['Categories', 'التصنيفات'],
  tags: ['Tags', 'الوسوم'],
  images: ['Images', 'الصور'],
  parent: ['Parent', 'الأب', 'المنتج الأب'],
  single: ['Sold individually?', 'يُباع بشكل فردي؟', 'يباع بشكل فردي؟'],
} as const

/** Columns whose values have no place in this shop. */
const LOST = [
  ['GTIN, UPC, EAN, or ISBN'],
  ['Stock', 'المخزون'],
  ...[['Weight (kg)'], ['Weight (lbs)'], ['Weight (g)'], ['الوزن (كجم)'], ['الوزن (kg)']],
  ...[['Length (cm)'], ['Width (cm)'], ['Height (cm)'], ['Length (in)'], ['Width (in)'], ['Height (in)']],
  ...[['Tax class'], ['Shipping class'], ['Upsells'], ['Cross-sells'], ['Purchase note'], ['Brands']],
]

/** Attributes of a WooCommerce product whose columns are read. */
const MAX_ATTRIBUTES = 30

/**
 * Reads WooCommerce's product export: a row per product, and one per variation, whose column Parent names its product by SKU or as
 * id:44. Headings in English or Arabic.
 */
export function readWooCommerce(table: SourceTable, notes: Notes, today: string): SourceProduct[] {
  const numbers = Array.from({ length: MAX_ATTRIBUTES }, (_, index) => index + 1).filter(
    (number) => table.heading(...attributeColumns(number).name) !== null,
  )
  const variations = new Map<string, SourceRow[]>()
  for (const row of table.rows) {
    if (!typesOf(row).includes('variation')) continue
    const parent = row.cell(...COLUMNS.parent)
    const own = variations.get(parent)
    if (own) own.push(row)
    else variations.set(parent, [row])
  }
  const products: SourceProduct[] = []
  for (const row of table.rows) {
    if (typesOf(row).includes('variation')) continue
    const name = row.cell(...COLUMNS.name).replaceAll('\n', ' ')
    const [id, sku] = [row.cell(...COLUMNS.id), row.cell(...COLUMNS.sku)]
    const own = [sku, `id:${id}`].flatMap((key) => {
      const found = key === '' ? [] : (variations.get(key) ?? [])
      variations.delete(key)
      return found
    })
    const about = { row: row.row, product: name || sku || id }
    const refused = refusalOf(row, name)
    if (refused) {
      notes.add(refused, {
        ...about,
        field: table.heading(...COLUMNS.type) ?? '',
        value: row.cell(...COLUMNS.type),
      })
      continue
    }
    noteFields(LOST, [row, ...own], table, about.product, notes)
    const attributes = numbers.flatMap((number) => attributeOf(row, number))
    const isVariable = typesOf(row).includes('variable')
    const options = attributes.filter(({ name }) => isVariable && variesBy(own, numbers, name))
    const variants = (isVariable ? own : [row]).map((variant) =>
      variantOf(variant, { options, numbers, table, product: about.product, notes, today, isVariable }),
    )
    const [short, description] = [COLUMNS.short, COLUMNS.description].map((column) =>
      linesOf(row.cell(...column)),
    )
    products.push({
      row: row.row,
      codes: [sku, id === '' ? '' : `product-${id}`],
      name,
      description: [short, description].filter(Boolean).join('\n\n'),
      categories: listOf(row.cell(...COLUMNS.categories)).map(pathOf),
      isLive:
        row.cell(...COLUMNS.published) === '1' && row.cell(...COLUMNS.visibility).toLowerCase() !== 'hidden',
      options,
      variants,
      images: imagesOf(row),
      attributes: attributes
        .filter((attribute) => !options.includes(attribute))
        .map(({ name, values }) => ({ name, value: values.join(', ') })),
      mostPieces: ['', '0'].includes(row.cell(...COLUMNS.single)) ? null : 1,
      tags: listOf(row.cell(...COLUMNS.tags)),
      wearers: [name, row.cell(...COLUMNS.categories), row.cell(...COLUMNS.tags)].join(' '),
    })
  }
  for (const rows of variations.values())
    for (const row of rows) {
      const field = table.heading(...COLUMNS.parent) ?? ''
      notes.add('noParent', {
        row: row.row,
        product: row.cell(...COLUMNS.name),
        field,
        value: row.cell(...COLUMNS.parent),
      })
    }
  return products
}

/** WooCommerce writes a line break within a text as \n, and a backslash before an n as \\n. */
function linesOf(text: string): string {
  return text.replace(/\\(\\?)n/g, (_, backslash: string) => (backslash === '' ? '\n' : '\\n'))
}

/** A product can be of several types: "simple, virtual". */
function typesOf(row: SourceRow): string[] {
  return listOf(row.cell(...COLUMNS.type).toLowerCase())
}

function refusalOf(row: SourceRow, name: string) {
  const types = typesOf(row)
  if (name === '') return 'noName'
  if (types.includes('external')) return 'external'
  if (types.includes('grouped')) return 'grouped'
  return types.includes('virtual') || types.includes('downloadable') ? 'notShipped' : null
}

type Attribute = { name: string; values: string[] }

function attributeColumns(number: number) {
  return {
    name: [`Attribute ${number} name`, `اسم السمة ${number}`, `السمة ${number} الاسم`],
    values: [
      `Attribute ${number} value(s)`,
      `قيمة/قيم السمة ${number}`,
      `السمة ${number} القيمة(القيم)`,
      `قيمة (قيم) السمة ${number}`,
    ],
  }
}

function attributeOf(row: SourceRow, number: number): Attribute[] {
  const columns = attributeColumns(number)
  const name = attributeName(row, number)
  const values = listOf(row.cell(...columns.values))
  return name === '' || values.length === 0 ? [] : [{ name, values }]
}

function attributeName(row: SourceRow, number: number): string {
  return row.cell(...attributeColumns(number).name).replace(/^pa_/, '')
}

/** A variation has the attribute's name with one value, or with none if it covers every value. */
function variesBy(variations: readonly SourceRow[], numbers: readonly number[], name: string): boolean {
  return variations.some((row) => numbers.some((number) => isSame(attributeName(row, number), name)))
}

function isSame(one: string, other: string): boolean {
  return foldText(one) === foldText(other)
}

type VariantContext = PriceContext & {
  options: readonly Attribute[]
  numbers: readonly number[]
  isVariable: boolean
}

const PRICES = {
  price: COLUMNS.regular,
  sale: COLUMNS.sale,
  saleStarts: COLUMNS.saleStarts,
  saleEnds: COLUMNS.saleEnds,
}

function variantOf(row: SourceRow, context: VariantContext): SourceVariant {
  const { options, numbers, isVariable } = context
  const own = numbers.flatMap((number) => attributeOf(row, number))
  const [image = ''] = listOf(row.cell(...COLUMNS.images))
  return {
    row: row.row,
    options: options.map(
      ({ name }) => own.find((attribute) => isSame(attribute.name, name))?.values[0] ?? '',
    ),
    price: priceNow(row, PRICES, context),
    image: isVariable ? image : '',
  }
}

function imagesOf(row: SourceRow): SourceImage[] {
  return listOf(row.cell(...COLUMNS.images)).map((address) => ({ address, alt: '', row: row.row }))
}
