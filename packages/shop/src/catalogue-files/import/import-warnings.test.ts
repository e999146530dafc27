/** An import warns of possible mistakes, and asks before visitors lose something. */

import { testDatabase } from '@zayy/database/testing/test-database'
import { testImages } from '@zayy/platform/images/testing/test-images'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type ImportOptions, importCatalogue } from './import-catalogue.ts'
import type { ImportWarning } from './import-issues.ts'
import { edited, plainImage, shopFolder, smallShop, withoutCoat } from './testing/small-shop.ts'

const database = await testDatabase()
const { images } = await testImages()
const sound = await shopFolder()

async function importFolder(
  files: Record<string, string | Uint8Array | null> | string,
  options: Partial<ImportOptions> = {},
) {
  const path = typeof files === 'string' ? files : await shopFolder(files)
  let warnings: readonly ImportWarning[] = []
  const onWarnings = (found: readonly ImportWarning[]) => {
    warnings = found
    return true
  }
  const result = await importCatalogue(path, { database, images, onWarnings, ...options })
  return {
    result,
    warnings: warnings.map(({ file, row, column, asks, reason }) => ({ file, row, column, asks, reason })),
  }
}

const warningsOf = async (files: Record<string, string | Uint8Array | null>) =>
  (await importFolder(files, { dryRun: true })).warnings

beforeAll(async () => {
  expect(await importFolder(sound)).toMatchObject({ result: { done: true }, warnings: [] })
})

test.each<[string, Record<string, string | Uint8Array>, Partial<ImportWarning>]>([
  [
    'a tier that is dearer than the one before it',
    edited('tiers.csv', 'top,10,49,50', 'top,10,49,500'),
    {
      file: 'tiers.csv',
      row: 3,
      column: 'price',
      asks: true,
      reason: 'is 500.00, dearer than the 55.00 for fewer pieces in row 2',
    },
  ],
  [
    'a second root with menu 1',
    edited('categories.csv', 'medical,,0', 'medical,,1'),
    { file: 'categories.csv', row: 4, column: 'menu', asks: true },
  ],
  [
    'a root of products with menu 1',
    {
      ...edited(
        'categories.csv',
        'made-in-saudi,,1,صُنع في السعودية,Made in Saudi,,,red.png\nmaghzal,made-in-saudi,0',
        'maghzal,medical,0',
      ),
      'categories.csv':
        'slug,parent,menu,name_ar,name_en,desc_ar,desc_en,image\nmedical,,1,طبي,Medical,,,red.png\nmaghzal,medical,0,مغزل,Maghzal,,,red.png\nscrubs,medical,0,سكراب,Scrubs,,,red.png',
    },
    { file: 'categories.csv', row: 2, column: 'menu', asks: true },
  ],
  [
    'a photo that is too small',
    { 'pictures/blue.png': new Uint8Array(await plainImage('#111111')) },
    { file: 'photos.csv', row: 2, column: 'file', asks: true },
  ],
  ['a table that is open in a program', { '~$products.csv': 'x' }, { file: '~$products.csv', asks: false }],
  ['a Mac’s note about a table', { '._products.csv': 'x' }, { file: '._products.csv', asks: false }],
  ['the same of a text', { 'pages/._about.ar.md': 'x' }, { file: 'pages/._about.ar.md', asks: false }],
])('warns of %s', async (_, files, warning) => {
  expect(await warningsOf(files)).toContainEqual(expect.objectContaining(warning))
})

test('keeps warnings beside issues, which the owner sees first', async () => {
  const files = {
    '~$products.csv': 'x',
    'pictues/a.png': 'x',
    ...edited('tiers.csv', 'top,10,49', 'top,11,49'),
  }
  expect((await importFolder(files)).result).toMatchObject({
    done: false,
    issues: expect.arrayContaining([expect.objectContaining({ file: 'tiers.csv' })]),
    warnings: [{ file: '~$products.csv', asks: false }],
  })
})

test.each<[string, Record<string, string | null>, string[]]>([
  ['hides products', withoutCoat, ['colours.csv', 'photos.csv', 'products.csv', 'sizes.csv']],
  [
    'makes products hidden',
    edited('products.csv', '2026-01-06,,live', '2026-01-06,,hidden'),
    ['colours.csv', 'photos.csv', 'products.csv', 'sizes.csv'],
  ],
  ['hides areas', edited('areas.csv', '\ndeira,dubai,ديرة,Deira', ''), ['areas.csv']],
  [
    'removes reviews',
    edited('reviews.csv', '\ntop,Ali,ali@mail.example,2,Runs small,2026-02-02', ''),
    ['reviews.csv'],
  ],
  ['removes a sponsor', { 'sponsors.csv': 'slug,name_ar,name_en,image' }, ['sponsors.csv']],
])('asks before it %s', async (_, files, named) => {
  const warnings = await warningsOf(files)
  expect(warnings.map(({ file }) => file)).toEqual(named)
  expect(warnings.every(({ asks }) => asks)).toBe(true)
  expect(warnings[0]?.reason).toMatch(/no longer has 1 of the \d that visitors see/)

  const declined = await importFolder(files, { onWarnings: () => false })
  expect(declined.result).toMatchObject({ done: false, issues: [] })
  expect(await importFolder(sound, { dryRun: true })).toEqual({
    result: { done: true, changes: [] },
    warnings: [],
  })
})

