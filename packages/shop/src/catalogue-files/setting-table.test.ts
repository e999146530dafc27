import { readFile } from 'node:fs/promises'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { testDatabase } from '@zayy/database/testing/test-database'
import { testImages } from '@zayy/platform/images/testing/test-images'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { csvHeading, csvRow } from './csv/csv-row.ts'
import { exportCatalogue } from './export/export-catalogue.ts'
import { importCatalogue } from './import/import-catalogue.ts'
import { CellError } from './import/import-issues.ts'
import { plainImage, shopFolder } from './import/testing/small-shop.ts'
import { isLocalizedKey, settingEntries, settingKeys } from './setting-table.ts'

/** Texts of every type. Each setting accepts at least two of them, so that one differs from its current value. */
const TEXTS = [
  ...['7.5', '12.25', '500.50', '2', '1', '0', '30', '365'],
  ...['https://a.example/x', 'https://b.example/', 'orders@a.example', 'b@b.example'],
  ...['0112345678', '0551234567', 'https://wa.me/message/ABCDEF123'],
  ...['SA03 8000 0000 6080 1016 7519', 'SA4420000001234567891234', '300000000000003', '310000000000003'],
  ...['1010101010', '7000000000', 'riyadh', 'dubai', '2322', '٧١٢٣', '12211', '23333', 'red.png', 'blue.png'],
  ...['payment', 'order', 'product', 'required', 'optional'],
  ...['زيّ الأعمال', '=A1', 'مقر "الرياض"، المبنى 1', '٥'],
]

const names = {
  image: (path: string) => readable(path, /\.png$/),
  cities: { keys: new Set(['riyadh', 'dubai']), file: 'cities.csv' },
}

function readable(text: string, form: RegExp): string {
  if (!form.test(text)) throw new CellError((messages) => messages.empty)
  return text
}

function textsOf([, setting]: (typeof settingEntries)[number]): string[] {
  const cell = setting.read(names)
  return TEXTS.filter((text) => {
    try {
      cell(text, { file: 'settings.csv', row: 2, column: 'ar' })
      return true
    } catch (error) {
      if (error instanceof CellError) return false
      throw error
    }
  })
}

/** Returns settings.csv with the nth text that each setting accepts. */
function settingsFile(nth: number): string {
  const rows = settingEntries.map((entry) => {
    const [key] = entry
    const texts = textsOf(entry)
    const text = (offset: number) => texts[(nth + offset) % texts.length] ?? ''
    return csvRow([key, text(0), isLocalizedKey(key) ? text(1) : ''])
  })
  return csvHeading(['key', 'ar', 'en']) + rows.join('')
}

async function openShop() {
  const database = await testDatabase()
  const { images } = await testImages()
  return { database, images }
}

type Shop = Awaited<ReturnType<typeof openShop>>

async function importSettings(shop: Shop, files: Record<string, string | Uint8Array>) {
  const blue = { 'pictures/blue.png': new Uint8Array(await plainImage('#3050a0', 600)) }
  const result = await importCatalogue(await shopFolder({ ...blue, ...files }), shop)
  expect(result).toMatchObject({ done: true })
}

async function settingsOf({ database }: Shop) {
  const [shared] = await database.select().from(settings)
  const [ar, en] = await database
    .select()
    .from(settingsTranslations)
    .orderBy(asc(settingsTranslations.locale))
  return { shared, ar, en }
}

test('accepts at least two of the sample texts for every setting', () => {
  for (const entry of settingEntries) expect(textsOf(entry).length, entry[0]).toBeGreaterThan(1)
})

test('exports every setting so that an import into another shop gives the same values', async () => {
  const [shop, copy] = [await openShop(), await openShop()]
  await importSettings(copy, {})
  const changed = new Set<string>()
  for (const nth of [0, 1]) {
    const before = await settingsOf(copy)
    await importSettings(shop, { 'settings.csv': settingsFile(nth) })
    const given = await settingsOf(shop)
    const folder = await temporaryFolder()
    await exportCatalogue(folder, shop)
    expect(await importCatalogue(folder, copy)).toMatchObject({ done: true })
    expect(await settingsOf(copy), `texts of round ${nth}`).toEqual(given)
    for (const part of ['shared', 'ar', 'en'] as const) {
      for (const [column, value] of Object.entries(given[part] ?? {})) {
        if (value !== Object(before[part])[column]) changed.add(`${part} ${column}`)
      }
    }
  }
  const { id: _, ...shared } = (await settingsOf(copy)).shared ?? {}
  const { locale: __, ...localized } = (await settingsOf(copy)).ar ?? {}
  for (const column of Object.keys(shared)) expect(changed).toContain(`shared ${column}`)
  for (const column of Object.keys(localized)) {
    expect(changed).toContain(`ar ${column}`)
    expect(changed).toContain(`en ${column}`)
  }
})

test('lists every setting in import.md in the order of the export', async () => {
  const page = await readFile(new URL('../../../../docs/import.md', import.meta.url), 'utf8')
  const [, section = ''] = page.split('### settings.csv\n')
  const [table = ''] = section.split('\n### ')
  const rows = [...table.matchAll(/^\| ([a-z_, ]+) \|/gm)].flatMap(([, keys = '']) => keys.split(', '))
  expect(rows.slice(1)).toEqual(settingKeys)
})
