/** Product exports of other shops become folders that the import accepts as they are. */

import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { testDatabase } from '@zayy/database/testing/test-database'
import { anyCharacter } from '@zayy/domain/testing/any-character'
import { localNetwork } from '@zayy/platform/http/testing/local-network'
import { testImages } from '@zayy/platform/images/testing/test-images'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import writeSheet from 'write-excel-file/node'
import { importCatalogue } from '../import/import-catalogue.ts'
import { plainImage, shopFolder } from '../import/testing/small-shop.ts'
import { convertProductFile } from './convert-product-file.ts'
import { downloadBounds, filesBeside } from './pictures.ts'
import type { Source } from './source-product.ts'
import {
  arabicWooCommerceExport,
  sallaExport,
  shopifyExport,
  wooCommerceExport,
} from './testing/product-exports.ts'

const database = await testDatabase()
const { images } = await testImages()
const work = await temporaryFolder()
const photo = Buffer.from(await plainImage('#705030', 600))

const now = new Date('2026-11-27T09:00:00Z')

/** Serves another picture at each address. */
const servePictures: RequestListener = ({ url = '', headers }, response) => {
  if (url.includes('missing')) response.writeHead(404).end()
  else response.end(Buffer.concat([photo, Buffer.from(`${headers.host}${url}`)]))
}
const network = await localNetwork(servePictures)
afterAll(network.close)

const networkOf = async (answer: RequestListener, names: Record<string, string[]> = {}) => {
  const made = await localNetwork(answer, names)
  onTestFinished(made.close)
  return made
}

let count = 0
const convert = async (source: Source, content: string | Uint8Array, locale: 'ar' | 'en' = 'en') => {
  const folder = join(work, `${++count}`)
  await mkdir(folder)
  const file = join(folder, 'products.csv')
  await writeFile(file, content)
  const made = join(folder, 'products-shop')
  const result = await convertProductFile({ source, file, folder: made }, { locale, now, network })
  const rows = async (table: string): Promise<Record<string, string>[]> =>
    parse(await readFile(join(made, table), 'utf8'), { bom: true, columns: true })
  return { result, made, rows, notes: result.done ? result.notes : [] }
}

beforeAll(async () => {
  expect(await importCatalogue(await shopFolder(), { database, images, now })).toMatchObject({
    done: true,
  })
})

const importOf = (folder: string) => importCatalogue(folder, { database, images, now })

test.each([
  ['shopify', shopifyExport, 4],
  ['woocommerce', wooCommerceExport, 2],
  ['woocommerce', arabicWooCommerceExport, 1],
  ['salla', sallaExport, 2],
] as const)(
  'converts an export of %s to a folder that the import accepts',
  async (source, content, products) => {
    const { result, made, rows } = await convert(source, content)
    expect(result).toMatchObject({ done: true, products })
    const imported = await importOf(made)
    expect(imported.done ? [] : imported.issues).toEqual([])
    expect(await rows('products.csv')).toHaveLength(products)
  },
)

test('carries over each size and colour once, whatever its spellings', async () => {
  const spelled = wooCommerceExport
    .replace('"Red, كحلي"', '"Red, كحلي, RED"')
    .replace('"Large, Small, 04-Mar"', '"XXL, s, 2XL, S, 38, مقاس 38"')
  const { made, rows } = await convert('woocommerce', spelled)
  const ofPolo = async (table: string) => (await rows(table)).filter(({ product }) => product === 'polo')
  expect((await ofPolo('sizes.csv')).map(({ name }) => name)).toEqual(['XXL', 'S', '38'])
  expect((await ofPolo('colours.csv')).map(({ name_en }) => name_en)).toEqual(['Red', 'Navy'])
  const imported = await importOf(made)
  expect(imported.done ? [] : imported.issues).toEqual([])
})

