/** An invalid folder changes nothing, and all issues are reported at once by file, row and column. */

import { execFileSync } from 'node:child_process'
import { mkdir, readdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testDatabase } from '@zayy/database/testing/test-database'
import { testImages } from '@zayy/platform/images/testing/test-images'
import { beforeAll, expect, test } from 'vitest'
import { importCatalogue } from './import-catalogue.ts'
import { countIssues, ImportIssues } from './import-issues.ts'
import { damagedPhoto, edited, plainImage, shopFolder, smallShop } from './testing/small-shop.ts'
import { writeWorkbook } from './testing/write-workbook.ts'

const database = await testDatabase()
const { images, folder: imageFolder } = await testImages()
let before: string

const { rows: tables } = await database.$client.query<{ sums: string }>(
  `select string_agg(
      format('select %L as name, md5(string_agg(t::text || t.xmin::text, ''|'' order by t.ctid)) as sum from %I t',
        tablename, tablename), ' union all ') as sums
    from pg_tables where schemaname = 'public'`,
)

/** Returns a checksum of all rows with the transactions that wrote them. The statement has a name because planning takes longest. */
async function everything(): Promise<string> {
  const { rows } = await database.$client.query({ name: 'everything', text: `${tables[0]?.sums} order by 1` })
  return JSON.stringify(rows)
}

const issuesOf = async (files: Record<string, string | Uint8Array | null>) => {
  const result = await importCatalogue(await shopFolder(files), { database, images })
  return result.done ? [] : result.issues
}

const sound = await shopFolder()

beforeAll(async () => {
  const result = await importCatalogue(sound, { database, images })
  expect(result).toMatchObject({ done: true })
  before = JSON.stringify([await everything(), await readdir(imageFolder)])
})

const check = async (
  files: Record<string, string | Uint8Array | null>,
  file: string,
  row: number | null,
  column: string | null,
  reason: RegExp,
) => {
  const issues = await issuesOf(files)
  expect(issues).toContainEqual({ file, row, column, reason: expect.stringMatching(reason) })
  expect(JSON.stringify([await everything(), await readdir(imageFolder)])).toBe(before)
}

test('reads no pipe, no device and no link that leads nowhere', async () => {
  const files = ['coupons.csv', 'holidays.csv', 'products.csv', 'blogs/x.en.md']
  const folder = await shopFolder(Object.fromEntries(files.map((file) => [file, null])))
  const [pipe = '', device = '', nowhere = '', text = ''] = files.map((file) => join(folder, file))
  await mkdir(join(folder, 'blogs'), { recursive: true })
  execFileSync('mkfifo', [pipe, text])
  await symlink('/dev/zero', device)
  await symlink('nowhere.csv', nowhere)
  const result = await importCatalogue(folder, { database, images })
  for (const file of files)
    expect(result).toMatchObject({
      issues: expect.arrayContaining([
        { file, row: null, column: null, reason: expect.stringMatching(/^is no ordinary file/) },
      ]),
    })
})

/** File, part of it, replacement; then row, column and reason of the issue. */
type Edit = [file: string, part: string, by: string, row: number, column: string, reason: RegExp]

