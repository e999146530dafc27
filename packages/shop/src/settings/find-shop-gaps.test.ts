import { cities } from '@zayy/database/schema/addresses'
import { products } from '@zayy/database/schema/catalog'
import { pages, pageTranslations } from '@zayy/database/schema/content'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { FIXED_PAGES, POLICY_PAGES } from '@zayy/domain/content/pages'
import { draftPages } from '@zayy/i18n/messages/ar/draft-pages'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoDatabase } from '../testing/demo-database.ts'
import { findShopGaps } from './find-shop-gaps.ts'

const database = await demoDatabase()

test('the demo lacks only facts that it must not invent', async () => {
  expect(await findShopGaps(database)).toEqual({
    products: false,
    cities: false,
    account: false,
    orderEmail: false,
    settings: ['sbc_number', 'vat_certificate'],
    missingPages: [],
    draftPages: [],
  })
})

test('finds everything that an emptied shop lacks', async () => {
  await database.update(products).set({ hidden: true })
  await database.update(cities).set({ hidden: true })
  await database
    .update(settings)
    .set({ email: null, orderEmail: null, bankIban: null, vatNumber: null, crNumber: null })
  await database.update(settingsTranslations).set({ address: null })
  await database.delete(pages).where(eq(pages.slug, 'terms'))
  await database
    .update(pageTranslations)
    .set({ content: `<p><strong>${draftPages.mark}</strong></p>` })
    .where(eq(pageTranslations.locale, 'ar'))
  expect(await findShopGaps(database)).toEqual({
    products: true,
    cities: true,
    account: true,
    orderEmail: true,
    settings: ['address', 'email', 'cr_number', 'sbc_number'],
    missingPages: ['terms'],
    draftPages: [...Object.keys(FIXED_PAGES), ...POLICY_PAGES].filter((slug) => slug !== 'terms').sort(),
  })
})

test('accepts order_email as the only mailbox for orders', async () => {
  await database.update(settings).set({ orderEmail: 'orders@shop.example' })
  expect(await findShopGaps(database)).toMatchObject({ orderEmail: false })
})