test('leaves out a description whose Markdown the import refuses', async () => {
  const { rows, notes } = await convert(
    'shopify',
    shopifyExport.replace('Plain text', `Plain text ${'a_b'.repeat(3_000)}`),
  )
  expect((await rows('products.csv')).at(-1)?.description_en).toBe('Apron')
  expect(notes).toContainEqual(expect.objectContaining({ kind: 'noDescription', product: 'Apron' }))
})

test('carries over Shopify products with variants, photos and texts', async () => {
  const { rows, notes } = await convert('shopify', shopifyExport)
  const [tunic, cap, , apron] = await rows('products.csv')
  expect(tunic).toMatchObject({
    sku: 'nurse-tunic',
    category: 'tunics',
    name_en: 'Nurse tunic',
    status: 'live',
    women: '1',
    men: '0',
    description_en: 'A **light** tunic.\n\n- Two pockets\n- Side vents',
  })
  expect(cap).toMatchObject({ sku: 'cap', name_en: "'=Cap, with logo", status: 'hidden' })
  expect(apron).toMatchObject({ category: 'other-products', status: 'hidden' })
  expect(apron?.description_en).toBe('Plain text with 2 \\* 3 and \\_low\\_ lines')
  expect((await rows('colours.csv')).filter(({ product }) => product === 'nurse-tunic')).toMatchObject([
    { colour: 'navy', name_ar: 'كحلي', name_en: 'Navy Blue', code: '#22345c', image: 'nurse-tunic/3.png' },
    { colour: 'sunrise', name_ar: 'Sunrise', code: '#80858c', image: 'nurse-tunic/1.png' },
  ])
  const sizes = (await rows('sizes.csv')).map(({ product, name }) => `${product} ${name}`)
  expect(sizes).toEqual([
    'nurse-tunic S',
    'nurse-tunic L',
    'cap One size',
    'G1 One size',
    'apron Cloth: Cotton',
    'apron Cloth: Linen',
  ])
  expect((await rows('tiers.csv')).map(({ price }) => price)).toEqual(['99.5', '1020', '20', '45'])
  expect((await rows('photos.csv')).filter(({ product }) => product === 'nurse-tunic')).toMatchObject([
    { file: 'nurse-tunic/1.png', alt_en: 'Tunic from the front', role: 'main', colour: '' },
    { file: 'nurse-tunic/2.png', role: 'gallery' },
    { file: 'nurse-tunic/3.png', role: 'gallery', colour: 'navy' },
  ])
  const kinds = notes.map(({ kind, product, value }) => `${product}: ${kind} ${value}`)
  expect(kinds).toEqual(
    expect.arrayContaining([
      'Gift card: giftCard ',
      'Sewing guide: maybeNotShipped ',
      'No price yet: noPrice ',
      'Nurse tunic: priceVaries 95 – 99.5',
      'Nurse tunic: combinations Sunrise Small',
      'Nurse tunic: descriptionMedia ',
      'Nurse tunic: colourUnknown Sunrise',
      'Nurse tunic: field 120',
      '=Cap, with logo: picture_status https://cdn.shop.example/missing.png (404)',
      '=Cap, with logo: noPhoto ',
      '=Cap, with logo: priceRounded 1,019.999',
      'Apron: optionAsSize Cotton | Linen',
    ]),
  )
  expect(await rows('import-notes.csv')).toHaveLength(notes.length)
})

