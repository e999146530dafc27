/** Tables, columns, texts and pictures that a folder lacks stay in the shop unchanged. */

import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testDatabase } from '@zayy/database/testing/test-database'
import { testImages } from '@zayy/platform/images/testing/test-images'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { exportCatalogue } from '../export/export-catalogue.ts'
import { demoParts } from '../setup/setup-folder.ts'
import { type ImportOptions, importCatalogue } from './import-catalogue.ts'
import { ImportIssues } from './import-issues.ts'
import { csvRecords } from './read/csv-records.ts'
import { plainImage, shopFolder, smallShop } from './testing/small-shop.ts'

const database = await testDatabase()
const { images } = await testImages()
const sound = await shopFolder()
const nothing = Object.fromEntries(
  [...Object.keys(smallShop), 'pictures/red.png', 'pictures/blue.png'].map((file) => [file, null]),
)

type Files = Record<string, string | Uint8Array | null>

/** Imports a folder that has only these files. */
const importOnly = async (files: Files, shop: ImportOptions = { database, images }) =>
  importCatalogue(await shopFolder({ ...nothing, ...files }), shop)

const file = (name: string) => ({ [name]: smallShop[name] ?? '' })

const rows = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rows

/** A checksum of the rows of each table, without times and versions of changes. */
async function everything(): Promise<unknown[]> {
  const tables = await rows(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('cache_version', 'set_versions') order by 1`,
  )
  // One statement for all tables: each test sends it.
  const row = sql`(to_jsonb(t) - 'changed_at')::text`
  const sums = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(string_agg(${row}, '|' order by ${row})) as sum from ${sql.identifier(String(name))} t`,
  )
  // PostgreSQL may run the parts in parallel and return their rows in any order.
  return await rows(sql`${sql.join(sums, sql` union all `)} order by 1`)
}

/** Exports the shop. Returns the folder and the cells of its tables. */
async function exportOf(shop: { database: typeof database; images: typeof images }) {
  const folder = await temporaryFolder()
  await exportCatalogue(folder, shop)
  const cells: Record<string, string[][]> = {}
  for (const name of tables)
    cells[name] = csvRecords(name, await readFile(join(folder, name)), new ImportIssues('en'))
  return { cells, folder }
}

const tables = Object.keys(smallShop).filter((name) => name.endsWith('.csv'))

beforeEach(async () => {
  expect(await importCatalogue(sound, { database, images })).toMatchObject({ done: true })
})

test('empties parts on request in the same transaction, and only if the folder lacks them', async () => {
  const emptied = ['home_sections.csv', 'sponsors.csv', 'blog_categories.csv', 'blogs/']
  const shop = { database, images, emptied }
  const visible = async () =>
    await rows(sql`select (select count(*)::int from blogs where not hidden) as posts,
      (select count(*)::int from blog_categories where not hidden) as categories,
      (select count(*)::int from sponsors) as sponsors, (select count(*)::int from slides) as slides`)
  const before = await everything()
  const refused = await importOnly({ 'products.csv': 'sku,category\nnew,nowhere' }, shop)
  expect(refused).toMatchObject({ done: false })
  expect(await everything()).toEqual(before)

  let left: string[] = []
  const onRead = ({ absent }: { absent: string[] }) => {
    left = absent
  }
  const own = file('sponsors.csv')
  expect(await importOnly(own, { ...shop, onRead })).toMatchObject({ done: true })
  expect(await visible()).toEqual([{ posts: 0, categories: 0, sponsors: 1, slides: 1 }])
  expect(left).toContain('slides.csv')
  expect(left).not.toContain('blogs/')
})

test('finds a picture whose name differs only in upper and lower case', async () => {
  const own = { 'pictures/Shop Front.JPG': await plainImage('#123456', 400) }
  const named = { 'settings.csv': 'key,ar,en\nlogo,shop front.jpg,\n' }
  expect(await importOnly({ ...named, ...own })).toMatchObject({ done: true })
  expect(await rows(sql`select width from settings_translations join images on hash = logo`)).toHaveLength(2)
})

