import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { known } from '../../../../demo/known.ts'
import { demoDatabase } from '../testing/demo-database.ts'
import { getOrderTemplate } from './get-order-template.ts'

const database = await demoDatabase()
const { rows } = await database.$client.query<{ id: number }>('select id from products where sku = $1', [
  known.products.scrub.sku,
])
const id = rows[0]?.id ?? 0

const textsOf = async (locale: 'ar' | 'en') => {
  const file = await getOrderTemplate(database, locale, id)
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test.each([
  { locale: 'ar', heads: ['اللون', 'كحلي', 'XS'], fromRight: true },
  { locale: 'en', heads: ['Colour', 'Navy', 'XS'], fromRight: false },
] as const)('the sheet has the heads of the grid in $locale', async ({ locale, heads, fromRight }) => {
  const parts = await textsOf(locale)
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? ''
  const strings = parts['xl/sharedStrings.xml'] ?? sheet
  for (const head of heads) expect(strings).toContain(`>${head}<`)
  expect(/rightToLeft="(1|true)"/.test(sheet)).toBe(fromRight)
  const { rows: cells } = await database.$client.query<{ colours: number; sizes: number }>(
    `select (select count(*)::int from product_colours where product_id = $1) as colours,
            (select count(*)::int from product_sizes where product_id = $1) as sizes`,
    [id],
  )
  const { colours = 0, sizes = 0 } = cells[0] ?? {}
  expect(sheet.match(/<row /g)).toHaveLength(colours + 1)
  expect(sheet.match(/<c /g)).toHaveLength((colours + 1) * (sizes + 1))
})

test('returns no order template for a hidden product', async () => {
  await expect(getOrderTemplate(database, 'ar', 2_147_483_647)).rejects.toMatchObject({ status: 404 })
})
