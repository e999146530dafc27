import { coupons } from '@zayy/database/schema/checkout'
import { pageTranslations } from '@zayy/database/schema/content'
import { settings } from '@zayy/database/schema/settings'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoDatabase } from '../testing/demo-database.ts'
import { findDemoRemains } from './find-demo-remains.ts'

const database = await demoDatabase()
const today = '2026-11-26'

test('names valid coupons of the demo, facts of its company and pages that mention it, until each is replaced', async () => {
  // Imported without the seed, so mark the coupons as the demo's here.
  await database.update(coupons).set({ demo: true })
  const all = await findDemoRemains(database, today)
  expect(all).toEqual({
    coupons: ['SAVE50', 'WELCOME10'],
    settings: [
      ...['phone', 'whatsapp', 'email', 'bank_iban', 'vat_number', 'cr_number'],
      ...['facebook', 'twitter', 'vimeo'],
    ],
    pages: expect.arrayContaining(['terms']),
  })

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
  expect(await findDemoRemains(database, '2026-11-27')).toEqual({ coupons: [], settings: [], pages: [] })
})