test('takes nothing from an emptied product of the same sku', async () => {
  const own = {
    'categories.csv': 'slug,name_ar,name_en\nmedical,طبي,Medical',
    'products.csv':
      'sku,category,name_ar,name_en,description_ar,description_en,colours,sizes,tiers,photos\ntop,medical,قميص,Shirt,نص,Text,navy,S,10,red.png',
    'pictures/red.png': await plainImage('#a03030', 600),
  }
  expect(await importOnly(own, { database, images, emptied: demoParts })).toMatchObject({ done: true })
  const brands = await rows(sql`select sku, brand_id from products where not hidden`)
  expect(brands).toEqual([{ sku: 'top', brand_id: null }])
})

test('changes nothing if the export of a shop that lost products is imported', async () => {
  const [heading, , coat] = (smallShop['products.csv'] ?? '').split('\n')
  // The other tables are absent, so the parts of the removed product stay.
  expect(await importOnly({ 'products.csv': `${heading}\n${coat}` })).toMatchObject({ done: true })
  const { cells, folder } = await exportOf({ database, images })
  expect(cells['products.csv']?.map(([sku]) => sku)).toEqual(['sku', 'coat'])
  expect(cells['attributes.csv']).toHaveLength(1)
  expect(await importCatalogue(folder, { database, images })).toEqual({ done: true, changes: [] })
  // Once the product is back, it has all its parts again.
  await importOnly({ ...file('products.csv') })
  expect(await rows(sql`select count(*)::int as count from reviews`)).toEqual([{ count: 2 }])
  expect((await exportOf({ database, images })).cells['colours.csv']).toHaveLength(4)
})

/** Number cells of the small shop: as in `smallShop`, with decimals and thousands, and as programs in Arabic save them. */
const numberCells: [file: string, row: string, written: string, saved: string][] = [
  ['settings.csv', 'tax,15,', 'tax,7.5,', 'tax,٧٫٥,'],
  ['settings.csv', 'tax_included,0,', 'tax_included,1,', 'tax_included,١,'],
  ['settings.csv', 'transfer_days,3,', 'transfer_days,30,', 'transfer_days,٣٠٫٠,'],
  ['countries.csv', 'Emirates,5,8', 'Emirates,5,8', 'Emirates,٥,٨٫٠٠'],
  ['cities.csv', 'Riyadh,20', 'Riyadh,1234.50', 'Riyadh,1٬234٫50'],
  ['cities.csv', 'Dubai,45.50', 'Dubai,45.50', 'Dubai,٤٥٫٥'],
  ['categories.csv', ',,1,صُنع', ',,1,صُنع', ',,١,صُنع'],
  ['products.csv', '1,1,0,new,120', '1,1,0,new,1200', '١,١,٠,new,١٬٢٠٠'],
  ['products.csv', '2026-01-05', '2026-01-05', '٢٠٢٦-٠١-٠٥'],
  ['sizes.csv', 'coat,L', 'coat,42.5', 'coat,42٫5'],
  ['sizes.csv', 'top,S', 'top,40', 'top,٤٠'],
  ['tiers.csv', 'top,50,500,45.50', 'top,50,5000,45.50', 'top,٥٠,٥٬٠٠٠,٤٥٫٥٠'],
  ['tiers.csv', 'coat,1,100,90', 'coat,1,100,1234567.89', 'coat,1,100,1٬234٬567٫89'],
  ['attributes.csv', 'بوليستر,Polyester', '1.5,1.5', '1٫5,1٫5'],
  ['size_charts.csv', 'tops,S,الصدر,Chest,94', 'tops,40,الصدر,Chest,94.5', 'tops,٤٠,الصدر,Chest,94٫5'],
  ['size_charts.csv', 'tops,M,الصدر,Chest,98', 'tops,42.5,الصدر,Chest,98.5', 'tops,42٫5,الصدر,Chest,٩٨٫٥'],
  ['reviews.csv', '@mail.example,5,', '@mail.example,5,', '@mail.example,٥,'],
  ['coupons.csv', 'TEN,1,10,', 'TEN,1,7.25,', 'TEN,١,٧٫٢٥,'],
  [
    'coupons.csv',
    'FIFTY,0,50,,2030-01-01,100',
    'FIFTY,0,1050.50,,2030-01-01,1000',
    'FIFTY,٠,1٬050٫50,,٢٠٣٠-٠١-٠١,١٬٠٠٠',
  ],
]