test('asks before it hides a post, and keeps all posts if the folder has none', async () => {
  const own = { 'blogs/measure.ar.md': null, 'blogs/measure.en.md': null }
  const other = {
    'blogs/wash.ar.md': smallShop['blogs/measure.ar.md'] ?? '',
    'blogs/wash.en.md': smallShop['blogs/measure.en.md'] ?? '',
  }
  const warnings = await warningsOf({ ...own, ...other })
  expect(warnings).toMatchObject([{ file: 'blogs/', asks: true }])
  expect(warnings[0]?.reason).toMatch(/no longer has 1 of the \d that visitors see/)
  expect(await importFolder(own)).toEqual({ result: { done: true, changes: [] }, warnings: [] })
})

test('does not count parts of hidden products as visible', async () => {
  const photos = (sku: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${sku},,p${n}.png,صورة,Picture,gallery`).join('\n')
  const files = await Promise.all(
    Array.from({ length: 30 }, async (_, n) => [
      `pictures/p${n}.png`,
      await plainImage(`#${(n + 16).toString(16).repeat(3)}`, 600),
    ]),
  )
  const shop = (ofLive: number, ofHidden: number) => ({
    ...Object.fromEntries(files),
    ...edited('products.csv', '2026-01-06,,live', '2026-01-06,,hidden'),
    'photos.csv': `product,colour,file,alt_ar,alt_en,role\n${photos('top', ofLive)}\n${photos('coat', ofHidden)}`,
  })
  await importFolder(shop(5, 30))
  expect(await warningsOf(shop(5, 1))).toEqual([])
  expect(await warningsOf(shop(4, 30))).toMatchObject([
    {
      file: 'photos.csv',
      reason: 'no longer has 1 of the 5 that visitors see; they would be hidden or removed',
    },
  ])
  await importFolder(sound)
})

test('asks about a small photo once, and only warns of it in later imports', async () => {
  const files = { 'pictures/blue.png': new Uint8Array(await plainImage('#222222')) }
  expect(await warningsOf(files)).toMatchObject([{ file: 'photos.csv', asks: true }])
  await importFolder(files)
  expect(await warningsOf(files)).toMatchObject([{ file: 'photos.csv', asks: false }])
  await importFolder(sound)
})

test.each([
  ['tax', 'tax,15,', 'tax,5,', 'is "5", and was "15"'],
  ['tax_included', 'tax_included,0,', 'tax_included,1,', 'is "1", and was "0"'],
  [
    'bank_iban',
    'SA03 8000 0000 6080 1016 7519',
    'SA4420000001234567891234',
    'is "SA4420000001234567891234", and was "SA0380000000608010167519"',
  ],
])('asks before it changes %s', async (column, was, is, reason) => {
  const warnings = await warningsOf(edited('settings.csv', was, is))
  expect(warnings).toMatchObject([{ file: 'settings.csv', column, asks: true }])
  expect(warnings[0]?.reason).toContain(reason)
})

test.each<[string, Record<string, string>, string[]]>([
  [
    'a price with a missing point',
    edited('tiers.csv', 'coat,1,100,90', 'coat,1,100,9000'),
    ['tiers.csv price changes from 90.00 to 9000.00: Lab coat 1–100'],
  ],
  [
    'a price by half',
    edited('tiers.csv', 'coat,1,100,90', 'coat,1,100,45'),
    ['tiers.csv price changes from 90.00 to 45.00: Lab coat 1–100'],
  ],
  ['no price by a tenth', edited('tiers.csv', 'coat,1,100,90', 'coat,1,100,99'), []],
  [
    'the quantities of a new tier',
    edited('tiers.csv', 'coat,1,100,90', 'coat,1,9,90\ncoat,10,100,30'),
    ['tiers.csv price changes from 90.00 to 30.00: Lab coat 10–100'],
  ],
  [
    'a delivery fee',
    edited('cities.csv', 'Riyadh,20', 'Riyadh,200'),
    ['cities.csv shipping changes from 20.00 to 200.00: Riyadh'],
  ],
  [
    'a discount',
    edited('coupons.csv', 'TEN,1,10', 'TEN,1,100'),
    ['coupons.csv amount changes from 10% to 100%: TEN'],
  ],
])('asks about %s', async (_, files, expected) => {
  const warnings = await warningsOf(files)
  expect(warnings.map(({ file, column, reason }) => `${file} ${column} ${reason}`)).toEqual(expected)
  expect(warnings.every(({ asks }) => asks)).toBe(true)
})

