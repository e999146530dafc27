/** The database refuses gaps and overlaps between price tiers. */

import { halalas } from '@zayy/domain/money'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { priceTiers } from '../schema/catalog.ts'
import { refusal, testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
const hash = '0123456789abcdef0123'

beforeAll(async () => {
  await database.execute(sql`insert into images values (${hash}, 'webp', 40, 50)`)
  await database.execute(sql`insert into categories (slug, image, position) values ('medical', ${hash}, 0)`)
  await database.execute(sql`insert into products (sku, category_id, added_on, image, hover_image, position)
    select sku, 1, '2026-01-01', ${hash}, ${hash}, 0 from unnest(array['top', 'coat']) sku`)
  await database.execute(sql`insert into product_colours (product_id, slug, code, family, image, position)
    values (1, 'teal', '#1f6f78', 'green', ${hash}, 0), (2, 'white', '#ffffff', 'white', ${hash}, 0)`)
})

beforeEach(() => database.delete(priceTiers))

type Tier = [from: number, to: number, previousTo: number | null]

const insert = (...tiers: Tier[]) =>
  database
    .insert(priceTiers)
    .values(
      tiers.map(([from, to, previousTo]) => ({ productId: 1, from, to, previousTo, price: halalas(5000) })),
    )

const sound: Tier[] = [
  [1, 9, null],
  [10, 49, 9],
  [50, 500, 49],
]

test('accepts a chain of tiers in any order', async () => {
  await insert(...sound.toReversed())
  expect(await database.select().from(priceTiers)).toHaveLength(3)
})

test('accepts a first tier that starts above one piece', async () => {
  await insert([20, 40, null])
  expect(await database.select().from(priceTiers)).toHaveLength(1)
})

test.each<[string, Tier[], string]>([
  [
    'a gap',
    [
      [1, 9, null],
      [11, 49, 9],
    ],
    'price_tiers_no_gap',
  ],
  [
    'a gap whose second tier names a wrong end',
    [
      [1, 9, null],
      [11, 49, 10],
    ],
    'price_tiers_follow',
  ],
  [
    'an overlap',
    [
      [1, 9, null],
      [9, 49, 9],
    ],
    'price_tiers_no_gap',
  ],
  [
    'an overlap whose second tier names a wrong end',
    [
      [1, 9, null],
      [9, 49, 8],
    ],
    'price_tiers_follow',
  ],
  [
    'two first tiers',
    [
      [1, 9, null],
      [20, 49, null],
    ],
    'price_tiers_one_chain',
  ],
  [
    'two tiers with one start',
    [
      [1, 9, null],
      [1, 12, null],
    ],
    'price_tiers_product_id_from_pieces_pk',
  ],
  [
    'two tiers after the same tier',
    [
      [1, 9, null],
      [10, 20, 9],
      [10, 30, 9],
    ],
    'price_tiers_product_id_from_pieces_pk',
  ],
  ['no first tier', [[10, 49, 9]], 'price_tiers_follow'],
  ['a tier that ends before it starts', [[9, 1, null]], 'price_tiers_range'],
  ['a tier from zero pieces', [[0, 9, null]], 'price_tiers_range'],
  ['a tier above the maximum quantity', [[1, 100_001, null]], 'price_tiers_range'],
])('refuses price tiers with %s', async (_why, tiers, constraint) => {
  expect(await refusal(insert(...tiers))).toBe(constraint)
})

test.each([
  ['the first tier is deleted', sql`delete from price_tiers where from_pieces = 1`],
  ['a middle tier is deleted', sql`delete from price_tiers where from_pieces = 10`],
  ['a tier is shortened', sql`update price_tiers set to_pieces = 40 where from_pieces = 10`],
])('refuses the gap between price tiers if %s', async (_why, change) => {
  await insert(...sound)
  expect(await refusal(database.execute(change))).toBe('price_tiers_follow')
})

test('refuses a negative price', async () => {
  const tier = { productId: 1, from: 1, to: 9, previousTo: null, price: halalas(-1) }
  expect(await refusal(database.insert(priceTiers).values(tier))).toBe('price_tiers_price')
})

test('refuses a tier that follows a tier of another product', async () => {
  await insert([1, 9, null])
  const tier = { productId: 2, from: 10, to: 20, previousTo: 9, price: halalas(5000) }
  expect(await refusal(database.insert(priceTiers).values(tier))).toBe('price_tiers_follow')
})

test('refuses a photo with a colour of another product', async () => {
  const photo = (colour: number) =>
    database.execute(sql`insert into product_photos (product_id, file, colour_id, image, position)
      values (1, 'a.webp', ${colour}, ${hash}, 0)`)
  expect(await refusal(photo(2))).toBe('product_photos_colour_of_product')
  expect(await refusal(photo(1))).toBe('not refused')
})
