/** `shop report`: output, page and exit codes, in both languages. */

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { runShop } from './testing/run-shop.ts'
import { urlOf } from './testing/shop-on-test-server.ts'

const shopData = await smallShop()
const { database, query } = shopData
const databaseUrl = await urlOf(database)
/** One DATA_DIR per written page, because a command refuses a DATA_DIR in which another has just written other files. */
const [folder, english, arabic] = await Promise.all([temporaryFolder(), temporaryFolder(), temporaryFolder()])

const hostile = '<script>alert(1)</script>'

const reportIn = (folder: string, ...args: string[]) =>
  runShop(['report', ...args], { DATABASE_URL: databaseUrl, DATA_DIR: folder })
const report = (...args: string[]) => reportIn(folder, ...args)

test('prints sales for the terminal, as JSON and as a page', async () => {
  const id = await placeOrder(
    database,
    { ...smallOrder(shopData), coupon_code: 'TEN' },
    { locale: 'en', now: new Date() },
  )
  await query(`update orders set invoice_number = 1, invoiced_at = '2026-03-09T21:30:00Z' where id = $1`, [
    id,
  ])
  await query(`update product_translations set name = $1 where locale = 'en' and product_id = $2`, [
    hostile,
    shopData.apron.id,
  ])
  const march = ['--from', '2026-03-08', '--to', '2026-03-14']
  const [text, json, inArabic, week, inEnglish, wrong] = await Promise.all([
    report(...march),
    report(...march, '--json'),
    reportIn(arabic, ...march, '--lang', 'ar', '--html', join(arabic, 'report.html')),
    report('--from', '2026-03-11', '--to', '2026-03-14', '--by-period', 'week', '--json'),
    reportIn(english, ...march, '--html', join(english, 'report.html')),
    report('--from', '2026-03-32'),
  ])
  const { sold, ...sums } = await invoiceOf(id)
  expect(JSON.parse(json.output)).toMatchObject({ ...sums, ...sold, refunds: { notes: 0, total: 0 } })
  expect(JSON.parse(json.output).periods.map(({ orders }: { orders: number }) => orders)).toEqual([
    0, 0, 1, 0, 0, 0, 0,
  ])
  expect(JSON.parse(week.output)).toMatchObject({ orders: 0, average: null, periods: [{ orders: 0 }] })
  expect(text.output).toContain('Sales report · 8 March 2026 to 14 March 2026\n')
  expect(text.output).toMatch(/^TEN +1 +\d+\.\d\d$/m)
  expect(inArabic).toMatchObject({ code: 0, errors: '' })
  expect(inEnglish).toMatchObject({ code: 0, errors: '' })
  expect(wrong.code).toBe(2)
  expect(wrong.errors).toContain('--from must be a day such as')

  const page = await readFile(join(english, 'report.html'), 'utf8')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toMatch(/<script|(?:src|href)=|url\(|@import/i)
  expect(page).toContain('<title>10\u00a0March: ')
  expect((await stat(join(english, 'report.html'))).mode & 0o077).toBe(0)
  const arabicPage = await readFile(join(arabic, 'report.html'), 'utf8')
  expect(arabicPage).toContain('<html lang="ar" dir="rtl">')
  expect(arabicPage).toContain('سكراب طبي')
})

/** Returns the order's totals from its database row, in SAR. */
async function invoiceOf(id: number) {
  const rows = await query(
    `select 1 as orders, pieces, grand_total / 100.0 as gross, grand_total / 100.0 as average, items_total / 100.0 as items,
      coupon_value / 100.0 as coupons, shipping / 100.0 as shipping,
      (tax + round(shipping * 15.0 / 115)) / 100.0 as tax, (grand_total - tax - round(shipping * 15.0 / 115)) / 100.0 as net
     from orders where id = $1`,
    [id],
  )
  const [row = {}] = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])),
  )
  const { average, items, coupons, shipping, ...sold } = row
  return { average, items, coupons, shipping, sold }
}