const edits: Edit[] = [
  ['sizes.csv', 'product,name', 'product,name,note', 1, 'note', /not a column of this file: delete it/],
  ['sizes.csv', 'product,name', 'Product,name', 1, 'Product', /did you mean product\?/],
  ['colours.csv', 'name_ar,name_en', 'name_ar,Name_EN', 1, 'Name_EN', /did you mean name_en\?/],
  ['products.csv', ',badge,', ',badges,', 1, 'badges', /did you mean badge\?/],
  ['sizes.csv', 'product,name', 'product,name,name', 1, 'name', /appears twice/],
  ['cities.csv', 'code,country', 'name,country', 1, 'code', /missing from the headings/],
  [
    'settings.csv',
    'vat_number,300000000000003,',
    'vat_number,,',
    5,
    'ar',
    /has to be 0 while vat_number is empty/,
  ],
  ['countries.csv', 'SA,السعودية,Saudi Arabia', 'SA,السعودية,Saudi Arabia,2,0', 2, 'days_to', /from 1 to 60/],
  [
    'countries.csv',
    'SA,السعودية,Saudi Arabia',
    'SA,السعودية,Saudi Arabia,5,4',
    2,
    'days_from',
    /more than days_to \(4\)/,
  ],
  ['categories.csv', 'طبي,Medical', 'طبي,', 4, 'name_en', /is empty/],
  ['categories.csv', 'scrubs,medical', 'scrubs,medicine', 5, 'parent', /"medicine"/],
  ['categories.csv', 'medical,,0', 'medical,scrubs,0', 4, 'parent', /below itself/],
  ['categories.csv', 'scrubs,medical,0', 'scrubs,medical,1', 5, 'menu', /only a top-level category/],
  ['products.csv', 'top,scrubs', 'top,scrub', 2, 'category', /"scrub", which is not in categories.csv/],
  ['products.csv', 'top,scrubs', 'top,Scrubs', 2, 'category', /not in categories.csv: did you mean scrubs\?/],
  ['products.csv', 'top,scrubs', 'top,سكرَاب', 2, 'category', /did you mean scrubs\?/],
  ['categories.csv', 'scrubs,medical', 'scrubs,طبى', 5, 'parent', /did you mean medical\?/],
  ['categories.csv', 'scrubs,medical', 'Scrubs,medical', 5, 'slug', /hyphens, such as scrubs/],
  ['slides.csv', 'category:medical', 'category:Medical', 2, 'link', /did you mean medical\?/],
  ['settings.csv', 'default_city,riyadh', 'default_city,الرياض', 24, 'ar', /did you mean riyadh\?/],
  [
    'colours.csv',
    'top,wine,نبيذي,Wine',
    'top,wine,ازرق مخضرّ,TEAL',
    3,
    'colour',
    /"wine", which buyers cannot tell from "teal"/,
  ],
  ['sizes.csv', 'top,S\n', 'top,S\ntop,s\n', 3, 'name', /"s", which buyers cannot tell from "S"/],
  ['sizes.csv', 'top,S\n', 'top,S\ntop,صغير\n', 3, 'name', /"صغير", which buyers cannot tell from "S"/],
  ['products.csv', 'maghzal,medical', 'maghzal,medical;shoes', 2, 'also', /"shoes"/],
  ['products.csv', 'top,scrubs,maghzal', 'top,scrubs,medical', 2, 'brand', /first menu category/],
  ['products.csv', 'coat,medical', 'top,medical', 3, 'sku', /repeats row 2/],
  ['products.csv', '1,1,0,new', 'yes,1,0,new', 2, 'men', /0 or 1/],
  ['products.csv', ',new,', ',newest,', 2, 'badge', /bestseller or new/],
  ['products.csv', '2026-01-05', '2026-02-30', 2, 'added', /a day such as/],
  ['products.csv', ',120,', ',-1,', 2, 'sold', /whole number/],
  ['products.csv', ',tops,', ',coats,', 2, 'size_chart', /"coats"/],
  ['products.csv', 'tops,live', 'tops,sold', 2, 'status', /live or hidden/],
  ['products.csv', '**light**', '![](green.png)', 2, 'description_en', /"green.png"/],
  ['colours.csv', '#1F6F78', 'teal', 2, 'code', /a colour such as/],
  ['colours.csv', 'top,wine', 'top,teal', 3, 'colour', /repeats row 2/],
  ['colours.csv', 'coat,white', 'cape,white', 4, 'product', /"cape"/],
  ['colours.csv', '2a,red.png', '2a,green.png', 3, 'image', /not in the folder pictures/],
  ['colours.csv', '2a,red.png', '2a,../settings.csv', 3, 'image', /not in the folder/],
  ['tiers.csv', 'top,10,49', 'top,11,49', 3, 'from', /leaves a gap after 1 to 9 in row 2/],
  ['tiers.csv', 'top,50,500', 'top,49,500', 4, 'from', /overlaps 10 to 49 in row 3/],
  ['tiers.csv', 'top,10,49', 'top,1,9', 3, 'from', /repeats row 2/],
  ['tiers.csv', 'coat,1,100', 'coat,100,1', 5, 'to', /less than from/],
  ['tiers.csv', 'top,1,9', 'top,0,9', 2, 'from', /from 1 to 100000/],
  ['tiers.csv', '45.50', '45.505', 4, 'price', /an amount in SAR/],
  ['tiers.csv', '90', '90 USD', 5, 'price', /an amount in SAR/],
  ['photos.csv', 'top,wine', 'top,white', 3, 'colour', /not a colour of top/],
  ['photos.csv', 'Back,hover', 'Back,main', 3, 'role', /as in row 2/],
  ['size_charts.csv', 'tops,M,الصدر,Chest', 'tops,M,الطول,Length', 2, 'size', /lacks Length/],
  ['reviews.csv', ',5,', ',6,', 2, 'rate', /1 to 5/],
  ['reviews.csv', 'ممتاز', '', 2, 'comment', /is empty/],
  ['reviews.csv', 'ali@mail.example', 'ali', 3, 'email', /an email address/],
  ['home_sections.csv', 'top;coat', 'top;cape', 2, 'products', /"cape"/],
  ['home_sections.csv', 'top;coat', 'top;top', 2, 'products', /twice/],
  ['home_sections.csv', 'coat,medical', 'coat,medicine', 2, 'category', /"medicine"/],
  ['slides.csv', 'category:medical', 'category:shoes', 2, 'link', /"shoes"/],
  ['slides.csv', 'category:medical', 'javascript:alert(1)', 2, 'link', /has to be/],
  ['coupons.csv', 'TEN,1,10', 'TEN,1,110', 2, 'amount', /percentage from 0 to 100/],
  ['coupons.csv', 'FIFTY,0,50', 'FIFTY,0,50.505', 3, 'amount', /an amount in SAR/],
  ['coupons.csv', '2026-01-01,', '2026-01-01,2025-01-01', 2, 'ends', /before the coupon starts/],
  ['coupons.csv', 'FIFTY', 'ten', 3, 'code', /same code as in row 2/],
  ['cities.csv', 'dubai,AE', 'dubai,UAE', 3, 'country', /"UAE"/],
  ['cities.csv', '45.50', 'free', 3, 'shipping', /an amount/],
  ['areas.csv', 'deira,dubai', 'deira,doha', 3, 'city', /"doha"/],
  ['settings.csv', 'hours,', 'opening,', 11, 'key', /not a setting/],
  ['settings.csv', '7519', '7591', 19, 'ar', /check digits/],
  ['settings.csv', '300000000000003', '30000000000003', 20, 'ar', /15 digits/],
  ['settings.csv', 'tax,15', 'tax,fifteen', 5, 'ar', /percentage/],
  ['settings.csv', 'tax,15,', 'tax,15,15', 5, 'en', /has to be empty/],
  ['settings.csv', 'default_city,riyadh', 'default_city,doha', 24, 'ar', /"doha"/],
  ['blogs/measure.ar.md', 'guides', 'news', 5, 'category', /"news"/],
  ['blogs/measure.ar.md', '2026-03-01', '1447-09-01', 6, 'date', /a Hijri day; .* 2026-02-18/],
  ['blogs/measure.ar.md', '2026-03-01', '2126-03-01', 6, 'date', /still to come/],
  ['products.csv', '2026-01-05', '١٢/٥/١٤٤٨', 2, 'added', /a Hijri day; .* 2026-10-23/],
  ['products.csv', '2026-01-05', '2099-01-01', 2, 'added', /still to come/],
  ['products.csv', '2026-01-05', '1999-12-31', 2, 'added', /before the year 2000/],
  ['reviews.csv', '2026-02-01', '2062-02-01', 2, 'date', /still to come/],
  ['coupons.csv', '2026-01-01,', '1448-06-01,2026-12-31', 2, 'starts', /a Hijri day; .* 2026-11-11/],
  ['coupons.csv', 'TEN,1,10', 'TEN,1,0.1', 2, 'amount', /did you mean 10\?/],
  ['settings.csv', 'tax,15', 'tax,0.15', 5, 'ar', /did you mean 15\?/],
  ['settings.csv', 'tax,15', 'tax,٠٫٠٥', 5, 'ar', /did you mean 5\?/],
  ['settings.csv', 'phone,0110000000', 'phone,٠١١', 7, 'ar', /can be called/],
  ['settings.csv', 'whatsapp,', 'whatsapp,hello', 8, 'ar', /can be called/],
  ['settings.csv', 'whatsapp,', 'whatsapp,https://t.me/zayy', 8, 'ar', /WhatsApp chat/],
  ['settings.csv', 'whatsapp,', 'whatsapp,https://wa.me/', 8, 'ar', /WhatsApp chat/],
  ['settings.csv', 'شركة زيّ,Zayy Trading', `${'ز'.repeat(128)},Zayy`, 3, 'ar', /256 bytes.*255/],
  ['settings.csv', 'زيّ,Zayy', `زيّ,${'é'.repeat(128)}`, 2, 'en', /256 bytes.*255/],
  ['settings.csv', 'شركة زيّ,Zayy Trading', '"شركة\nزيّ",Zayy', 3, 'ar', /line break/],
  ['products.csv', 'Scrub top', '"Scrub\r\ntop"', 2, 'name_en', /line break/],
  ['products.csv', 'معطف,A coat', ',A coat', 3, 'description_ar', /is empty/],
  ['products.csv', 'معطف,A coat', '<p> </p>,A coat', 3, 'description_ar', /is empty/],
  ['sizes.csv', 'top,S', 'top,02-Mar', 2, 'name', /turned the size into a day. Write 2-3/],
  ['sizes.csv', 'top,S', 'top,04-Mar', 2, 'name', /Write 3-4/],
  ['sizes.csv', 'top,S', 'top,Mar-24', 2, 'name', /Write 3-24/],
  ['sizes.csv', 'top,S', 'top,٢-مارس', 2, 'name', /Write 2-3/],
  ['sizes.csv', 'top,S', 'top,2026-03-02', 2, 'name', /Write 2-3/],
  ['sizes.csv', 'top,S', 'top,4/3/2026', 2, 'name', /Write 3-4/],
  ['size_charts.csv', 'tops,S', 'tops,10-Dec', 2, 'size', /Write 10-12/],
  ['sizes.csv', 'top,S', 'top,S;M;L', 2, 'name', /3 sizes in one cell.*S \| M \| L/],
  ['sizes.csv', 'top,S', 'top,S؛ M', 2, 'name', /2 sizes in one cell/],
  ['sizes.csv', 'top,S', 'top,"S, M"', 2, 'name', /2 sizes in one cell/],
  ['sizes.csv', 'top,S', 'top,S / L / XL', 2, 'name', /3 sizes in one cell/],
  ['blogs/measure.en.md', 'excerpt:', 'summary:', 3, 'summary', /does not belong/],
]