test('carries over WooCommerce products with variations, in English and in Arabic', async () => {
  const { rows, notes } = await convert('woocommerce', wooCommerceExport)
  const [polo, belt] = await rows('products.csv')
  expect(polo).toMatchObject({
    sku: 'polo',
    category: 'shirts',
    also: 'men-women',
    status: 'live',
    description_en: 'A short text.\n\n## Care\n\nWash at 40 °C & dry.',
  })
  expect(belt).toMatchObject({ sku: 'product-53', category: 'other-products', status: 'hidden' })
  expect(await rows('categories.csv')).toMatchObject([
    { slug: 'uniforms', parent: '', name_en: 'Uniforms', image: 'polo/1.png' },
    { slug: 'shirts', parent: 'uniforms', name_en: 'Shirts' },
    { slug: 'men-women', name_en: 'Men, women' },
    { slug: 'other-products', name_ar: 'منتجات أخرى' },
  ])
  expect(await rows('colours.csv')).toMatchObject([
    { product: 'polo', colour: 'red', name_ar: 'أحمر', name_en: 'Red', image: 'polo/2.png' },
    { product: 'polo', colour: 'navy', name_ar: 'كحلي', name_en: 'Navy', image: 'polo/1.png' },
    { product: 'product-53', colour: 'brown', name_ar: 'بني' },
  ])
  expect((await rows('sizes.csv')).map(({ name }) => name)).toEqual(['L', 'S', "'3-4", 'One size'])
  expect(await rows('tiers.csv')).toMatchObject([
    { product: 'polo', from: '1', to: '500', price: '60' },
    { product: 'product-53', from: '1', to: '1', price: '35' },
  ])
  expect(await rows('attributes.csv')).toMatchObject([
    { name_en: 'Cloth', value_en: 'Cotton, combed, Polyester' },
  ])
  expect(notes.map(({ kind, row, value }) => `${row} ${kind} ${value}`)).toEqual(
    expect.arrayContaining([
      '3 regularLost 60',
      '4 saleLost 40',
      '5 notShipped simple, virtual',
      '6 external external',
      '7 grouped grouped',
      '9 noParent gone',
      '2 priceVaries 50 – 60',
      '2 sizeChanged 04-Mar → 3-4',
    ]),
  )
  const arabic = await convert('woocommerce', arabicWooCommerceExport)
  expect(await arabic.rows('products.csv')).toMatchObject([
    { sku: 'kh-1', name_ar: 'مريلة مطبخ', category: 'mrayl' },
  ])
  expect(await arabic.rows('tiers.csv')).toMatchObject([{ price: '45.5' }])
})

test('carries over Salla products with options, and names both languages of a name', async () => {
  const { rows, notes } = await convert('salla', sallaExport, 'ar')
  const [scrub, thobe] = await rows('products.csv')
  expect(scrub).toMatchObject({
    sku: 'product-101',
    name_ar: 'سكراب طبي',
    name_en: 'Medical scrub',
    status: 'live',
    description_ar: 'قماش **خفيف**\n\nجيبان',
  })
  expect(thobe).toMatchObject({ sku: 'product-102', children: '1', status: 'hidden' })
  expect((await rows('colours.csv')).slice(0, 2)).toMatchObject([
    { colour: 'navy', name_ar: 'كحلي', name_en: 'Navy', code: '#1b2a49', image: 'product-101/1.png' },
    { colour: 'white', name_ar: 'أبيض', name_en: 'White', image: 'product-101/3.png' },
  ])
  expect((await rows('sizes.csv')).map(({ name }) => name)).toEqual(['S', 'L', 'One size'])
  expect(await rows('tiers.csv')).toMatchObject([{ price: '130' }, { to: '3', price: '80' }])
  expect((await rows('categories.csv')).map(({ slug, parent }) => `${parent}/${slug}`)).toEqual([
    '/alzi-altbi',
    'alzi-altbi/skrab',
    '/arud',
    '/almdars',
  ])
  expect(notes.map(({ kind, product, value }) => `${product}: ${kind} ${value}`)).toEqual(
    expect.arrayContaining([
      'سكراب طبي | Medical scrub: combinations أبيض صغير',
      'سكراب طبي | Medical scrub: priceVaries 120 – 130',
      'سكراب طبي | Medical scrub: field بيت الزي',
      'استشارة مقاسات: notShipped خدمة حسب الطلب',
      'ثوب مدرسي: regularLost 90',
    ]),
  )
})