test('names the cell of products.csv whose price grows, if the folder has no tiers.csv', async () => {
  const cells = (price: string) => ({
    'products.csv': `sku,category,name_ar,name_en,colours,sizes,tiers,photos\ncoat,medical,معطف مختبر,Lab coat,white,L,${price},blue.png`,
    'pictures/blue.png': null,
  })
  let warned: unknown
  const onWarnings: NonNullable<ImportOptions['onWarnings']> = (warnings) => {
    warned = warnings.filter(({ reason }) => reason.includes('Lab coat'))
    return false
  }
  await importOnly(cells('1+:900'), { database, images, onWarnings })
  expect(warned).toMatchObject([{ file: 'products.csv', column: 'tiers', asks: true }])
})

test('reads the numbers of every table as spreadsheet programs in Arabic save them', async () => {
  const folder = (spelling: 2 | 3) => {
    const files: Record<string, string> = { 'pictures/logo.svg': smallShop['pictures/logo.svg'] ?? '' }
    for (const cell of numberCells) {
      const [name, row] = cell
      const text = files[name] ?? smallShop[name] ?? ''
      expect(text).toContain(row)
      files[name] = text.replace(row, () => cell[spelling])
    }
    return files
  }
  expect(await importOnly(folder(2))).toMatchObject({ done: true })
  expect(await importOnly(folder(3))).toEqual({ done: true, changes: [] })
  // In cells of products.csv too.
  const cells = (tiers: string, sizes: string) => ({
    'products.csv': `sku,category,name_ar,name_en,colours,sizes,tiers,photos\ncoat,medical,معطف مختبر,Lab coat,white,${sizes},${tiers},blue.png`,
    'pictures/blue.png': null,
  })
  expect(await importOnly(cells('1-999:55.50;1000+:45', '40;42.5'))).toMatchObject({ done: true })
  expect(await importOnly(cells('١-٩٩٩:٥٥٫٥٠;1٬000+:45٫00', '٤٠;42٫5'))).toEqual({ done: true, changes: [] })
})

test('changes nothing if tables are missing', async () => {
  const before = await everything()
  const same = { done: true, changes: [] }
  for (const name of ['products.csv', 'photos.csv', 'slides.csv', 'settings.csv', 'cities.csv'])
    expect([name, await importOnly(file(name))]).toEqual([name, same])
  for (const half of [0, 1]) {
    const absent = tables.filter((_, index) => index % 2 === half).map((name) => [name, null])
    const folder = await shopFolder(Object.fromEntries(absent))
    expect(await importCatalogue(folder, { database, images })).toEqual(same)
  }
  expect(await everything()).toEqual(before)
})

test('changes nothing if tables lack a column', async () => {
  const keys: Record<string, number> = { 'colours.csv': 2, 'sizes.csv': 2, 'tiers.csv': 2, 'photos.csv': 3 }
  const isWhole = ['sizes.csv', 'reviews.csv', 'attributes.csv', 'size_charts.csv', 'settings.csv']
  const split = tables.map((name) => ({
    name,
    from: isWhole.includes(name) ? Number.POSITIVE_INFINITY : (keys[name] ?? 1),
    lines: (smallShop[name] ?? '').split('\n').map((line) => line.split(',')),
  }))
  for (let nth = 0; nth < 16; nth += 1) {
    const files = split.map(({ name, from, lines }) => [
      name,
      lines.map((cells) => cells.filter((_, index) => index !== from + nth).join(',')).join('\n'),
    ])
    const result = await importCatalogue(await shopFolder(Object.fromEntries(files)), { database, images })
    expect([nth, result]).toEqual([nth, { done: true, changes: [] }])
  }
})

test('adds a product from the few columns that an owner knows', async () => {
  const result = await importOnly({
    'products.csv':
      'sku,category,name_ar,name_en\ntop,scrubs,قميص سكراب,Scrub top\ncoat,medical,معطف,Coat\ncap,medical,قبعة,Cap',
    'colours.csv': `${smallShop['colours.csv']}\ncap,white,أبيض,White,#ffffff,cap.png`,
    'sizes.csv': `${smallShop['sizes.csv']}\ncap,M`,
    'tiers.csv': `${smallShop['tiers.csv']}\ncap,1,100,20`,
    'photos.csv': 'product,file\ntop,blue.png\ntop,red.png\ncoat,blue.png\ncap,cap.png',
    'pictures/cap.png': new Uint8Array(await plainImage('#202020', 600)),
  })
  expect(result).toMatchObject({ done: true })
  expect(
    await rows(sql`select sku, hidden, men, badge, added_on = (now() at time zone 'Asia/Riyadh')::date as today, t.name, t.description
      from products p join product_translations t on t.product_id = p.id and locale = 'en' order by sku`),
  ).toEqual([
    {
      sku: 'cap',
      hidden: false,
      men: false,
      badge: null,
      today: true,
      name: 'Cap',
      description: '<p>Cap</p>',
    },
    {
      sku: 'coat',
      hidden: false,
      men: true,
      badge: null,
      today: false,
      name: 'Coat',
      description: '<p>A coat</p>',
    },
    {
      sku: 'top',
      hidden: false,
      men: true,
      badge: 'new',
      today: false,
      name: 'Scrub top',
      description: '<p>A <strong>light</strong> cloth</p>',
    },
  ])
  expect(
    await rows(sql`select alt from product_photo_translations where locale = 'ar' order by alt`),
  ).toEqual([{ alt: 'قبعة' }, { alt: 'معطف' }, { alt: 'من الأمام' }, { alt: 'من الخلف' }])
})