test.each(edits)('reports the issue of %s: %s → %s', (file, part, by, row, column, reason) =>
  check(edited(file, part, by), file, row, column, reason),
)

/** Returns the files of additional pages. */
const ownPages = (...slugs: string[]) =>
  Object.fromEntries(
    slugs.flatMap((slug) =>
      ['ar', 'en'].map((locale) => [`pages/${slug}.${locale}.md`, '---\ntitle: Page\nimage:\n---\nText']),
    ),
  )

/** Returns the lines of a category, of one below it, and so on. */
const categoryChain = (levels: number) =>
  Array.from({ length: levels }, (_, at) => `level-${at},${at === 0 ? '' : `level-${at - 1}`},0,قسم,Level,,,`)

const half = (await plainImage('#3050a0')).subarray(0, 90)

test.each<
  [files: Record<string, string | Uint8Array | null>, file: string, row: number | null, reason: RegExp]
>([
  [{ 'tiers.csv': '' }, 'tiers.csv', null, /is empty/],
  [{ 'tires.csv': 'product,from,to,price' }, 'tires.csv', null, /not one of the shop’s files/],
  [
    edited('slides.csv', ',من قطعة,From one piece,category:medical', ''),
    'slides.csv',
    2,
    /7 of 10 cells: description_ar, description_en, link/,
  ],
  [edited('sizes.csv', 'top,M', 'top,M,x'), 'sizes.csv', 3, /cells: 3, headings: 2\): empty them/],
  [edited('sizes.csv', 'top,M', 'top,"M'), 'sizes.csv', null, /not valid CSV/],
  [{ 'sizes.csv': Buffer.from('product,name\ntop,\xe9', 'latin1') }, 'sizes.csv', null, /not UTF-8/],
  [{ 'blogs/measure.en.md': null }, 'blogs/measure.en.md', null, /is missing/],
  [{ 'blogs/measure.en.md': 'Text' }, 'blogs/measure.en.md', 1, /front matter/],
  [edited('blogs/measure.ar.md', '\n\nنص', ''), 'blogs/measure.ar.md', 9, /no text/],
  [edited('blogs/measure.en.md', 'blue.png', 'green.png'), 'blogs/measure.en.md', null, /green.png/],
  [{ 'pages/terms.ar.md': null }, 'pages/terms.ar.md', null, /is missing/],
  [ownPages('cart'), 'pages/cart.ar.md', null, /one of the shop’s own pages/],
  [ownPages('2027'), 'pages/2027.ar.md', null, /at least one letter/],
  [
    ownPages(...Array.from({ length: 21 }, (_, index) => `page-${String(index).padStart(2, '0')}`)),
    'pages/page-20.ar.md',
    null,
    /at most 20/,
  ],
  [
    edited('pages/terms.ar.md', 'نص', 'خلال {days}'),
    'pages/terms.ar.md',
    null,
    /names \{days\}, which is not one of/,
  ],
  [
    edited('pages/about.en.md', 'Text', '{hours}'),
    'pages/about.en.md',
    null,
    /\{hours\}, but that setting is empty/,
  ],
])('reports the issue of %o', (files, file, row, reason) => check(files, file, row, null, reason))