test("reads Salla's workbook, whose titles are merged cells", async () => {
  const cells = parse(sallaExport, { relax_column_count: true })
  const [titles = [], ...rows] = cells.map((row) => row.map((value) => ({ value, type: String })))
  const merged = [
    { value: 'بيانات المنتج', type: String, columnSpan: 19 },
    ...titles.slice(1).map(() => null),
  ]
  const workbook = await writeSheet([merged, ...rows]).toBuffer()
  const { result, rows: rowsOf } = await convert('salla', workbook)
  expect(result).toMatchObject({ done: true, products: 2 })
  expect(await rowsOf('tiers.csv')).toMatchObject([{ price: '130' }, { price: '80' }])
})

/** A file saved by a spreadsheet program that mistook UTF-8 for another encoding. */
const garbled = (encoding: string) => new TextDecoder(encoding).decode(Buffer.from(sallaExport))

test.each([
  ['salla', wooCommerceExport, /looks like an export of WooCommerce: use --from woocommerce/],
  [
    'shopify',
    'Title,Handle\nx,y',
    /does not have the headings of an export of Shopify. Missing: Variant Price\.$/,
  ],
  ['salla', garbled('windows-1252'), /letters in products.csv are damaged/],
  ['salla', garbled('windows-1256'), /letters in products.csv are damaged/],
  ['salla', Buffer.from(sallaExport, 'utf16le'), /not valid CSV|not in UTF-8|not in the UTF-8|UTF-8/],
  ['salla', Buffer.from([0xc7, 0xe1, 0xe4, 0xe6, 0xda, 0x2c, 0x0a]), /UTF-8/],
  ['shopify', '', /empty/],
  ['shopify', 'Handle,Title,Variant Price\n', /no product in products.csv/],
] as const)('refuses a file that is no export of %s', async (source, content, reason) => {
  const { result, made } = await convert(source, content)
  expect(result).toMatchObject({ done: false, reason: expect.stringMatching(reason) })
  await expect(readFile(join(made, 'products.csv'))).rejects.toThrow('ENOENT')
})

test('takes pictures beside the file, and hides products without pictures', async () => {
  const folder = join(work, 'offline')
  await mkdir(join(folder, 'pictures'), { recursive: true })
  await writeFile(join(folder, 'products.csv'), shopifyExport)
  await writeFile(join(folder, 'pictures', 'Tunic-Front.PNG'), photo)
  const made = join(folder, 'made')
  const offline = await networkOf(servePictures, { 'cdn.shop.example': [] })
  const given = { source: 'shopify', file: join(folder, 'products.csv'), folder: made } as const
  const result = await convertProductFile(given, { now, network: offline })
  expect(result).toMatchObject({ done: true, products: 4, pictures: 1 })
  const imported = await importOf(made)
  expect(imported.done ? [] : imported.issues).toEqual([])
  expect(await convertProductFile(given, { now, network: offline })).toMatchObject({
    done: false,
    reason: expect.stringContaining('npm run shop -- import'),
  })
})

/** Texts of exports: names, prices, codes, lists, HTML, formulas, marks, other scripts, nothing, too much. */
const cell = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    'Navy',
    'كحلي',
    'S',
    'XL',
    '36-38',
    '04-Mar',
    'S;M;L',
    'Default Title',
    'One, two',
    'a\\, b',
    'نعم',
    'لا',
    'true',
    'FALSE',
  ),
  fc.constantFrom(
    '10',
    '1,299.50',
    '٤٥٫٥',
    '0',
    '-5',
    'free',
    '12.345',
    '1e9',
    '99999999',
    'منتج',
    'خيار',
    'variable',
    'variation',
    'simple',
  ),
  fc.constantFrom(
    '<p>One</p><ul><li>a</li></ul>',
    '=1+1',
    "'+966",
    '\u202eabc\u200b',
    'a > b > c',
    'id:1',
    '#123456',
    '///',
    '..',
    '../x',
    'CON',
  ),
  fc.constantFrom(
    'https://shop.example/1.png',
    'https://shop.example/missing.png',
    'x'.repeat(3_000),
    'سطر\nآخر',
    ' | ',
    '|',
    '-',
    '؛',
    '🧥',
    '\u0000',
  ),
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc
    .constantFrom('Shirt', 'قميص', 'Cap', 'Polo')
    .chain((word) => fc.nat(5).map((number) => `${word} ${number}`)),
)