test('does not ask if at most a tenth of the rows disappear', async () => {
  const reviews = (count: number) => ({
    'reviews.csv': `product,fname,email,rate,comment,date\n${Array.from({ length: count }, (_, n) => `top,Ali,ali${n}@mail.example,5,Good,2026-02-02`).join('\n')}`,
  })
  await importFolder(reviews(20))
  expect(await warningsOf(reviews(18))).toEqual([])
  expect(await warningsOf(reviews(17))).toHaveLength(1)
  await importFolder(sound)
})

test('ends the demo’s coupons, and no others, when another folder is imported', async () => {
  const codes = (...lines: string[]) => ({
    'coupons.csv': ['code,type,amount,starts,ends,max_uses', ...lines].join('\n'),
  })
  await importFolder(codes('SAVE50,0,50,,,', 'WELCOME10,1,10,,,', 'KEPT,1,5,,,', 'SOON,1,5,2026-12-01,,'), {
    isDemo: true,
  })
  await database.execute(sql`insert into coupons (code, basis_points) values ('BYCOMMAND', 500)`)
  const now = new Date('2026-11-26T21:30:00Z')
  const { result } = await importFolder(codes('KEPT,1,5,,,'), { now })
  const ended = { name: null, field: 'ends', after: '2026-11-26' }
  expect(result).toMatchObject({ done: true, changes: [{ thing: 'coupon', change: 'changed', count: 3 }] })
  expect(result.done && result.changes[0]?.listed).toContainEqual({ key: 'SAVE50', ...ended })
  const { rows } = await database.execute(
    sql`select code, ends_on::text as ends from coupons where ends_on = '2026-11-26' order by code`,
  )
  expect(rows.map(({ code }) => code)).toEqual(['SAVE50', 'SOON', 'WELCOME10'])
  expect(await importFolder(codes('KEPT,1,5,,,'), { now })).toMatchObject({ result: { changes: [] } })
})

test('finds an image with a decomposed file name and either slash', async () => {
  const name = 'قميص-أزرق.png'
  const folder = await shopFolder({
    [`pictures/new/${name.normalize('NFD')}`]: await plainImage('#123456', 600),
    ...edited('sponsors.csv', 'logo.svg', `new\\${name}`),
  })
  expect(name.normalize('NFD')).not.toBe(name)
  expect((await importFolder(folder, { dryRun: true })).result).toMatchObject({ done: true })
  expect(await importFolder(folder)).toMatchObject({ result: { done: true } })
  expect((await importFolder(folder)).result).toEqual({ done: true, changes: [] })
  await importFolder(sound)
})

test('reads a table whose first line names its separator, without counting that row', async () => {
  const areas = 'sep=;\ncode;city;name_ar;name_en\nolaya;riyadh;العليا;Al Olaya\ndeira;dubai;ديرة;Deira'
  expect((await importFolder({ 'areas.csv': areas })).result).toEqual({ done: true, changes: [] })
  const { result } = await importFolder({ 'areas.csv': areas.replace('dubai', 'doha') })
  expect(result).toMatchObject({ issues: [{ file: 'areas.csv', row: 3, column: 'city' }] })
})

test('reads phone numbers as people write them', async () => {
  const { result } = await importFolder({
    ...edited(
      'settings.csv',
      'phone,0110000000,\nwhatsapp,,',
      'phone,114567890,\nwhatsapp,+966 (0)50 123 4567,',
    ),
    'cities.csv':
      'code,country,name_ar,name_en,shipping\nriyadh,SA,الرياض,Riyadh,20\ndubai,AE,دبي,Dubai,45.50',
  })
  expect(result).toMatchObject({ done: true })
  const { rows } = await database.execute(sql`select phone, whatsapp from settings`)
  expect(rows).toEqual([{ phone: '0114567890', whatsapp: '0501234567' }])
  await importFolder(edited('settings.csv', 'whatsapp,,', 'whatsapp,https://wa.me/0501234567,'))
  const { rows: linked } = await database.execute(sql`select whatsapp from settings`)
  expect(linked).toEqual([{ whatsapp: '0501234567' }])
})
