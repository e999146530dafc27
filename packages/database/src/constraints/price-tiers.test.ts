/** "Tiers have no gaps and no overlaps, and a photo's colour is its product's: the database itself sees to it." */

import { halalas } from '@zayy/domain/money'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { priceTiers } from '../schema/catalog.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
const hash = '0123456789abcdef0123456789abcdef'

beforeAll(async () => {
  await database.execute(sql`insert into pictures values (${hash}, 'webp', 40, 50)`)
  await database.execute(sql`insert into categories (slug, picture, position) values ('medical', ${hash}, 0)`)
  await database.execute(sql`insert into products (sku, category_id, added_on, picture, hover_picture, position)
    select sku, 1, '2026-01-01', ${hash}, ${hash}, 0 from unnest(array['top', 'coat']) sku`)
  await database.execute(sql`insert into product_colours (product_id, slug, code, family, picture, position)
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

/** The name of the constraint that refused. */
const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(() => null).catch((reason: unknown) => reason)
  if (!(error instanceof Error)) return 'not refused'
  return String((error.cause as { constraint?: string } | undefined)?.constraint)
}

const sound: Tier[] = [
  [1, 9, null],
  [10, 49, 9],
  [50, 500, 49],
]

test('a chain of tiers is taken, in any order', async () => {
  await insert(...sound.toReversed())
  expect(await database.select().from(priceTiers)).toHaveLength(3)
})

test('the least quantity may be more than one', async () => {
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
    'a gap that names no end',
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
    'an overlap that names no end',
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
    'one start twice',
    [
      [1, 9, null],
      [1, 12, null],
    ],
    'price_tiers_product_id_from_pieces_pk',
  ],
  [
    'two tiers after one',
    [
      [1, 9, null],
      [10, 20, 9],
      [10, 30, 9],
    ],
    'price_tiers_product_id_from_pieces_pk',
  ],
  ['no first tier', [[10, 49, 9]], 'price_tiers_follow'],
  ['a tier backwards', [[9, 1, null]], 'price_tiers_range'],
  ['a tier of nothing', [[0, 9, null]], 'price_tiers_range'],
  ['more than can be ordered', [[1, 100_001, null]], 'price_tiers_range'],
])('refuses %s', async (_why, tiers, constraint) => {
  expect(await refusal(insert(...tiers))).toBe(constraint)
})

test.each([
  ['the first tier is taken out', sql`delete from price_tiers where from_pieces = 1`],
  ['a tier in the middle is taken out', sql`delete from price_tiers where from_pieces = 10`],
  ['a tier is cut short', sql`update price_tiers set to_pieces = 40 where from_pieces = 10`],
])('refuses the hole when %s', async (_why, change) => {
  await insert(...sound)
  expect(await refusal(database.execute(change))).toBe('price_tiers_follow')
})

test('refuses a negative price', async () => {
  const tier = { productId: 1, from: 1, to: 9, previousTo: null, price: halalas(-1) }
  expect(await refusal(database.insert(priceTiers).values(tier))).toBe('price_tiers_price')
})

test('a tier does not follow one of another product', async () => {
  await insert([1, 9, null])
  const tier = { productId: 2, from: 10, to: 20, previousTo: 9, price: halalas(5000) }
  expect(await refusal(database.insert(priceTiers).values(tier))).toBe('price_tiers_follow')
})

test('a photo shows a colour of its own product only', async () => {
  const photo = (colour: number) =>
    database.execute(sql`insert into product_photos (product_id, file, colour_id, picture, position)
      values (1, 'a.webp', ${colour}, ${hash}, 0)`)
  expect(await refusal(photo(2))).toBe('product_photos_colour_of_product')
  expect(await refusal(photo(1))).toBe('not refused')
})