test.each([
  ['shopify', shopifyExport],
  ['woocommerce', wooCommerceExport],
  ['salla', sallaExport],
] as const)(
  'converts whatever an export of %s contains to a folder that the import accepts',
  async (source, example) => {
    const records = parse(example, { relax_column_count: true })
    const head = records.slice(0, source === 'salla' ? 2 : 1)
    const width = head.at(-1)?.length ?? 0
    const known = records.slice(head.length)
    const row = fc
      .tuple(fc.constantFrom(...known), fc.array(fc.tuple(fc.nat(width - 1), cell), { maxLength: 12 }))
      .map(([from, changes]) =>
        changes.reduce(
          (now, [at, text]) => now.with(at, text),
          Array.from({ length: width }, (_, at) => from[at] ?? ''),
        ),
      )
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 30, maxLength: 60 }), async (rows) => {
        const lines = [...head, ...rows].map((cells) =>
          cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','),
        )
        const { result, made } = await convert(source, lines.join('\r\n'))
        if (!result.done) return expect(result.reason).toMatch(/no product/)
        const imported = await importCatalogue(made, { database, images, now, dryRun: true })
        expect(imported.done ? [] : imported.issues).toEqual([])
      }),
      { numRuns: 4, endOnFailure: true },
    )
  },
)

test('never replaces a file, or what appears in the folder meanwhile', async () => {
  const folder = await mkdtemp(join(work, 'taken-'))
  const file = join(folder, 'products.csv')
  await writeFile(file, shopifyExport)
  expect(await convertProductFile({ source: 'shopify', file, folder: file }, { now, network })).toEqual({
    done: false,
    reason: expect.stringContaining('is not a folder'),
  })
  expect(await readFile(file, 'utf8')).toBe(shopifyExport)
  const made = join(folder, 'shop')
  const slow = await networkOf(async (request, response) => {
    await mkdir(made, { recursive: true })
    await writeFile(join(made, 'own.txt'), 'mine')
    servePictures(request, response)
  })
  expect(
    await convertProductFile({ source: 'shopify', file, folder: made }, { now, network: slow }),
  ).toMatchObject({ done: false })
  expect(await readFile(join(made, 'own.txt'), 'utf8')).toBe('mine')
})

test('gives up fetching when connections hang', async () => {
  const folder = await mkdtemp(join(work, 'hanging-'))
  const file = join(folder, 'products.csv')
  const rows = Array.from({ length: 60 }, (_, n) => `p${n},Product ${n},9,https://cdn.shop.example/${n}.png`)
  await writeFile(file, ['Handle,Title,Variant Price,Image Src', ...rows].join('\n'))
  const hanging = await networkOf(() => {})
  const bounds = { ...downloadBounds, file: { ...downloadBounds.file, withinMs: 100 } }
  const made = join(folder, 'shop')
  expect(
    await convertProductFile({ source: 'shopify', file, folder: made }, { now, network: hanging, bounds }),
  ).toMatchObject({ done: true, pictures: 0 })
  expect(hanging.reached.length).toBeLessThan(20)
})

test('takes no picture beside the file that may belong to another product', async () => {
  const folder = await mkdtemp(join(work, 'beside-'))
  const file = join(folder, 'products.csv')
  const addresses = ['2025/front.png', '2026/front.png', 'back.png?v=1', 'twice.png']
  const rows = addresses.map((path, n) => `p${n},Product ${n},9,https://cdn.shop.example/${path}`)
  await writeFile(file, ['Handle,Title,Variant Price,Image Src', ...rows].join('\n'))
  for (const name of ['front.png', 'back.png', 'a/twice.png', 'b/twice.png']) {
    await mkdir(dirname(join(folder, 'pictures', name)), { recursive: true })
    await writeFile(join(folder, 'pictures', name), photo)
  }
  const fetched: string[] = []
  const watched = await networkOf((request, response) => {
    fetched.push(`https://${request.headers.host}${request.url}`)
    servePictures(request, response)
  })
  const made = join(folder, 'shop')
  await convertProductFile({ source: 'shopify', file, folder: made }, { now, network: watched })
  expect(fetched.toSorted()).toEqual(
    ['2025/front.png', '2026/front.png', 'twice.png'].map((path) => `https://cdn.shop.example/${path}`),
  )
})