test.each<
  [
    files: Record<string, string | Uint8Array>,
    file: string,
    row: number | null,
    column: string,
    reason: RegExp,
  ]
>([
  [
    { 'categories.csv': `${smallShop['categories.csv']}\n${categoryChain(11).join('\n')}` },
    'categories.csv',
    16,
    'parent',
    /below level 10/,
  ],
  [
    { 'holidays.csv': 'from,to,name_ar,name_en\n2027-03-12,2027-03-09,عيد,Eid' },
    'holidays.csv',
    2,
    'to',
    /2027-03-09, which is before from \(2027-03-12\)/,
  ],
  [
    { 'holidays.csv': 'from,to,name_ar,name_en\n2027-03-09,2028-03-12,عيد,Eid' },
    'holidays.csv',
    2,
    'to',
    /370 days; the longest is 60/,
  ],
  [
    { 'holidays.csv': 'from,to,name_ar,name_en\n1448-10-01,,عيد,Eid' },
    'holidays.csv',
    2,
    'from',
    /write the Gregorian day, 2027-03-09/,
  ],
  [
    { 'carriers.csv': 'code,name_ar,name_en,tracking\nx,س,X,javascript:alert(1)' },
    'carriers.csv',
    2,
    'tracking',
    /starts with https/,
  ],
  [edited('sizes.csv', '\ncoat,L', ''), 'products.csv', 3, 'sku', /no row in sizes.csv/],
  [edited('tiers.csv', '\ncoat,1,100,90', ''), 'products.csv', 3, 'sku', /no row in tiers.csv/],
  [
    edited('pages/about.ar.md', 'صفحة', 'ص'.repeat(101)),
    'pages/about.ar.md',
    2,
    'title',
    /101 characters long/,
  ],
  [edited('settings.csv', 'نلبّس من يعمل', '{tex}'), 'settings.csv', null, 'ar', /\{tex\}, which is not one/],
  [{ 'pictures/blue.png': 'not a picture' }, 'categories.csv', 4, 'image', /which is not a readable WebP/],
  [{ 'pictures/blue.png': half }, 'categories.csv', 4, 'image', /cut off/],
  [{ 'pictures/blue.png': '' }, 'categories.csv', 4, 'image', /cut off/],
  [
    {
      ...edited('colours.csv', '2a,red.png', '2a,green.png'),
      'pictures/Green.png': half,
      'pictures/green.PNG': half,
    },
    ...([
      'colours.csv',
      3,
      'image',
      /but "[Gg]reen.(?:png|PNG)" and "[Gg]reen.(?:png|PNG)" are: write one/,
    ] as const),
  ],
])('reports the issue of %o', (files, file, row, column, reason) => check(files, file, row, column, reason))

