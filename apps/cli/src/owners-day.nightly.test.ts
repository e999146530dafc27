/** An owner's day on the command line: new prices, a paid, shipped and partly refunded order, a report, a backup, a mistake and a restore. */

import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { patient } from '@zayy/database/testing/test-database'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { AppDatabase } from '@zayy/platform/postgres/open-app-database'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { edited, shopFolder } from '@zayy/shop/catalogue-files/import/testing/small-shop'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { afterAll, expect, test } from 'vitest'
import { runInHost, runShop } from './testing/run-shop.ts'

const root = await temporaryFolder()
// The user that a shop started by root becomes has to traverse the folder.
await chmod(root, 0o711)
const dataDir = join(root, 'data')
let open: AppDatabase | null = null
afterAll(() => open?.close())

const shop = async (...args: string[]) => {
  const ended = await (open ? runInHost : runShop)(args, { DATA_DIR: dataDir })
  expect(ended, args.join(' ')).toMatchObject({ code: 0, errors: '' })
  return ended.output
}
const parsed = async (...args: string[]) => JSON.parse(await shop(...args, '--json'))

test('an owner imports prices, handles an order, and restores the shop to before a mistake', async () => {
  const catalogue = await shopFolder()
  expect(await shop('import', catalogue, '--yes')).toContain('2 products added')
  // The shop stays open, so that the commands run beside it.
  open = await openShopDatabase({ url: undefined, dataDir })
  await buy(open, 'Noura', 10)

  // A new price list does not change the prices of placed orders.
  const risen = edited('tiers.csv', 'top,10,49,50', 'top,10,49,52')
  await writeFile(join(catalogue, 'tiers.csv'), risen['tiers.csv'] ?? '')
  expect(await shop('import', catalogue)).toContain('Scrub top (top), 10–49 pieces: 50.00 → 52.00')
  await buy(open, 'Fahad', 10)
  const [second, first] = await parsed('orders', 'list')
  expect(first).toMatchObject({ buyer: 'Noura', grand_total: 595 })
  expect(second).toMatchObject({ buyer: 'Fahad', grand_total: 618 })

  // The transfer arrives, the parcel is shipped, and a part is refunded.
  await shop('orders', 'paid', first.code, '595', '--reference', 'FT1')
  await shop('orders', 'status', first.code, 'shipped')
  expect(
    await parsed('orders', 'refund', first.code, '--amount', '50', '--reason', 'A seam', '--yes'),
  ).toEqual({
    code: first.code,
    credit_note: 'CN-000001',
    total: 50,
  })
  expect(await parsed('report')).toMatchObject({
    orders: 1,
    pieces: 10,
    gross: 595,
    unpaid: { orders: 1, gross: 618 },
    refunds: { notes: 1, total: 50 },
  })
  expect(await shop('backup')).toMatch(/^The backup \S+ is complete/)

  // In the evening: an order, a price list with a mistake, and a restore to before the mistake.
  await buy(open, 'Layan', 10)
  // The order's time has microseconds, a Date has none: add a millisecond to be after the order.
  const beforeSlip = new Date(Date.now() + 1).toISOString()
  await writeFile(
    join(catalogue, 'tiers.csv'),
    edited('tiers.csv', 'top,10,49,50', 'top,10,49,5')['tiers.csv'] ?? '',
  )
  await shop('import', catalogue, '--yes')
  expect(await priceOfTen(open)).toBe(500)
  await open.close()
  open = null
  expect(await shop('restore', '--to', beforeSlip, '--yes', '--by', 'Noura')).toMatch(
    /^The shop is as it was at /,
  )

  open = await openShopDatabase({ url: undefined, dataDir })
  expect(await priceOfTen(open)).toBe(5200)
  const listed = await parsed('orders', 'list')
  expect(listed.map(({ buyer, status }: Record<string, string>) => [buyer, status])).toEqual([
    ['Layan', 'pending'],
    ['Fahad', 'pending'],
    ['Noura', 'shipped'],
  ])
  const [latest] = await parsed('changes')
  expect(latest).toMatchObject({ by: 'Noura', action: 'restore', details: { to: beforeSlip } })
  const shown = await parsed('orders', 'show', first.code)
  expect(shown.changes.map(({ action }: { action: string }) => action)).toEqual([
    ...['order.refund', 'order.status', 'order.paid'],
  ])
  await buy(open, 'Huda', 10)
  const [next] = await parsed('orders', 'list')
  await shop('orders', 'paid', next.code, '618')
  const numbers = await numbersOf(open, 'select invoice_number from orders order by id')
  expect(numbers.map(([number]) => number)).toEqual([1, null, null, 2])
})

/** Places a guest's order of scrub tops in one colour and size. */
async function buy(shop: AppDatabase, name: string, quantity: number): Promise<void> {
  const [ids] = await numbersOf(
    shop,
    `select product.id, colour.id, size.id, country_id, city_id, area.id
    from products product join product_colours colour on colour.product_id = product.id
      join product_sizes size on size.product_id = product.id,
      areas area join cities city on city.id = city_id
    where sku = 'top' and area.code = 'olaya' limit 1`,
  )
  if (!ids) throw new Error('The catalogue was not imported')
  const [product = 0, colour = 0, size = 0, country = 0, city = 0, area = 0] = ids
  const pieces = { size_id: size, quantity }
  await placeOrder(
    shop.database,
    {
      payment_method: 0,
      products: [{ product_id: product, colors: [{ color_id: colour, sizes: [pieces] }] }],
      name,
      email: 'buyer@example.com',
      phone: '0501234567',
      address: 'Olaya Street 12',
      country_id: country,
      city_id: city,
      area_id: area,
    },
    { locale: 'en', now: new Date() },
  )
}

/** Returns the unit price of ten pieces, in halalas. */
async function priceOfTen(shop: AppDatabase): Promise<number | undefined> {
  const tiers = await numbersOf(
    shop,
    `select price::int from price_tiers join products on id = product_id where sku = 'top' and from_pieces = 10`,
  )
  return tiers[0]?.[0]
}

/** Runs a query whose columns are all numbers. */
async function numbersOf({ target }: AppDatabase, text: string): Promise<number[][]> {
  const database = connectionPool(target, patient)
  const { rows } = await database.$client
    .query<number[]>({ text, rowMode: 'array' })
    .finally(() => closeDatabase(database))
  return rows
}
