/** Product exports of other shops become folders that the import accepts as they are. */

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@zayy/database/testing/test-database'
import { testImages } from '@zayy/platform/images/testing/test-images'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '../import/import-catalogue.ts'
import { plainImage, shopFolder } from '../import/testing/small-shop.ts'
import { convertProductFile } from './convert-product-file.ts'
import type { Source } from './source-product.ts'
import {
  arabicWooCommerceExport,
  sallaExport,
  shopifyExport,
  wooCommerceExport,
} from './testing/product-exports.ts'

const database = await testDatabase()
const { images } = await testImages()
const work = await mkdtemp(join(tmpdir(), 'product-files-'))
afterAll(() => rm(work, { recursive: true, force: true }))
const photo = Buffer.from(await plainImage('#705030', 600))

const now = new Date('2026-11-27T09:00:00Z')

const fetchFile = async (address: string) =>
  address.includes('missing')
    ? ({ issue: 'status', detail: '404' } as const)
    : { bytes: Buffer.concat([photo, Buffer.from(address)]) }

let count = 0
const convert = async (source: Source, content: string | Uint8Array, locale: 'ar' | 'en' = 'en') => {
  const folder = join(work, `${++count}`)
  await mkdir(folder)
  const file = join(folder, 'products.csv')
  await writeFile(file, content)
  const made = join(folder, 'products-shop')
  const result = await convertProductFile({ source, file, folder: made }, { locale, now, fetchFile })
  const rows = async (table: string): Promise<Record<string, string>[]> =>
    parse(await readFile(join(made, table), 'utf8'), { bom: true, columns: true })
  return { result, made, rows, notes: result.done ? result.notes : [] }
}

beforeAll(async () => {
  expect(await importCatalogue(await shopFolder({}, afterAll), { database, images, now })).toMatchObject({
    done: true,
  })
})

const importOf = (folder: string) => importCatalogue(folder, { database, images, now })

test.each([
  ['shopify', shopifyExport, 3],
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

test('carries over Shopify products with variants, photos and texts', async () => {
  const { rows, notes } = await convert('shopify', shopifyExport)
  const [tunic, cap, apron] = await rows('products.csv')
  expect(tunic).toMatchObject({
    ...{
      sku: 'nurse-tunic',
      category: 'tunics',
      name_en: 'Nurse tunic',
      status: 'live',
      women: '1',
      men: '0',
    },
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
  expect(sizes).toEqual(['nurse-tunic S', 'nurse-tunic L', 'cap One size', 'apron Cotton', 'apron Linen'])
  expect((await rows('tiers.csv')).map(({ price }) => price)).toEqual(['99.5', '1020', '45'])
  expect((await rows('photos.csv')).filter(({ product }) => product === 'nurse-tunic')).toMatchObject([
    { file: 'nurse-tunic/1.png', alt_en: 'Tunic from the front', role: 'main', colour: '' },
    { file: 'nurse-tunic/2.png', role: 'gallery' },
    { file: 'nurse-tunic/3.png', role: 'gallery', colour: 'navy' },
  ])
  const kinds = notes.map(({ kind, product, value }) => `${product}: ${kind} ${value}`)
  expect(kinds).toEqual(
    expect.arrayContaining([
      'Gift card: giftCard ',
      'Sewing guide: notShipped ',
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
      'Apron: optionLost Yes',
    ]),
  )
  expect(await rows('import-notes.csv')).toHaveLength(notes.length)
})