test('names a photo whose pixels cannot be decoded', async () => {
  await check({ 'pictures/blue.png': await damagedPhoto() }, 'pictures/blue.png', null, null, /is damaged/)
})

const caps = { 'categories.csv': `${smallShop['categories.csv']}\ncaps,,0,قبعات,Caps,,,` }
const cap = (badge: string) =>
  edited('products.csv', 'coat,', `cap,caps,,,قبعة,Cap,قبعة,A cap,1,0,0,${badge},0,2026-01-06,,live\ncoat,`)

test('reports a category without a picture, unless a mistake in the products may be why', async () => {
  await check(caps, 'categories.csv', 6, 'image', /no product of the category has a photo/)
  for (const mistake of [
    cap('newest'),
    cap('new'), // has no photo
    edited('products.csv', 'sku,category', 'SKU,category'),
    { 'products.csv': null, 'product.csv': 'sku' },
  ]) {
    const issues = await issuesOf({ ...caps, ...mistake })
    expect(issues).not.toEqual([])
    expect(issues.filter(({ file }) => file === 'categories.csv')).toEqual([])
  }
})

const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(64),
])

test('refuses a HEIC photo with advice on the format', () =>
  check({ 'pictures/blue.png': heic }, 'categories.csv', 4, 'image', /HEIC.*Most Compatible/))

