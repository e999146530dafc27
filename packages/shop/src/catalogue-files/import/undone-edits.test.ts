/** An import names edits by commands that it would undo, and keeps them if the owner wants. */

import { testDatabase } from '@zayy/database/testing/test-database'
import { basisPoints } from '@zayy/domain/money'
import { recordChange } from '@zayy/platform/audit/record-change'
import { testImages } from '@zayy/platform/images/testing/test-images'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addCoupon, endCoupon } from '../../checkout/change-coupons.ts'
import { changeContent, removeContent } from '../edits/change-content.ts'
import { changeSetting, type SettingChange } from '../edits/change-setting.ts'
import type { ContentKind } from '../edits/content-kinds.ts'
import { findGivenImages } from '../edits/find-given-images.ts'
import { listContent } from '../edits/list-content.ts'
import { selectSettingTexts } from '../edits/list-settings.ts'
import type { UndoneEdit } from './changes/undone-edits.ts'
import { type ImportOptions, importCatalogue } from './import-catalogue.ts'
import { edited, plainImage, shopFolder } from './testing/small-shop.ts'

const database = await testDatabase()
const { images } = await testImages()
const sound = await shopFolder()
const shop = { database, images }
const byAhmed = { by: 'Ahmed', locale: 'en', dryRun: false } as const

/** Imports as Nora; returns the edits that the folder would undo. */
async function importFolder(
  folder: string | Record<string, string | null>,
  options: Partial<ImportOptions> = {},
): Promise<UndoneEdit[]> {
  let found: readonly UndoneEdit[] = []
  const onWarnings = (_: unknown, undone: readonly UndoneEdit[]) => {
    found = undone
    return true
  }
  const path = typeof folder === 'string' ? folder : await shopFolder(folder)
  const result = await importCatalogue(path, { ...shop, by: 'Nora', onWarnings, ...options })
  if (!result.done) throw new Error(JSON.stringify(result.issues))
  return [...found]
}

const set = async (change: SettingChange) =>
  expect(await changeSetting(shop, change, byAhmed)).toMatchObject({ kind: 'done' })
const edit = async (kind: ContentKind, slug: string, fields: Record<string, string>) =>
  expect(
    await changeContent(shop, { kind, mode: 'edit', slug, fields, images: new Map() }, byAhmed),
  ).toMatchObject({ kind: 'done' })
const add = async (kind: ContentKind, slug: string, fields: Record<string, string>) =>
  expect(
    await changeContent(shop, { kind, mode: 'add', slug, fields, images: new Map() }, byAhmed),
  ).toMatchObject({ kind: 'done' })
const remove = async (kind: ContentKind, slug: string) =>
  expect(await removeContent(shop, { kind, slug }, byAhmed)).toMatchObject({ kind: 'done' })
const phone = async () => (await selectSettingTexts(database)).phone
const slugs = async (kind: ContentKind) => (await listContent(database, kind)).map(({ slug }) => slug)

beforeEach(async () => {
  await database.execute(sql`delete from coupons where code = 'NEW'`)
  await importFolder(sound)
  // No edits are left to decide about: an import without changes writes no entry itself.
  await recordChange(database, { by: 'Nora', action: 'import', subject: 'catalogue', details: {} })
})