test('names the columns that a new row needs', async () => {
  const { 'products.csv': products = '' } = smallShop
  const short = `${products.split('\n')[0]}\n`.replace('name_en,', '')
  const result = await importOnly({
    'products.csv': `${short}belt,medical,,,حزام,حزام,Belt,1,1,0,,0,2026-01-06,,live`,
    'categories.csv': 'slug\nmedical\nscrubs\nmade-in-saudi\nmaghzal\nshoes',
  })
  expect(result).toMatchObject({
    issues: expect.arrayContaining([
      expect.objectContaining({
        file: 'categories.csv',
        row: 1,
        column: 'name_ar',
        reason: expect.stringContaining('shoes'),
      }),
      expect.objectContaining({
        file: 'products.csv',
        row: 1,
        column: 'name_en',
        reason: expect.stringContaining('belt'),
      }),
    ]),
  })
})

test('hides a removed product without its absent tables, and restores it completely', async () => {
  const before = await everything()
  const [head, top] = (smallShop['products.csv'] ?? '').split('\n')
  expect(await importOnly({ 'products.csv': `${head}\n${top}` })).toMatchObject({ done: true })
  expect(await rows(sql`select sku from products where not hidden`)).toEqual([{ sku: 'top' }])
  expect(await importOnly(file('products.csv'))).toMatchObject({ done: true })
  expect(await everything()).toEqual(before)
})

test('keeps two spellings of a size and of a colour that the shop has, but takes no third', async () => {
  await database.execute(sql`update product_sizes set name = 's' where name = 'M'`)
  await database.execute(
    sql`update product_colour_translations set name = case locale when 'ar' then 'نبيذي' else 'wine' end`,
  )
  const { folder, cells } = await exportOf({ database, images })
  expect(cells['sizes.csv']).toEqual(
    expect.arrayContaining([
      ['top', 'S'],
      ['top', 's'],
    ]),
  )
  expect(await importCatalogue(folder, { database, images })).toMatchObject({ done: true })
  expect(await importCatalogue(folder, { database, images })).toEqual({ done: true, changes: [] })
  await appendFile(join(folder, 'sizes.csv'), 'top,Small\r\n')
  expect(await importCatalogue(folder, { database, images })).toMatchObject({
    issues: [{ file: 'sizes.csv', reason: expect.stringContaining('"Small", which buyers cannot tell') }],
  })
})

test('names the row of the shop that still needs a thing that left the folder, and the file to export for a thing that neither has', async () => {
  const [head, ...categories] = (smallShop['categories.csv'] ?? '').split('\n')
  const result = await importOnly({ 'categories.csv': [head, ...categories.slice(0, 3)].join('\n') })
  expect(result).toMatchObject({
    issues: [
      {
        file: 'products.csv',
        row: null,
        column: 'category',
        reason: 'of "top", as it is in the shop, names "scrubs", which is not in categories.csv',
      },
    ],
  })
  const products = (smallShop['products.csv'] ?? '').replace('top,scrubs', 'top,scrub')
  expect(await importOnly({ 'products.csv': products })).toMatchObject({
    issues: [
      {
        file: 'products.csv',
        column: 'category',
        reason:
          'names "scrub", which the shop does not have: did you mean scrubs? Then write that, or export the shop, add it to categories.csv and import that file too',
      },
    ],
  })
  expect(await importOnly({ 'blog_categories.csv': 'slug,name_ar,name_en' })).toMatchObject({
    issues: [{ file: 'blog_categories.csv', column: 'slug', reason: expect.stringContaining('guides') }],
  })
})

