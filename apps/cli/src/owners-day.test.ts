/** An owner's day on the command line, on one shop: new prices, an order paid, shipped and partly refunded, a backup, a mistake, and back. */

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShopDatabase, type ShopDatabase } from '@zayy/database/open-shop-database'
import { priceTiers, productColours, productSizes, products } from '@zayy/database/schema/catalog'
import { areas, cities, countries } from '@zayy/database/schema/addresses'
import { orders } from '@zayy/database/schema/orders'
import { edited, shopFolder } from '@zayy/shop/catalogue-import/testing/small-shop'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { runShop } from './testing/run-shop.ts'

const root = await mkdtemp(join(tmpdir(), 'zayy-day-'))
// The user that the shop becomes where root starts it passes through.
await chmod(root, 0o711)
const dataDir = join(root, 'data')
let open: ShopDatabase | null = null
afterAll(async () => {
  await open?.close()
  await rm(root, { recursive: true, force: true })
})

const shop = async (...args: string[]) => {
  const ended = await runShop(args, { DATA_DIR: dataDir })
  expect(ended, args.join(' ')).toMatchObject({ code: 0, errors: '' })
  return ended.output
}
const parsed = async (...args: string[]) => JSON.parse(await shop(...args, '--json'))

test("an owner's day", { timeout: 240_000 }, async () => {
  const catalogue = await shopFolder()
  expect(await shop('import', catalogue)).toMatch(/products +2 +0 +0/)
  // The shop is open all day: commands work beside it.
  open = await openShopDatabase({ url: undefined, dataDir })
  await buy(open, 'Noura', 10)

  // A new price list: what was ordered keeps its price.
  const risen = edited('tiers.csv', 'top,10,49,50', 'top,10,49,52')
  await writeFile(join(catalogue, 'tiers.csv'), risen['tiers.csv'] ?? '')
  expect(await shop('import', catalogue)).toMatch(/price_tiers +0 +[1-9]/)
  await buy(open, 'Fahad', 10)
  const [second, first] = await parsed('orders', 'list')
  expect(first).toMatchObject({ buyer: 'Noura', grand_total: 595 })
  expect(second).toMatchObject({ buyer: 'Fahad', grand_total: 618 })

  // The transfer has arrived, the parcel leaves, a part is given back.
  await shop('orders', 'paid', first.code, '595', '--reference', 'FT1')
  await shop('orders', 'status', first.code, 'shipped')
  expect(
    await parsed('orders', 'refund', first.code, '--amount', '50', '--reason', 'A seam', '--yes'),
  ).toEqual({
    ...{ code: first.code, credit_note: 'CN-000001', total: 50 },
  })
  expect(await shop('backup')).toMatch(/^The backup \S+ is complete/)

  // In the evening: an order, a price list with a slip, and back to before the slip.
  await buy(open, 'Layan', 10)
  const beforeSlip = new Date().toISOString()
  await writeFile(
    join(catalogue, 'tiers.csv'),
    edited('tiers.csv', 'top,10,49,50', 'top,10,49,5')['tiers.csv'] ?? '',
  )
  await shop('import', catalogue)
  expect(await priceOfTen(open)).toBe(500)
  await open.close()
  expect(await shop('restore', '--to', beforeSlip, '--yes')).toMatch(/^The shop is as it was at /)

  open = await openShopDatabase({ url: undefined, dataDir })
  expect(await priceOfTen(open)).toBe(5200)
  const listed = await parsed('orders', 'list')
  expect(listed.map(({ buyer, status }: Record<string, string>) => [buyer, status])).toEqual([
    ['Layan', 'pending'],
    ['Fahad', 'pending'],
    ['Noura', 'shipped'],
  ])
  const shown = await parsed('orders', 'show', first.code)
  expect(shown.changes.map(({ action }: { action: string }) => action)).toEqual([
    ...['order.refund', 'order.status', 'order.paid'],
  ])
  await buy(open, 'Huda', 10)
  const numbers = await open.database
    .select({ number: orders.invoiceNumber })
    .from(orders)
    .orderBy(asc(orders.id))
  expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4])
})

/** A guest orders so many of the scrub top, in one colour and size. */
async function buy({ database }: ShopDatabase, name: string, quantity: number): Promise<void> {
  const [row] = await database
    .select({ product: products.id, colour: productColours.id, size: productSizes.id })
    .from(products)
    .innerJoin(productColours, eq(productColours.productId, products.id))
    .innerJoin(productSizes, eq(productSizes.productId, products.id))
    .where(eq(products.sku, 'top'))
    .limit(1)
  const [place] = await database
    .select({ country: countries.id, city: cities.id, area: areas.id })
    .from(areas)
    .innerJoin(cities, eq(cities.id, areas.cityId))
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .where(eq(areas.code, 'olaya'))
  if (!row || !place) throw new Error('The catalogue was not imported')
  const pieces = { size_id: row.size, quantity }
  await placeOrder(
    database,
    {
      payment_method: 0,
      products: [{ product_id: row.product, colors: [{ color_id: row.colour, sizes: [pieces] }] }],
      ...{ name, email: 'buyer@example.com', phone: '0501234567', address: 'Olaya Street 12' },
      ...{ country_id: place.country, city_id: place.city, area_id: place.area },
    },
    { locale: 'en', now: new Date() },
  )
}

/** What one piece costs when ten are bought, in halalas. */
async function priceOfTen({ database }: ShopDatabase): Promise<number> {
  const [tier] = await database
    .select({ price: priceTiers.price })
    .from(priceTiers)
    .innerJoin(products, eq(products.id, priceTiers.productId))
    .where(and(eq(products.sku, 'top'), eq(priceTiers.from, 10)))
  return Number(tier?.price)
}
