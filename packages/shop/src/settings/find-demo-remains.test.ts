import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coupons } from '@zayy/database/schema/checkout'
import { pageTranslations } from '@zayy/database/schema/content'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { testImages } from '@zayy/platform/images/testing/test-images'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { selectSettingTexts } from '../catalogue-files/edits/list-settings.ts'
import { importCatalogue } from '../catalogue-files/import/import-catalogue.ts'
import { demoDatabase } from '../testing/demo-database.ts'
import { demoSettingsToEmpty, findDemoRemains } from './find-demo-remains.ts'

const database = await demoDatabase()
const today = '2026-11-26'

test('names valid coupons of the demo, facts of its company and pages that mention it, until each is replaced', async () => {
  // Imported without the seed, so mark the coupons as the demo's here.
  await database.update(coupons).set({ demo: true })
  const texts = [
    ...['delivery_promise', 'shop_about', 'search_hint', 'newsletter_title', 'newsletter_text'],
    ...['contact_intro', 'return_terms', 'size_advice'],
  ]
  const all = await findDemoRemains(database, today)
  expect(all).toEqual({
    coupons: ['SAVE50', 'WELCOME10'],
    settings: [
      ...['phone', 'whatsapp', 'email', 'bank_iban', 'vat_number', 'cr_number'],
      ...['facebook', 'twitter', 'vimeo'],
    ],
    texts,
    pages: expect.arrayContaining(['terms']),
    isDemo: true,
  })
  const toEmpty = demoSettingsToEmpty(await selectSettingTexts(database))
  expect([...toEmpty].toSorted()).toEqual([...texts, 'facebook', 'twitter', 'vimeo'].toSorted())

  // The last day is included. A coupon of the owner does not belong to the demo.
  await database.update(coupons).set({ endsOn: today }).where(eq(coupons.code, 'SAVE50'))
  await database.update(coupons).set({ demo: false }).where(eq(coupons.code, 'WELCOME10'))
  expect((await findDemoRemains(database, today)).coupons).toEqual(['SAVE50'])
  expect((await findDemoRemains(database, '2026-11-27')).coupons).toEqual([])

  await database
    .update(settings)
    .set({ phone: '0112345678', bankIban: null, vatNumber: null, crNumber: null })
  await database
    .update(pageTranslations)
    .set({ content: '<p>Ours</p>' })
    .where(eq(pageTranslations.locale, 'ar'))
  expect(await findDemoRemains(database, '2026-11-27')).toMatchObject({
    settings: ['whatsapp', 'email', 'facebook', 'twitter', 'vimeo'],
    pages: all.pages,
  })
  await database
    .update(settings)
    .set({ whatsapp: '0551234567', email: 'us@shop.example', facebook: null, twitter: null, vimeo: null })
  await database.update(pageTranslations).set({ content: '<p>Ours</p>' })
  await database.update(settingsTranslations).set({ searchHint: 'Our scarves' })
  const left = texts.filter((key) => key !== 'search_hint')
  expect(await findDemoRemains(database, '2026-11-27')).toEqual({
    coupons: [],
    settings: [],
    pages: [],
    isDemo: false,
    texts: left,
  })
  await database.update(settings).set({ phone: '0110000000', crNumber: '1010000000' })
  expect(await findDemoRemains(database, '2026-11-27')).toMatchObject({
    settings: ['phone', 'cr_number'],
    isDemo: false,
  })
})

test('an import that replaces the demo empties its texts, and keeps the folder’s and the owner’s own', async () => {
  const folder = await temporaryFolder()
  await writeFile(
    join(folder, 'settings.csv'),
    'key,ar\nsize_advice,بين مقاسين؟ خذ الأكبر.\napp_name,متجري\n',
  )
  await database
    .update(settingsTranslations)
    .set({ contactIntro: 'نجيب عبر واتساب.' })
    .where(eq(settingsTranslations.locale, 'ar'))
  const { images } = await testImages()
  const run = (emptied: readonly string[]) => importCatalogue(folder, { database, images, emptied })
  await run([])
  expect((await findDemoRemains(database, today)).texts).toContain('newsletter_text')
  expect(await run(['settings.csv'])).toMatchObject({ done: true })
  expect((await findDemoRemains(database, today)).texts).toEqual(['contact_intro', 'size_advice'])
  const { appName: name, searchHint: hint, contactIntro: intro } = settingsTranslations
  const left = await database.select({ name, hint, intro }).from(settingsTranslations).orderBy(name)
  expect(left).toEqual([
    { name: 'Zayy', hint: 'Our scarves', intro: expect.stringContaining('WhatsApp is fastest') },
    { name: 'متجري', hint: 'Our scarves', intro: 'نجيب عبر واتساب.' },
  ])
})
