import { SPREADSHEET_TYPE } from '@zayy/contract/catalog/spreadsheet-type'
import type { Locale } from '@zayy/contract/types'
import { orderTemplate as ar } from '@zayy/i18n/messages/ar/order-template'
import { orderTemplate as en } from '@zayy/i18n/messages/en/order-template'
import type { Database } from '@zayy/platform/postgres/database'
import writeSheet from 'write-excel-file/node'
import { notFound } from '../domain-error.ts'
import { presentCartProduct } from './get-product.ts'
import { selectCartProducts } from './product-queries.ts'

const messages = { ar, en }

const head = {
  fontWeight: 'bold',
  backgroundColor: '#E4EEEA',
  borderStyle: 'thin',
  borderColor: '#9AA5A0',
} as const
const cell = { borderStyle: 'thin', borderColor: '#C9D0CC' } as const

/**
 * Returns an .xlsx file with an empty cell per colour and size of a product. The product page's grid can
 * import the filled-in file.
 * @throws DomainError 404 for an unknown or hidden product
 */
export async function getOrderTemplate(database: Database, locale: Locale, id: number): Promise<File> {
  const [row] = await selectCartProducts(database, [id], locale)
  if (!row) throw notFound()
  const { name, pivot_colors, sizes } = presentCartProduct(row, locale)
  const heads = [
    { ...head, value: messages[locale].colour },
    ...sizes.map((size) => ({ ...head, value: size.name, align: 'center' as const })),
  ]
  const rows = pivot_colors.map(({ color }) => [
    { ...head, value: color.name },
    ...sizes.map(() => ({ ...cell, align: 'center' as const })),
  ])
  const bytes = await writeSheet([heads, ...rows], {
    sheet: sheetName(name),
    rightToLeft: locale === 'ar',
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    columns: [{ width: 24 }, ...sizes.map(() => ({ width: 8 }))],
  }).toBuffer()
  return new File([new Uint8Array(bytes)], `order-${id}.xlsx`, { type: SPREADSHEET_TYPE })
}

/** Spreadsheets limit sheet names to 31 characters and forbid some characters and apostrophes at the ends. */
function sheetName(product: string): string {
  const name = product
    .replace(/[\\/?*[\]:\p{Cc}]/gu, ' ')
    .slice(0, 31)
    .replace(/^['\s]+|['\s]+$/g, '')
  return name === '' ? '1' : name
}