test('leaves nothing behind when it is aborted, even while downloads still end', async () => {
  const folder = await mkdtemp(join(work, 'aborted-'))
  const file = join(folder, 'products.csv')
  const rows = Array.from({ length: 20 }, (_, n) => `p${n},Product ${n},9,https://cdn.shop.example/${n}.png`)
  await writeFile(file, ['Handle,Title,Variant Price,Image Src', ...rows].join('\n'))
  const aborting = new AbortController()
  let fetched = 0
  const slow = await networkOf(async (request, response) => {
    fetched += 1
    if (fetched === 2) aborting.abort()
    await pause(fetched * 30)
    servePictures(request, response)
  })
  const given = { source: 'shopify', file, folder: join(folder, 'shop') } as const
  const { signal } = aborting
  await expect(convertProductFile(given, { now, signal, network: slow })).rejects.toThrow('abort')
  await pause(200)
  expect(fetched).toBeLessThanOrEqual(4)
  expect(await readdir(folder)).toEqual(['products.csv'])
})

test('fetches the available pictures, and names the others with the reason', async () => {
  const answers: Record<string, RequestListener> = {
    'good.png': servePictures,
    'moved.png': (_, response) => response.writeHead(301, { location: '/good.png?moved' }).end(),
    'loop.png': (_, response) => response.writeHead(302, { location: '/loop.png' }).end(),
    'inward.png': (_, response) => response.writeHead(302, { location: 'https://router.home/a.png' }).end(),
    'large.png': (_, response) => response.writeHead(200, { 'content-length': 60_000_000 }).write('.'),
    'slow.png': (_, response) => response.write('.'),
    'page.png': (_, response) => response.end('<!doctype html><title>Log in</title>'),
    'half.png': (_, response) => response.end(photo.subarray(0, 90)),
    'gone.png': (_, response) => response.writeHead(410).end(),
  }
  const web = await networkOf(
    (request, response) => answers[request.url?.slice(1).replace(/\?.*/, '') ?? '']?.(request, response),
    { 'router.home': ['192.168.0.1'] },
  )
  const fetchWithin = async (withinMs: number, paths: string[]) => {
    const folder = await mkdtemp(join(work, 'addresses-'))
    const file = join(folder, 'products.csv')
    const rows = paths.map((path) => `${path.slice(0, -4)},${path},9,https://cdn.shop.example/${path}`)
    await writeFile(file, ['Handle,Title,Variant Price,Image Src', ...rows].join('\n'))
    const made = join(folder, 'shop')
    const bounds = { ...downloadBounds, file: { ...downloadBounds.file, withinMs } }
    const given = { source: 'shopify', file, folder: made } as const
    const result = await convertProductFile(given, { now, network: web, bounds })
    const issues = (result.done ? result.notes : []).filter(({ kind }) => kind.startsWith('picture_'))
    return {
      pictures: (await readdir(join(made, 'pictures'))).toSorted(),
      issues: issues.map(({ kind, product }) => `${product} ${kind.slice('picture_'.length)}`).toSorted(),
    }
  }
  const inTime = Object.keys(answers).filter((path) => path !== 'slow.png')
  expect(await fetchWithin(60_000, inTime)).toEqual({
    pictures: ['good', 'moved', 'no-photo.svg'],
    issues: [
      'gone.png status',
      'half.png notPicture',
      'inward.png private',
      'large.png tooLarge',
      'loop.png tooManyRedirects',
      'page.png notPicture',
    ],
  })
  expect(await fetchWithin(500, ['slow.png'])).toEqual({
    pictures: ['no-photo.svg'],
    issues: ['slow.png tooSlow'],
  })
})