test('names a table once that lacks rows for products of the shop', async () => {
  const [headings = ''] = (smallShop['tiers.csv'] ?? '').split('\n')
  expect(await importOnly({ 'tiers.csv': `${headings}\n` })).toMatchObject({
    done: false,
    issues: [{ file: 'tiers.csv', row: null, reason: expect.stringMatching(/has no row .*top/) }],
  })
})

test('takes pictures from the shop without their files, but prefers files of the folder', async () => {
  const before = await everything()
  expect(
    await importCatalogue(await shopFolder({ 'pictures/red.png': null, 'pictures/blue.png': null }), {
      database,
      images,
    }),
  ).toEqual({ done: true, changes: [] })
  expect(await everything()).toEqual(before)
  const other = new Uint8Array(await plainImage('#00ff00', 600))
  expect(
    await importOnly({ ...file('sponsors.csv'), 'pictures/logo.svg': null, 'pictures/blue.png': other }),
  ).toEqual({
    done: true,
    changes: [],
  })
  const named = await importOnly({ ...file('colours.csv'), 'pictures/red.png': other })
  expect(named).toMatchObject({
    changes: [{ thing: 'colour', change: 'changed', count: 1, listed: [{ key: 'top', field: 'image' }] }],
  })
})

test('an empty shop fills no missing table', async () => {
  const shop = { database: await testDatabase(), images: (await testImages()).images }
  expect(await importOnly({ 'areas.csv': 'code,city,name_ar,name_en' }, shop)).toEqual({
    done: true,
    changes: [],
  })
  expect(await importOnly(file('areas.csv'), shop)).toMatchObject({
    issues: [{ file: 'areas.csv', row: 2, column: 'city' }, { row: 3 }],
  })
})

test('reads colours, sizes, prices and photos from the cells of products.csv', async () => {
  const shop = { database: await testDatabase(), images: (await testImages()).images }
  const white = new Uint8Array(await plainImage('#eeeeee', 600))
  const folder = {
    'categories.csv': 'slug,name_ar,name_en\nschool,مدرسي,School',
    'products.csv': [
      'sku,category,name_ar,name_en,colours,sizes,tiers,photos',
      'polo,school,بولو,Polo,navy;أبيض;أزرق ليلي/Midnight blue #101a33,S;M;L,1-9:55;10-49:50;50+:45.5,polo_navy.png;polo-white.png',
      'cap,school,قبعة,Cap,عنابي,مقاس واحد,٢٠,cap.png',
    ].join('\n'),
    'pictures/polo_navy.png': new Uint8Array(await plainImage('#22345c', 600)),
    'pictures/polo-white.png': white,
    'pictures/cap.png': new Uint8Array(await plainImage('#6d2436', 600)),
  }
  expect(await importOnly(folder, shop)).toMatchObject({ done: true })
  const { cells: exported, folder: exportFolder } = await exportOf(shop)
  expect(exported['colours.csv']).toEqual([
    ['product', 'colour', 'name_ar', 'name_en', 'code', 'image'],
    ['polo', 'navy', 'كحلي', 'Navy', '#22345c', 'polo_navy.png'],
    ['polo', 'white', 'أبيض', 'White', '#e6e5e1', 'polo-white.png'],
    ['polo', 'midnight-blue', 'أزرق ليلي', 'Midnight blue', '#101a33', 'polo_navy.png'],
    ['cap', 'burgundy', 'عنابي', 'Burgundy', '#6d2436', 'cap.png'],
  ])
  expect(exported['sizes.csv']?.slice(1)).toEqual([
    ...['S', 'M', 'L'].map((size) => ['polo', size]),
    ['cap', 'مقاس واحد'],
  ])
  expect(exported['tiers.csv']?.slice(1)).toEqual([
    ['polo', '1', '9', '55.00'],
    ['polo', '10', '49', '50.00'],
    ['polo', '50', '100000', '45.50'],
    ['cap', '1', '100000', '20.00'],
  ])
  expect(exported['photos.csv']?.slice(1)).toEqual([
    ['polo', 'navy', 'polo_navy.png', 'بولو', 'Polo', 'main'],
    ['polo', 'white', 'polo-white.png', 'بولو', 'Polo', 'hover'],
    ['cap', '', 'cap.png', 'قبعة', 'Cap', 'main'],
  ])
  expect(exported['categories.csv']?.[1]?.at(7)).toBe('polo_navy.png')
  // Imports the same again: first without the pictures, then in the full form of the export.
  const same = { done: true, changes: [] }
  expect(await importOnly({ 'products.csv': folder['products.csv'] }, shop)).toEqual(same)
  expect(await importCatalogue(exportFolder, shop)).toEqual(same)
  // Cells of one product leave the rows of other products and unmentioned properties unchanged.
  const one = 'sku,colours,tiers\npolo,navy;red,60\ncap,,'
  expect(await importOnly({ 'products.csv': one }, shop)).toMatchObject({ done: true })
  const { cells: after } = await exportOf(shop)
  expect(after['colours.csv']?.slice(1).map(([sku, colour]) => `${sku} ${colour}`)).toEqual([
    'polo navy',
    'polo red',
    'cap burgundy',
  ])
  expect(after['tiers.csv']?.slice(1)).toEqual([
    ['polo', '1', '100000', '60.00'],
    ['cap', '1', '100000', '20.00'],
  ])
  expect(after['photos.csv']?.[2]).toEqual(['polo', '', 'polo-white.png', 'بولو', 'Polo', 'hover'])
})

