/** After an import the shop equals the owner's files. Rows that orders refer to are hidden, never deleted. */

import { testDatabase } from '@zayy/database/testing/test-database'
import { testImages } from '@zayy/platform/images/testing/test-images'
import type { Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { importCatalogue } from './import-catalogue.ts'
import { edited, shopFolder, withoutCoat } from './testing/small-shop.ts'

const database = await testDatabase()
const { images } = await testImages()
const sound = await shopFolder()

const importFolder = async (files?: Record<string, string | null>, dryRun = false) =>
  importCatalogue(files ? await shopFolder(files) : sound, { database, images, dryRun })

const rows = async (query: ReturnType<typeof sql>, executor: Executor = database) =>
  (await executor.execute(query)).rows

const ids = () =>
  rows(sql`select 'product' as kind, sku as key, id from products
    union all select 'colour', product_id || slug, id from product_colours
    union all select 'size', product_id || name, id from product_sizes
    union all select 'photo', product_id || file, id from product_photos
    union all select 'category', slug, id from categories
    union all select 'area', code, id from areas order by 1, 2`)

beforeEach(async () => {
  expect(await importFolder()).toMatchObject({ done: true })
})

test('changes nothing in a second import of the same folder', async () => {
  expect(await importFolder()).toEqual({ done: true, changes: [] })
})

test('leaves settings without a row in settings.csv as they are', async () => {
  const all = sql`select to_jsonb(s) as row from settings s
    union all select to_jsonb(t) from settings_translations t order by 1`
  await database.execute(
    sql`update settings set tax_basis_points = 750, return_days = 30, vimeo = 'https://a.example'`,
  )
  await database.execute(sql`update settings_translations set hours = 'Sunday to Thursday'`)
  const before = await rows(all)
  expect(await importFolder({ 'settings.csv': 'key,ar,en' })).toEqual({ done: true, changes: [] })
  expect(await rows(all)).toEqual(before)
  expect(await importFolder({ 'settings.csv': 'key,ar,en\nreturn_days,,' })).toMatchObject({ done: true })
  expect(await rows(sql`select tax_basis_points, return_days, transfer_days from settings`)).toEqual([
    { tax_basis_points: 750, return_days: null, transfer_days: 3 },
  ])
})

test('checks the settings of a file together with those that stay as they are', async () => {
  const refused = await importFolder({ 'settings.csv': 'key,ar,en\nvat_number,,' })
  expect(refused).toMatchObject({
    issues: [{ file: 'settings.csv', column: 'tax', reason: expect.stringContaining('vat_number is empty') }],
  })
  const named = {
    'settings.csv': 'key,ar,en\nphone,,',
    ...edited('pages/about.en.md', 'Text', 'Call {phone}'),
  }
  expect(await importFolder(named)).toMatchObject({ issues: [{ file: 'pages/about.en.md' }] })
})

test('keeps about, privacy and terms if the folder lacks both of their files', async () => {
  const own = {
    'pages/hiring.ar.md': '---\ntitle: وظائف\nimage:\n---\n{hours}',
    'pages/hiring.en.md': '---\ntitle: Hiring\nimage:\n---\nText',
  }
  await importFolder({ ...own, ...edited('settings.csv', 'hours,,', 'hours,كل يوم,Every day') })
  const texts = sql`select slug, t.* from pages p join page_translations t on t.page_id = p.id order by slug, locale`
  const before = await rows(texts)
  const without = { 'pages/terms.ar.md': null, 'pages/terms.en.md': null }
  const hours = edited('settings.csv', 'hours,,', 'hours,كل يوم,Every day')
  expect(await importFolder({ ...own, ...hours, ...without })).toEqual({ done: true, changes: [] })
  expect(await rows(texts)).toEqual(before)
  // Other pages are removed with their files.
  await importFolder({ ...hours, ...without })
  expect(await rows(sql`select slug from pages order by slug`)).toEqual([
    { slug: 'about' },
    { slug: 'privacy' },
    { slug: 'terms' },
  ])
})

test('leaves a fixed page unwritten that neither the folder nor the shop has', async () => {
  const options = { database: await testDatabase(), images }
  const folder = await shopFolder({ 'pages/terms.ar.md': null, 'pages/terms.en.md': null })
  expect(await importCatalogue(folder, options)).toMatchObject({ done: true })
  expect(await rows(sql`select slug from pages order by slug`, options.database)).toEqual([
    { slug: 'about' },
    { slug: 'privacy' },
  ])
})

test('stores names in both languages, money in halalas and sanitised HTML', async () => {
  expect(
    await rows(sql`select locale, name, description from product_translations t
      join products p on p.id = t.product_id where sku = 'top' order by locale`),
  ).toEqual([
    { locale: 'ar', name: 'قميص سكراب', description: '<p>قماش <strong>خفيف</strong></p>' },
    { locale: 'en', name: 'Scrub top', description: '<p>A <strong>light</strong> cloth</p>' },
  ])
  expect(
    await rows(sql`select from_pieces, to_pieces, previous_to, price::int from price_tiers t
      join products p on p.id = t.product_id where sku = 'top' order by 1`),
  ).toEqual([
    { from_pieces: 1, to_pieces: 9, previous_to: null, price: 5500 },
    { from_pieces: 10, to_pieces: 49, previous_to: 9, price: 5000 },
    { from_pieces: 50, to_pieces: 500, previous_to: 49, price: 4550 },
  ])
  expect(await rows(sql`select shipping::int from cities where code = 'dubai'`)).toEqual([{ shipping: 4550 }])
  expect(await rows(sql`select id, slug from pages order by id`)).toEqual([
    { id: 1, slug: 'about' },
    { id: 2, slug: 'privacy' },
    { id: 3, slug: 'terms' },
  ])
})

test('takes the main and hover photo by role, or the first photo without roles', async () => {
  const [top, coat] = await rows(sql`select image, hover_image as hover from products order by position`)
  expect(top?.image).not.toBe(top?.hover)
  expect(coat?.image).toBe(coat?.hover)
})

test('stores images in texts with URL and size, and links in the language of the text', async () => {
  const [post] = await rows(sql`select content from blog_translations where locale = 'en'`)
  expect(post?.content).toMatch(
    /<img src="\/media\/[0-9a-f]{20}\/800\.webp" alt="a tape" width="600" height="750" loading="lazy" \/>/,
  )
  expect(post?.content).toContain('<a href="/en/shop">link</a>')
})

test('stores the link of a slide with the id of its category', async () => {
  const [slide] = await rows(sql`select link, c.id from slides, categories c where c.slug = 'medical'`)
  expect(slide?.link).toBe(`/Product-category/${slide?.id}/medical`)
})

test('updates the rating totals with the reviews of the file', async () => {
  const tally = sql`select rating_count, rating_sum, ratings_by_star from product_stats t
    join products p on p.id = t.product_id where sku = 'top'`
  expect(await rows(tally)).toEqual([{ rating_count: 2, rating_sum: 7, ratings_by_star: [0, 1, 0, 0, 1] }])
  await importFolder(edited('reviews.csv', ',5,', ',4,'))
  expect(await rows(tally)).toEqual([{ rating_count: 2, rating_sum: 6, ratings_by_star: [0, 1, 0, 1, 0] }])
  await importFolder(edited('reviews.csv', '\ntop,Ali,ali@mail.example,2,Runs small,2026-02-02', ''))
  expect(await rows(tally)).toEqual([{ rating_count: 1, rating_sum: 5, ratings_by_star: [0, 0, 0, 0, 1] }])
})

test('keeps reviews written in the shop', async () => {
  await database.execute(sql`insert into reviews (product_id, first_name, email, rating, comment)
    select id, 'Nora', 'nora@mail.example', 3, 'Good' from products where sku = 'coat'`)
  expect(await importFolder()).toEqual({ done: true, changes: [] })
  await database.execute(sql`delete from reviews where email = 'nora@mail.example'`)
})

test('takes the sold count of a new product, and keeps later sales', async () => {
  const sold = sql`select sold_count from product_stats t join products p on p.id = t.product_id where sku = 'top'`
  expect(await rows(sold)).toEqual([{ sold_count: 120 }])
  await database.execute(sql`update product_stats set sold_count = sold_count + 30 where sold_count = 120`)
  await importFolder(edited('products.csv', ',120,', ',500,'))
  expect(await rows(sold)).toEqual([{ sold_count: 150 }])
})

test('turns a brand into an ordinary category, even if a hidden product has it as its brand', async () => {
  await database.execute(sql`insert into products (sku, category_id, brand_id, added_on, image, hover_image, position, hidden)
    select 'gone', category_id, brand_id, added_on, image, hover_image, 9, true from products where sku = 'top'`)
  const files = {
    ...edited('categories.csv', 'maghzal,made-in-saudi', 'maghzal,medical'),
    ...edited('products.csv', 'top,scrubs,maghzal', 'top,scrubs,'),
  }
  expect(await importFolder(files)).toMatchObject({ done: true })
  expect(await rows(sql`select sku from products where brand_id is not null`)).toEqual([])
  await database.execute(sql`delete from products where sku = 'gone'`)
})

test('changes only the product of a changed price, and no id', async () => {
  const before = await ids()
  const result = await importFolder(edited('tiers.csv', 'coat,1,100,90', 'coat,1,100,95'))
  const coat = { key: 'coat', name: { ar: 'معطف مختبر', en: 'Lab coat' } }
  const listed = [{ ...coat, part: { from: 1, to: 100 }, before: '90.00', after: '95.00' }]
  expect(result).toEqual({
    done: true,
    changes: [{ thing: 'price', change: 'changed', count: 1, marked: 0, listed }],
  })
  expect(await ids()).toEqual(before)
})

test('replaces the tiers of a product', async () => {
  const other = 'product,from,to,price\ntop,1,20,55\ntop,21,600,40\ncoat,1,100,90'
  expect(await importFolder({ 'tiers.csv': other })).toMatchObject({
    done: true,
    changes: [
      { thing: 'price', change: 'added', listed: [{ part: { from: 501, to: 600 }, after: '40.00' }] },
      {
        thing: 'price',
        change: 'changed',
        listed: [
          { part: { from: 10, to: 20 }, before: '50.00', after: '55.00' },
          { part: { from: 21, to: 49 }, before: '50.00', after: '40.00' },
          { part: { from: 50, to: 500 }, before: '45.50', after: '40.00' },
        ],
      },
    ],
  })
})

test('hides rows missing from the files, and restores them with the same id', async () => {
  const before = await ids()
  await importFolder({
    ...edited('colours.csv', '\ntop,wine,نبيذي,Wine,#6b1f2a,red.png', ''),
    ...edited('photos.csv', '\ntop,wine,red.png,من الخلف,Back,hover', ''),
    ...edited('sizes.csv', 'top,M\n', ''),
    ...edited('areas.csv', '\ndeira,dubai,ديرة,Deira', ''),
  })
  expect(
    await rows(sql`select slug as key from product_colours where hidden
      union all select name from product_sizes where hidden
      union all select code from areas where hidden`),
  ).toEqual([{ key: 'wine' }, { key: 'M' }, { key: 'deira' }])
  await importFolder()
  const kept = (all: Record<string, unknown>[]) => all.filter(({ kind }) => kind !== 'photo')
  expect(kept(await ids())).toEqual(kept(before))
  expect(await rows(sql`select 1 from product_colours where hidden`)).toEqual([])
})

test('hides a product missing from the files, and keeps everything that orders refer to', async () => {
  await importFolder(withoutCoat)
  expect(await rows(sql`select sku, hidden from products order by sku`)).toEqual([
    { sku: 'coat', hidden: true },
    { sku: 'top', hidden: false },
  ])
  expect(await importFolder(withoutCoat)).toEqual({ done: true, changes: [] })
})

test('keeps the uses of a coupon, even above a lower limit', async () => {
  const coupon = sql`select amount::int, max_uses, used from coupons where code = 'FIFTY'`
  expect(await rows(coupon)).toEqual([{ amount: 5000, max_uses: 100, used: 0 }])
  await database.execute(sql`update coupons set used = 40 where code = 'FIFTY'`)
  const files = edited('coupons.csv', '2030-01-01,100', '2030-01-01,10')
  await importFolder(files)
  expect(await rows(coupon)).toEqual([{ amount: 5000, max_uses: 10, used: 40 }])
  expect(await importFolder(files)).toEqual({ done: true, changes: [] })
})

test('stores coupons of type 0 in halalas, and of type 1 in hundredths of a percent', async () => {
  const stored = sql`select code, amount::int, basis_points from coupons order by code`
  await importFolder({
    'coupons.csv': 'code,type,amount,starts,ends,max_uses\nFIFTY,0,50.5,,,\nTEN,1,7.25,,,',
  })
  expect(await rows(stored)).toEqual([
    { code: 'FIFTY', amount: 5050, basis_points: null },
    { code: 'TEN', amount: null, basis_points: 725 },
  ])
})

test('turns a category into a menu root and back', async () => {
  const brands = sql`select slug from categories where kind = 'brand'`
  expect(await rows(brands)).toEqual([{ slug: 'maghzal' }])
  const moved = edited('categories.csv', 'scrubs,medical,0', 'scrubs,,1')
  expect(await importFolder(moved)).toMatchObject({ done: true })
  expect(await rows(sql`select parent_id, kind from categories where slug = 'scrubs'`)).toEqual([
    { parent_id: null, kind: 'menu' },
  ])
  expect(await importFolder()).toMatchObject({ done: true })
})

test('returns the changes of a dry run without making them', async () => {
  const files = edited('cities.csv', 'Riyadh,20', 'Riyadh,25')
  const riyadh = { key: 'riyadh', name: { ar: 'الرياض', en: 'Riyadh' } }
  const listed = [{ ...riyadh, field: 'shipping', before: '20.00', after: '25.00' }]
  const expected = {
    done: true,
    changes: [{ thing: 'city', change: 'changed', count: 1, marked: 0, listed }],
  }
  expect(await importFolder(files, true)).toEqual(expected)
  expect(await rows(sql`select shipping::int from cities where code = 'riyadh'`)).toEqual([
    { shipping: 2000 },
  ])
  expect(await importFolder(files)).toEqual(expected)
})

test('invalidates caches on commit, and not if nothing changed', async () => {
  const client = await database.$client.connect()
  let heard = 0
  client.on('notification', () => {
    heard += 1
  })
  await client.query('listen data_changed')
  await importFolder()
  await client.query('select 1')
  expect(heard).toBe(0)
  await importFolder(edited('cities.csv', 'Riyadh,20', 'Riyadh,30'))
  await client.query('select 1')
  expect(heard).toBe(1)
  client.release(true)
})

test('indexes a product by folded names, stems and category in both languages', async () => {
  const found = (query: string) =>
    rows(sql`select sku from products where search_stems @@ plainto_tsquery('simple', ${query}) order by sku`)
  expect(await found('سكراب')).toEqual([{ sku: 'top' }])
  expect(await found('polyester')).toEqual([{ sku: 'top' }])
  expect(await found('medical')).toEqual([{ sku: 'coat' }, { sku: 'top' }])
  expect(await rows(sql`select sku from products where word_similarity('scrbs', search_text) > 0.4`)).toEqual(
    [{ sku: 'top' }],
  )
})

test('runs concurrent imports one after the other', async () => {
  const other = edited('cities.csv', 'Riyadh,20', 'Riyadh,35')
  const results = await Promise.all([importFolder(other), importFolder(other), importFolder(other)])
  expect(results.filter((result) => result.done && result.changes.length > 0)).toHaveLength(1)
})