test('downloads nothing beyond the bounds of one conversion', async () => {
  const rows = Array.from({ length: 12 }, (_, n) => `p${n},Product ${n},9,https://cdn.shop.example/${n}.png`)
  const content = ['Handle,Title,Variant Price,Image Src', ...rows].join('\n')
  const run = async (own: Partial<typeof downloadBounds>) => {
    const folder = await mkdtemp(join(work, 'bounds-'))
    const file = join(folder, 'products.csv')
    await writeFile(file, content)
    const web = await networkOf(servePictures)
    const given = { source: 'shopify', file, folder: join(folder, 'shop') } as const
    const result = await convertProductFile(given, {
      now,
      network: web,
      bounds: { ...downloadBounds, ...own },
    })
    const kinds = (result.done ? result.notes : []).flatMap(({ kind }) =>
      kind.startsWith('picture') ? kind : [],
    )
    return [web.reached.length, ...new Set(kinds)]
  }
  expect(await run({})).toEqual([12])
  expect(await run({ pictures: 5 })).toEqual([5, 'pictureTooMany'])
  expect(await run({ withinMs: 0 })).toEqual([0, 'pictureTooLate'])
  // Four are fetched at once.
  const [reached, ...kinds] = await run({ bytes: 1 })
  expect([Number(reached) <= 4, kinds]).toEqual([true, ['pictureTooMany']])
})

test('counts the bytes that a rejected download received', async () => {
  const folder = await mkdtemp(join(work, 'received-'))
  const file = join(folder, 'products.csv')
  const rows = Array.from({ length: 20 }, (_, n) => `p${n},Product ${n},9,https://cdn.shop.example/${n}.png`)
  await writeFile(file, ['Handle,Title,Variant Price,Image Src', ...rows].join('\n'))
  const web = await networkOf((_, response) => {
    response.write('.'.repeat(2_000))
    response.end()
  })
  const bounds = { ...downloadBounds, bytes: 4_000, file: { ...downloadBounds.file, maxBytes: 1_000 } }
  await convertProductFile(
    { source: 'shopify', file, folder: join(folder, 'shop') },
    { now, network: web, bounds },
  )
  expect(web.reached.length).toBeLessThan(10)
})

test('joins the attributes of a product that have one name', async () => {
  const { rows, made } = await convert(
    'woocommerce',
    `Type,SKU,Name,Published,Regular price,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)
simple,a,Apron,1,9,Cloth,Cotton,Cloth ,Linen`,
  )
  expect(await rows('attributes.csv')).toMatchObject([{ name_en: 'Cloth', value_en: 'Cotton, Linen' }])
  expect(await importOf(made)).toMatchObject({ done: true })
})

test('carries over 50 categories of a product, each of 10 levels', async () => {
  const deep = Array.from({ length: 100_000 }, (_, n) => `l${n}`).join(' > ')
  const many = Array.from({ length: 100_000 }, (_, n) => `c${n}`)
    .join('\\, ')
    .replaceAll('\\', '')
  const content = `Type,SKU,Name,Published,Visibility in catalog,Regular price,Categories\nsimple,a,A,1,visible,9,"${deep}, ${many}"`
  const { rows, notes } = await convert('woocommerce', content)
  expect(await rows('categories.csv')).toHaveLength(10 + 49)
  expect(notes.some(({ kind }) => kind === 'tooManyCategories')).toBe(true)
})

test('refuses a folder beside the file with too many files', async () => {
  const folder = await mkdtemp(join(work, 'full-'))
  for (const name of ['a.png', 'b.png']) await writeFile(join(folder, name), '')
  expect([await filesBeside(folder, 2), await filesBeside(folder, 1)]).toEqual([expect.any(Map), null])
})
