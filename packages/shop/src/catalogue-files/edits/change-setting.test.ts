/** An edit of a setting follows the rules of an import and records who changed what, and when. */

import { testDatabase } from '@zayy/database/testing/test-database'
import { listChanges } from '@zayy/platform/audit/list-changes'
import { cacheVersion } from '@zayy/platform/cache/cache-version-table'
import { testImages } from '@zayy/platform/images/testing/test-images'
import { beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '../import/import-catalogue.ts'
import { edited, plainImage, shopFolder } from '../import/testing/small-shop.ts'
import { changeSetting, type SettingChange } from './change-setting.ts'
import { findGivenImages } from './find-given-images.ts'
import { listSettings } from './list-settings.ts'

const database = await testDatabase()
const { images } = await testImages()
const files = new Map<string, Uint8Array<ArrayBuffer>>()
const shop = { database, images }
const change = async (wanted: SettingChange, dryRun = false) => {
  const paths = wanted.key === 'logo' ? [wanted.ar ?? '', wanted.en ?? ''] : []
  const logos = await findGivenImages(async (path) => files.get(path) ?? null, paths)
  return await changeSetting(shop, wanted, { by: 'noura', locale: 'en', dryRun }, logos)
}
const changesTold = async () => (await database.select().from(cacheVersion))[0]?.version
const setting = async (key: string) => (await listSettings(database)).find((one) => one.key === key)

beforeAll(async () => {
  const about = edited('pages/about.en.md', 'Text', 'Call {phone}')
  const result = await importCatalogue(await shopFolder(about), { database, images })
  expect(result).toMatchObject({ done: true })
})

test('lists settings as settings.csv has them', async () => {
  const listed = await listSettings(database)
  expect(listed).toContainEqual({ key: 'app_name', ar: 'زيّ', en: 'Zayy' })
  expect(listed).toContainEqual({ key: 'tax', value: '15' })
  expect(listed).toContainEqual({ key: 'default_city', value: 'riyadh' })
})

test('stores, announces and records a change once', async () => {
  const before = (await changesTold()) ?? 0
  const wanted: SettingChange = { key: 'transfer_days', value: '٥' }
  const changes = [{ field: 'transfer_days', before: '3', after: '5' }]
  expect(await change(wanted, true)).toEqual({ kind: 'done', changes })
  expect(await setting('transfer_days')).toEqual({ key: 'transfer_days', value: '3' })
  expect(await changesTold()).toBe(before)
  expect(await change(wanted)).toEqual({ kind: 'done', changes })
  expect(await change(wanted)).toEqual({ kind: 'done', changes: [] })
  expect(await changesTold()).toBe(before + 1)
  expect(await listChanges(database, { subject: 'transfer_days', most: 9 })).toMatchObject([
    {
      by: 'noura',
      action: 'setting.set',
      details: { 'transfer_days before': '3', 'transfer_days after': '5' },
    },
  ])
})

test('records a long text without half of the emoji at its cut', async () => {
  const before = 'x'.repeat(499)
  expect(await change({ key: 'delivery_promise', en: `${before}😀 ${before}` })).toMatchObject({
    kind: 'done',
  })
  expect(await listChanges(database, { subject: 'delivery_promise', most: 1 })).toMatchObject([
    { details: { 'delivery_promise en after': `${before}…` } },
  ])
})

test('changes one language without the other', async () => {
  expect(await change({ key: 'hours', en: ' Sunday  to Thursday ' })).toMatchObject({ kind: 'done' })
  expect(await setting('hours')).toEqual({ key: 'hours', ar: '', en: 'Sunday to Thursday' })
})

test('stores the image of a new logo', async () => {
  files.set('new.png', new Uint8Array(await plainImage('#123456')))
  files.set('broken.png', new Uint8Array([1, 2, 3]))
  expect(await change({ key: 'logo', en: 'new.png' })).toMatchObject({ kind: 'done' })
  const logo = await setting('logo')
  const [hash = ''] = /[0-9a-f]{20}/.exec(logo && 'en' in logo ? logo.en : '') ?? []
  expect(await images.hasOriginal(hash)).toBe(true)
  expect(await change({ key: 'logo', ar: logo && 'en' in logo ? logo.en : '' })).toMatchObject({
    changes: [{ field: 'logo ar' }],
  })
})

test.each<[SettingChange, string, RegExp]>([
  [{ key: 'tax', value: '101' }, 'tax', /a percentage from 0 to 100/],
  [{ key: 'tax', value: '15.125' }, 'tax', /a percentage from 0 to 100, with up to 2 decimals/],
  [{ key: 'tax', value: '' }, 'tax', /a percentage/],
  [{ key: 'vat_number', value: '' }, 'tax', /has to be 0 while vat_number is empty/],
  [{ key: 'bank_iban', value: 'SA03 8000 0000 6080 1016 7591' }, 'bank_iban', /check digits/],
  [{ key: 'transfer_days', value: '61' }, 'transfer_days', /from 1 to 60/],
  [{ key: 'transfer_days', value: '1\u200f2' }, 'transfer_days', /from 1 to 60/],
  [{ key: 'tax', value: '1\u200b5' }, 'tax', /a percentage from 0 to 100/],
  [{ key: 'default_city', value: 'doha' }, 'default_city', /"doha", which is not in/],
  [{ key: 'facebook', value: 'javascript:alert(1)' }, 'facebook', /starts with https/],
  [{ key: 'app_name', en: '' }, 'app_name en', /is empty/],
  [{ key: 'address', ar: 'ا'.repeat(2001) }, 'address ar', /2001 characters/],
  [{ key: 'search_hint', en: 'x'.repeat(61) }, 'search_hint en', /61 characters/],
  [{ key: 'return_terms', ar: 'سطر\nآخر' }, 'return_terms ar', /line break/],
  [{ key: 'newsletter_text', ar: 'ا'.repeat(251) }, 'newsletter_text ar', /251 characters/],
  [{ key: 'footer_about', en: '{tex}' }, 'en', /\{tex\}, which is not one of/],
  [{ key: 'logo', en: 'nowhere.png' }, 'logo en', /does not exist or cannot be read/],
  [{ key: 'logo', en: 'broken.png' }, 'logo en', /is not a readable WebP/],
  [{ key: 'phone', value: '' }, '', /\{phone\}, but that setting is empty/],
])('refuses the setting %j, and changes nothing', async (wanted, field, reason) => {
  const before = [await listSettings(database), await changesTold()]
  const result = await change(wanted)
  if (result.kind !== 'refused') throw new Error('was not refused')
  expect(result.issues.map((issue) => [issue.column ?? '', issue.reason])).toEqual([
    [field, expect.stringMatching(reason)],
  ])
  expect([await listSettings(database), await changesTold()]).toEqual(before)
})

test('reports issues in Arabic', async () => {
  const options = { by: 'noura', locale: 'ar', dryRun: false } as const
  expect(await changeSetting(shop, { key: 'transfer_days', value: '61' }, options)).toMatchObject({
    issues: [{ reason: 'قيمته «61»، والمطلوب عدد صحيح من 1 إلى 60' }],
  })
})
