/** `changed_at` of products and posts changes with the content of their pages and with nothing else. */

import { testDatabase } from '@zayy/database/testing/test-database'
import { testImages } from '@zayy/platform/images/testing/test-images'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listPublicPages, listPublicProducts } from '../../content/list-public-pages.ts'
import { importCatalogue } from './import-catalogue.ts'
import { edited, shopFolder } from './testing/small-shop.ts'

const database = await testDatabase()
const { images } = await testImages()
const sound = await shopFolder()
const importFolder = (folder: string) => importCatalogue(folder, { database, images, dryRun: false })

/** Sets `changed_at` of all rows to a day in the past. */
const longAgo = sql`'2020-01-01'::timestamptz`

/** Returns the rows changed since then. */
async function changed(): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select sku as name from products where changed_at > ${longAgo}
    union all select slug from blogs where changed_at > ${longAgo} order by 1`)
  return rows.map(({ name }) => String(name))
}

async function age() {
  await importFolder(sound)
  await database.execute(sql`update products set changed_at = ${longAgo}`)
  await database.execute(sql`update blogs set changed_at = ${longAgo}`)
}

beforeAll(() => importFolder(sound))

test('sets changed_at of new rows to the time of the import, and lists it in the site map', async () => {
  expect(await changed()).toEqual(['coat', 'measure', 'top'])
  const products = await listPublicProducts(database, 0, 10)
  const { productsCount, blogs } = await listPublicPages(database)
  expect(products).toHaveLength(productsCount)
  for (const { changedAt } of [...products, ...blogs])
    expect(Math.abs(Number(changedAt) - Date.now())).toBeLessThan(600_000)
})

test('keeps changed_at if an import changes nothing', async () => {
  await age()
  await importFolder(sound)
  expect(await changed()).toEqual([])
})

test.each([
  ['a price', 'tiers.csv', 'coat,1,100,90', 'coat,1,100,91', ['coat']],
  ['one more tier', 'tiers.csv', 'coat,1,100,90', 'coat,1,50,90\ncoat,51,100,80', ['coat']],
  ['a translated text', 'products.csv', 'A coat', 'A long coat', ['coat']],
  ['a picture', 'photos.csv', 'coat,,blue.png', 'coat,,red.png', ['coat']],
  ['the alternative text of an image', 'photos.csv', 'معطف,Coat', 'معطف,A coat', ['coat']],
  ['a colour’s name', 'colours.csv', 'أبيض,White', 'أبيض,Snow', ['coat']],
  ['one more size', 'sizes.csv', 'coat,L', 'coat,L\ncoat,XL', ['coat']],
  ['an attribute', 'attributes.csv', 'Polyester', 'Cotton', ['top']],
  ['a measure of its size chart', 'size_charts.csv', 'Chest,98', 'Chest,99', ['top']],
  ['an article', 'blogs/measure.en.md', 'Text with', 'More text with', ['measure']],
  ['an article’s picture', 'blogs/measure.ar.md', 'image: red.png', 'image: blue.png', ['measure']],
  ['a coupon', 'coupons.csv', 'TEN,1,10', 'TEN,1,11', []],
  ['the order of the products', 'home_sections.csv', 'top;coat', 'coat;top', []],
])('sets changed_at only of the pages that show %s', async (_, file, before, after, pages) => {
  await age()
  await importFolder(await shopFolder(edited(file, before, after)))
  expect(await changed()).toEqual(pages)
})

test('keeps changed_at if the position or the sold count of a product changes', async () => {
  await age()
  await database.execute(sql`update products set position = position + 1`)
  await database.execute(sql`update product_stats set sold_count = sold_count + 1`)
  expect(await changed()).toEqual([])
})