test('does not read a file that is too large', async () => {
  const heavy = { 'pictures/blue.png': new Uint8Array(50_000_001), 'areas.csv': new Uint8Array(20_000_001) }
  await check(heavy, 'areas.csv', null, null, /larger than 20 MB/)
  await check(heavy, 'categories.csv', 4, 'image', /larger than 50 MB/)
})

test('reports all issues at once, sorted by file and row', async () => {
  const issues = await issuesOf({
    ...edited('tiers.csv', 'coat,1,100,90', 'cape,1,100,ninety'),
    ...edited('areas.csv', 'deira,dubai', 'deira,doha'),
    'sponsors.csv': '',
  })
  expect(issues.map(({ file, row, column }) => [file, row, column])).toEqual([
    ['areas.csv', 3, 'city'],
    ['products.csv', 3, 'sku'],
    ['sponsors.csv', null, null],
    ['tiers.csv', 5, 'product'],
    ['tiers.csv', 5, 'price'],
  ])
})

test('reports one issue for an unreadable table, and none for references to it', async () => {
  const issues = await issuesOf(edited('products.csv', 'sku,category', 'SKU,category'))
  expect(issues.map(({ file, row, column }) => [file, row, column])).toEqual([
    ['products.csv', 1, 'sku'],
    ['products.csv', 1, 'SKU'],
  ])
  expect(await issuesOf({ 'categories.csv': '' })).toHaveLength(1)
})

test('reads a table with a byte order mark, semicolons, CRLF and empty lines', async () => {
  const sizes = `\uFEFF${smallShop['sizes.csv']?.replaceAll(',', ';').replaceAll('\n', '\r\n\r\n')}\r\n`
  const result = await importCatalogue(await shopFolder({ 'sizes.csv': sizes }), { database, images })
  expect(result).toEqual({ done: true, changes: [] })
})

test('reads numbers in Arabic digits', async () => {
  const files = edited('tiers.csv', 'top,10,49,50', 'top,١٠,٤٩,٥٠')
  expect(await importCatalogue(await shopFolder(files), { database, images })).toEqual({
    done: true,
    changes: [],
  })
})

test('throws for a missing folder', async () => {
  await expect(importCatalogue('/nowhere/at/all', { database, images })).rejects.toThrow(/cannot be read/)
})

test('keeps 500 issues and as many warnings of each kind, and counts the others', () => {
  const issues = new ImportIssues('en')
  for (let row = 1; row <= 10_002; row++) {
    issues.add({ file: 'tiers.csv', row }, (messages) => messages.empty)
    issues.warn({ file: 'photos.csv', row }, (messages) => messages.empty)
    if (row <= 501) issues.warn({ file: 'tiers.csv', row }, (messages) => messages.empty, true)
  }
  expect([issues.count, issues.list.length, issues.warnings.length]).toEqual([10_002, 500, 1_000])
  const more = { file: '…', row: null, column: null }
  expect(issues.sorted().at(-1)).toEqual({ ...more, reason: 'and 9,502 more', more: 9_502 })
  expect(issues.sortedWarnings().slice(-2)).toEqual([
    { ...more, reason: 'and 1 more', more: 1, asks: true },
    { ...more, reason: 'and 9,502 more', more: 9_502, asks: false },
  ])
  expect(countIssues(issues.sorted())).toBe(10_002)
})

test('reads no more than 21 workbooks and 200 MB of a folder', async () => {
  const workbook = await writeWorkbook({ Sheet1: [['x']] })
  const names = Array.from({ length: 23 }, (_, n) => `book-${String(n).padStart(2, '0')}.xlsx`)
  const many = await issuesOf(Object.fromEntries(names.map((name) => [name, workbook])))
  expect(many.filter(({ file }) => file.startsWith('book-21') || file.startsWith('book-22'))).toEqual([
    {
      file: 'book-21.xlsx',
      row: null,
      column: null,
      reason: 'is one workbook too many: a folder has at most 21',
    },
  ])
  const folder = await shopFolder()
  for (let n = 10; n <= 20; n++) {
    const file = join(folder, 'blogs', `long-${n}.ar.md`)
    await writeFile(file, '')
    await truncate(file, 19_900_000)
  }
  const result = await importCatalogue(folder, { database, images })
  const together = (result.done ? [] : result.issues).filter(({ reason }) => reason.includes('200 MB'))
  expect(together.map(({ file }) => file)).toEqual(['blogs/long-20.ar.md'])
})
