import { foldText } from '@zayy/domain/text/fold'
import { readWholeNumber } from '@zayy/domain/text/whole-number'
import { wordSet } from '@zayy/domain/text/word-set'
import type { Notes } from './notes.ts'
import { isNo, listOf, noteFields, pathOf, priceNow } from './source-cells.ts'
import type { SourceImage, SourceProduct } from './source-product.ts'
import type { SourceRow, SourceTable } from './source-table.ts'

const COLUMNS = {
  number: ['No.', 'رقم المنتج'],
  kind: ['النوع'],
  name: ['أسم المنتج', 'اسم المنتج'],
  category: ['تصنيف المنتج'],
  images: ['صورة المنتج'],
  alt: ['وصف صورة المنتج'],
  productKind: ['نوع المنتج'],
  price: ['سعر المنتج'],
  sale: ['السعر المخفض'],
  saleStarts: ['تاريخ بداية التخفيض'],
  saleEnds: ['تاريخ نهاية التخفيض'],
  description: ['الوصف'],
  shipped: ['هل يتطلب شحن؟'],
  sku: ['رمز المنتج sku'],
  mostPieces: ['اقصي كمية لكل عميل', 'أقصى كمية لكل عميل'],
  status: ['حالة المنتج'],
} as const

/** Columns whose values have no place in this shop. */
const LOST = [
  ...[['سعر التكلفة'], ['الوزن'], ['الماركة'], ['العنوان الترويجي'], ['تثبيت المنتج'], ['الباركود']],
  ...[['السعرات الحرارية'], ['MPN'], ['GTIN'], ['سبب عدم الخضوع للضريبة'], ['الكمية المتوفرة'], ['الكمية']],
  ...[['اضافة صورة عند الطلب']],
]

/** Options of a Salla product whose columns are read. */
const OPTIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Kinds of product that are goods: «منتج جاهز» and «أكل». Others are services, cards, files and bundles. */
const GOODS = wordSet('منتج جاهز, منتج, أكل, product, physical')

const OPTION_ROWS = wordSet('خيار, option, variant')
const HIDDEN = wordSet('مخفي, مخفية, hidden, معطل, غير متاح للبيع, محذوف, deleted')

/**
 * Reads Salla's product export: a row «منتج» with the names of its options, then a row «خيار» for each combination of their values.
 */
export function readSalla(table: SourceTable, notes: Notes, today: string): SourceProduct[] {
  const products: SourceProduct[] = []
  for (const [row, ...own] of rowsByProduct(table.rows)) {
    if (!row) continue
    const name = row.cell(...COLUMNS.name).replaceAll('\n', ' ')
    const about = { row: row.row, product: name || row.cell(...COLUMNS.sku) }
    if (name === '') {
      notes.add('noName', { ...about, field: table.heading(...COLUMNS.name) ?? '' })
      continue
    }
    const kind = row.cell(...COLUMNS.productKind)
    if (foldText(kind) !== '' && !GOODS.has(foldText(kind))) {
      notes.add('notShipped', { ...about, field: table.heading(...COLUMNS.productKind) ?? '', value: kind })
      continue
    }
    const isShipped = !isNo(row.cell(...COLUMNS.shipped))
    if (!isShipped) notes.add('maybeNotShipped', { ...about, field: table.heading(...COLUMNS.shipped) ?? '' })
    noteFields(LOST, [row, ...own], table, about.product, notes)
    const variants = own.length > 0 ? own : [row]
    const numbers = OPTIONS.filter((number) => nameOf(row, own, number) !== '')
    const ownPrice = priceNow(row, COLUMNS, { table, product: about.product, notes, today })
    const sku = row.cell(...COLUMNS.sku)
    const number = row.cell(...COLUMNS.number)
    products.push({
      row: row.row,
      codes: [sku, number === '' ? '' : `product-${number}`],
      name,
      description: row.cell(...COLUMNS.description),
      categories: listOf(row.cell(...COLUMNS.category)).map(pathOf),
      isLive: isShipped && !HIDDEN.has(foldText(row.cell(...COLUMNS.status))),
      options: numbers.map((each) => ({
        name: nameOf(row, own, each),
        values: [...new Set(variants.map((variant) => optionValue(variant, each)))].filter(Boolean),
        codes: codesOf(variants, each),
      })),
      variants: variants.map((variant) => ({
        row: variant.row,
        options: numbers.map((each) => optionValue(variant, each)),
        price:
          variant === row
            ? ownPrice
            : priceNow(variant, COLUMNS, { table, product: about.product, notes, today }) || ownPrice,
        image:
          numbers.map((each) => pictureOf(variant, each)).find((text) => !isCode(text) && text !== '') ?? '',
      })),
      images: imagesOf(row),
      attributes: [],
      mostPieces: piecesOf(row.cell(...COLUMNS.mostPieces)),
      tags: [],
      wearers: [name, row.cell(...COLUMNS.category)].join(' '),
    })
  }
  return products
}

/** Returns null for no limit. */
function piecesOf(text: string): number | null {
  const read = readWholeNumber(text, 1_000_000_000)
  return read.kind === 'number' && read.value > 0 ? read.value : null
}

function rowsByProduct(rows: readonly SourceRow[]): SourceRow[][] {
  const products: SourceRow[][] = []
  for (const row of rows) {
    const last = products.at(-1)
    if (last && OPTION_ROWS.has(foldText(row.cell(...COLUMNS.kind)))) last.push(row)
    else products.push([row])
  }
  return products
}

function nameOf(row: SourceRow, own: readonly SourceRow[], number: number): string {
  return row.cell(`[${number}] الاسم`) || (own[0]?.cell(`[${number}] الاسم`) ?? '')
}

function optionValue(row: SourceRow, number: number): string {
  return row.cell(`[${number}] القيمة`)
}

/** A picture's address, or a colour such as #1f6f78. */
function pictureOf(row: SourceRow, number: number): string {
  return row.cell(`[${number}] الصورة / اللون`)
}

function isCode(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

function codesOf(variants: readonly SourceRow[], number: number): Map<string, string> {
  return new Map(
    variants.flatMap((variant) => {
      const code = pictureOf(variant, number)
      return isCode(code) ? [[optionValue(variant, number), code.toLowerCase()] as const] : []
    }),
  )
}

function imagesOf(row: SourceRow): SourceImage[] {
  const alt = row.cell(...COLUMNS.alt)
  return listOf(row.cell(...COLUMNS.images)).map((address, index) => ({
    address,
    alt: index === 0 ? alt : '',
    row: row.row,
  }))
}