test.each([
  ['colours', 'navi', /"navi", which is not one of the ready colours: did you mean navy\?/],
  ['colours', 'كحلى غامق جدا', /"كحلى غامق جدا".*أزرق ليلي\/Midnight blue #101a33/],
  ['colours', 'Navy / أبيض', /"Navy \/ أبيض", .*did you mean navy;white\?/],
  ['colours', 'navy;navy', /names "navy" twice/],
  ['colours', 'ازرق غامق؛ كحلي', /has "ازرق غامق" and "كحلي", which are one colour/],
  ['colours', 'Midnight blue #101a33', /a name in Arabic, one in English and a code/],
  ['colours', 'ليلي/Night #10', /a colour such as #1f6f78/],
  ['sizes', '38-46', /one size or several: write 38;40;42;44;46/],
  ['sizes', 'S-XXL', /write S;M;L;XL;2XL/],
  ['sizes', '04-Mar', /Write 3-4/],
  ['sizes', 'S;S', /repeats|twice/],
  ['sizes', 'S; s ', /"s", which buyers cannot tell from "S"/],
  ['sizes', 'XXL;M;2XL', /"2XL", which buyers cannot tell from "XXL"/],
  ['tiers', '1-9:55;11-49:50', /leaves a gap after 1 to 9/],
  ['tiers', '1-9:55;9+:50', /overlaps 1 to 9/],
  ['tiers', '1-9', /an amount in SAR/],
  ['tiers', '1-9:55;10-49', /prices by quantity such as/],
  ['tiers', 'free', /an amount in SAR/],
  ['tiers', '1-9:55 ر.س;10-49:50 USD', /"50 USD".*an amount in SAR/],
  ['tiers', '9-1:55', /less than from/],
  ['photos', 'nowhere.png', /not in the folder pictures/],
  ['photos', 'blue.png;blue.png', /twice/],
])('names the mistake in the cell %s %s', async (column, cell, reason) => {
  const result = await importOnly({ 'products.csv': `sku;${column}\ntop;"${cell}"\ncoat;` })
  expect(result).toMatchObject({
    issues: [{ file: 'products.csv', row: 2, column, reason: expect.stringMatching(reason) }],
  })
})

test('names all mistakes of a new product at once', async () => {
  const result = await importOnly({
    'products.csv':
      'sku,category,name_ar,name_en,colours,sizes,tiers,photos\ncap,shoes,قبعة,,navi,S-XL,9-1:5,nope.png',
  })
  const issues = result.done ? [] : result.issues
  expect(new Set(issues.map(({ row, column }) => `${row} ${column}`))).toEqual(
    new Set(['category', 'name_en', 'colours', 'sizes', 'photos', 'tiers'].map((column) => `2 ${column}`)),
  )
})

test('refuses a cell together with rows of the table that it replaces', async () => {
  const result = await importOnly({ 'products.csv': 'sku,sizes\ntop,S;M\ncoat,', ...file('sizes.csv') })
  expect(result).toMatchObject({
    issues: [
      {
        file: 'products.csv',
        row: 2,
        column: 'sizes',
        reason: expect.stringContaining('row 2 of sizes.csv'),
      },
    ],
  })
})