describe('an import', () => {
  test('names a setting that a command changed, and overwrites it by default', async () => {
    await set({ key: 'phone', value: '0551234567' })
    expect(await importFolder(sound, { dryRun: true })).toEqual([
      {
        thing: 'setting',
        change: 'changed',
        key: 'phone',
        name: null,
        by: 'Ahmed',
        at: expect.any(Date),
        before: '0551234567',
        after: '0110000000',
      },
    ])
    expect(await phone()).toBe('0551234567')
    await importFolder(sound)
    expect(await phone()).toBe('0110000000')
    expect(await importFolder(sound)).toEqual([])
  })

  test('names the address of a picture that a command added', async () => {
    const logo = new Uint8Array(await plainImage('#123456'))
    const logos = await findGivenImages(async () => logo, ['new.png'])
    expect(await changeSetting(shop, { key: 'logo', ar: 'new.png' }, byAhmed, logos)).toMatchObject({
      kind: 'done',
    })
    expect(await importFolder(sound, { dryRun: true })).toMatchObject([
      { key: 'logo', before: expect.stringMatching(/^\/media\/[0-9a-f]{20}\//), after: 'logo.svg' },
    ])
    await importFolder(sound)
  })

  test('keeps what a command changed and imports the rest, and asks again next time', async () => {
    await set({ key: 'phone', value: '0551234567' })
    const other = { ...edited('settings.csv', 'salam@zayy.example', 'other@zayy.example') }
    expect(await importFolder(other, { edits: 'keep' })).toHaveLength(1)
    expect(await selectSettingTexts(database)).toMatchObject({
      phone: '0551234567',
      email: 'other@zayy.example',
    })
    expect(await importFolder(other, { dryRun: true })).toMatchObject([{ key: 'phone' }])
    await importFolder(sound, { edits: 'overwrite' })
    expect(await phone()).toBe('0110000000')
  })

  test('does not name an edit that the folder contains too, or has no row for', async () => {
    await set({ key: 'phone', value: '0551234567' })
    expect(await importFolder(edited('settings.csv', '0110000000', '0551234567'))).toEqual([])
    await set({ key: 'phone', value: '0551234568' })
    expect(await importFolder(edited('settings.csv', 'phone,0110000000,\n', ''))).toEqual([])
    expect(await phone()).toBe('0551234568')
  })

  test.each([
    ['other files', { 'settings.csv': null }],
    ['other settings', edited('settings.csv', 'phone,0110000000,\n', '')],
  ])('still names an edit after an import of %s', async (_, files) => {
    await set({ key: 'phone', value: '0551234567' })
    expect(
      await importFolder({ ...edited('tiers.csv', 'coat,1,100,90', 'coat,1,100,92'), ...files }),
    ).toEqual([])
    expect(await importFolder(sound, { dryRun: true })).toMatchObject([{ key: 'phone' }])
  })

  test('names one language of a setting', async () => {
    await set({ key: 'hours', ar: 'يوميًّا' })
    expect(await importFolder(edited('settings.csv', 'hours,,', 'hours,الأحد,Sunday'))).toMatchObject([
      { key: 'hours', language: 'ar', before: 'يوميًّا', after: 'الأحد' },
    ])
  })

  test('names edited fields of pages, posts, slides and sponsors, and keeps only those', async () => {
    await edit('pages', 'terms', { content_en: 'By a *command*', title_en: 'Changed' })
    await edit('blogs', 'measure', { excerpt_ar: 'بأمر' })
    await edit('slides', 'hero', { title_en: 'Changed', link: '/shop' })
    await edit('sponsors', 'salwan', { name_ar: 'غيره' })
    const renamed = edited('slides.csv', 'لكل فريق زيّه', 'اسم آخر')
    const undone = await importFolder(renamed, { edits: 'keep' })
    expect(
      undone.map(({ thing, key, field, language }) => [thing, key, field, language ?? null].join(' ')).sort(),
    ).toEqual([
      'blog measure excerpt ar',
      'page terms content en',
      'page terms title en',
      'slide hero link ',
      'slide hero title en',
      'sponsor salwan name ar',
    ])
    const [slide] = await listContent(database, 'slides')
    expect(slide?.fields).toMatchObject({ title_en: 'Changed', title_ar: 'اسم آخر', link: '/shop' })
    const terms = (await listContent(database, 'pages')).find(({ slug }) => slug === 'terms')
    expect(terms?.fields).toMatchObject({ title_en: 'Changed', title_ar: 'صفحة' })
    expect(terms?.fields.content_en).toContain('command')
    expect(await importFolder(sound)).toHaveLength(6)
    expect((await listContent(database, 'sponsors'))[0]?.fields.name_ar).toBe('سلوان')
  })

  test('names an item that a command added, and keeps it in its place', async () => {
    const [hero] = await listContent(database, 'slides')
    const { position: _, ...fields } = hero?.fields ?? {}
    await add('slides', 'summer', { ...fields, position: '1' })
    await add('blogs', 'news', { ...(await listContent(database, 'blogs'))[0]?.fields, title_en: 'News' })
    const { content_ar = '', content_en = '' } = (await listContent(database, 'pages'))[0]?.fields ?? {}
    await add('pages', 'jobs', { title_ar: 'وظائف', title_en: 'Jobs', content_ar, content_en })
    const undone = await importFolder(sound, { edits: 'keep' })
    expect(undone).toMatchObject([
      { thing: 'slide', change: 'removed', key: 'summer' },
      { thing: 'blog', change: 'hidden', key: 'news', name: { en: 'News' } },
      { thing: 'page', change: 'removed', key: 'jobs', name: { en: 'Jobs' } },
    ])
    expect(await slugs('slides')).toEqual(['summer', 'hero'])
    expect(await slugs('pages')).toContain('jobs')
    await importFolder(sound, { edits: 'overwrite' })
    expect([await slugs('slides'), await slugs('blogs')]).toEqual([['hero'], ['measure']])
  })

  test('says that it restores an item that a command removed, and keeps it removed', async () => {
    await remove('slides', 'hero')
    await remove('blogs', 'measure')
    const undone = await importFolder(sound, { edits: 'keep' })
    expect(undone).toMatchObject([
      { thing: 'slide', change: 'shown', key: 'hero', name: { en: 'Every team dressed' } },
      { thing: 'blog', change: 'shown', key: 'measure' },
    ])
    expect([await slugs('slides'), await slugs('blogs')]).toEqual([[], []])
    expect(await importFolder(sound)).toHaveLength(2)
    expect([await slugs('slides'), await slugs('blogs')]).toEqual([['hero'], ['measure']])
  })

  test('names a coupon that a command ended or added with other terms', async () => {
    await endCoupon(database, 'TEN', '2026-11-27', 'Ahmed')
    await addCoupon(
      database,
      { code: 'NEW', terms: { kind: 'percentage', rate: basisPoints(500) }, ...noLimits },
      'Ahmed',
    )
    const coupons =
      'code,type,amount,starts,ends,max_uses\nTEN,1,10,2026-01-01,,\nFIFTY,0,50,,2030-01-01,100\nNEW,1,7,,,'
    const undone = await importFolder({ 'coupons.csv': coupons }, { edits: 'keep' })
    expect(undone).toMatchObject([
      { thing: 'coupon', key: 'TEN', field: 'ends', before: '2026-11-26', after: null },
      { thing: 'coupon', key: 'NEW', field: 'amount', before: '5%', after: '7%' },
    ])
    const { rows } = await database.execute(
      sql`select code, ends_on::text as ends, basis_points as rate from coupons where code in ('TEN', 'NEW') order by code`,
    )
    expect(rows).toEqual([
      { code: 'NEW', ends: null, rate: 500 },
      { code: 'TEN', ends: '2026-11-26', rate: 1000 },
    ])
  })

  test('refuses to keep an edit that contradicts the folder', async () => {
    await set({ key: 'hours', ar: 'يوميًّا', en: 'Daily' })
    await importFolder(edited('settings.csv', 'hours,,', 'hours,الأحد,Sunday'), { edits: 'overwrite' })
    await set({ key: 'hours', ar: '', en: '' })
    const folder = await shopFolder({
      ...edited('settings.csv', 'hours,,', 'hours,الأحد,Sunday'),
      'pages/terms.en.md': '---\ntitle: Page\nimage:\n---\nOpen {hours}',
    })
    const result = await importCatalogue(folder, { ...shop, by: 'Nora', edits: 'keep' })
    expect(result).toMatchObject({ done: false, issues: [{ file: 'pages/terms.en.md' }] })
  })
})

const noLimits = { starts: null, ends: null, maxUses: null, perCustomer: null }
