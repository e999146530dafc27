/** Tests accessible names, descriptions and live regions of information that is otherwise only visible. */

import { cart as buyingArabic } from '@zayy/i18n/messages/ar/cart'
import { cartPage as cartArabic } from '@zayy/i18n/messages/ar/cart-page'
import { checkout as checkoutArabic } from '@zayy/i18n/messages/ar/checkout'
import { gridTools as toolsArabic } from '@zayy/i18n/messages/ar/grid-tools'
import { listing as listingArabic } from '@zayy/i18n/messages/ar/listing'
import { product as productArabic } from '@zayy/i18n/messages/ar/product'
import { cart as buyingEnglish } from '@zayy/i18n/messages/en/cart'
import { cartPage as cartEnglish } from '@zayy/i18n/messages/en/cart-page'
import { checkout as checkoutEnglish } from '@zayy/i18n/messages/en/checkout'
import { gridTools as toolsEnglish } from '@zayy/i18n/messages/en/grid-tools'
import { listing as listingEnglish } from '@zayy/i18n/messages/en/listing'
import { product as productEnglish } from '@zayy/i18n/messages/en/product'
import { productOf } from './catalogue.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expect, test } from './page-test.ts'
import { cartOf, storeCart } from './stored-cart.ts'

const pageMessages = {
  ar: {
    buying: buyingArabic,
    cart: cartArabic,
    checkout: checkoutArabic,
    tools: toolsArabic,
    listing: listingArabic,
    product: productArabic,
  },
  en: {
    buying: buyingEnglish,
    cart: cartEnglish,
    checkout: checkoutEnglish,
    tools: toolsEnglish,
    listing: listingEnglish,
    product: productEnglish,
  },
}

for (const locale of locales) {
  const texts = pageMessages[locale]

  test(`product, cart and checkout expose their information to screen readers (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { id, rates_by_star, pivot_colors, sizes } = await productOf(request, locale, 'scrub')
    const reviews = rates_by_star.reduce((sum, count) => sum + count, 0)
    await page.goto(at(locale, `/product/${id}`))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: texts.product.reviewCount(reviews) })).toBeVisible()
    await expect(main.getByRole('table', { name: texts.product.sizeChart })).toBeVisible()
    const ranges = main.getByRole('list', { name: texts.buying.pricesByQuantity }).first().getByRole('img')
    await expect(ranges.nth(1)).toHaveAccessibleName(texts.buying.tierRange(10, 49))
    await expect(ranges.last()).toHaveAccessibleName(texts.buying.lastTierRange(200))
    // Reviews are in both languages.
    for (const language of locales)
      await expect(main.getByRole('paragraph').locator(`[lang=${language}]`).first()).toBeVisible()
    const keys = main.getByRole('paragraph').filter({ hasText: texts.tools.keyEnter })
    await expect(keys).toContainText(`${texts.tools.keyArrows} ${texts.tools.keyMove}`)
    const field = main.getByRole('textbox', {
      name: messages[locale].cell(pivot_colors[0]?.color.name ?? '', sizes[0]?.name ?? ''),
      exact: true,
    })
    await field.fill('12')
    const heading = main.getByRole('heading', { level: 1 }).locator('..')
    await expect.poll(() => heading.ariaSnapshot()).toContain('50.00')
    expect(await heading.ariaSnapshot()).not.toContain('55.00')

    await storeCart(page.context(), await cartOf(request, locale, { scrub: [[0, 0, 12]] }))
    await page.goto(at(locale, '/cart'))
    const summary = main.getByRole('complementary', { name: texts.cart.summary })
    await expect(summary).toBeVisible()
    const sums = await main.getByRole('table').ariaSnapshot()
    expect(sums).toContain('50.00')
    expect(sums).not.toContain('55.00')

    await page.goto(at(locale, '/checkout'))
    const { bank, bankHolds, card, cardHint } = texts.checkout
    const transfer = main.getByRole('radio', { name: bank, exact: true })
    await expect(transfer).toHaveAccessibleDescription(bankHolds(3))
    await expect(main.getByRole('radio', { name: card, exact: true })).toHaveAccessibleDescription(cardHint)
  })
}

test('the phone filters announce the number of products and the subject of the list', {
  tag: '@phone-only',
}, async ({ page }) => {
  const { listing } = pageMessages.ar
  await page.goto('/shop')
  const name = page.getByRole('heading', { level: 3 })
  await expect(page.getByRole('main').getByRole('listitem').filter({ has: name })).toHaveCount(12)
  await page.getByRole('button', { name: messages.ar.filters }).click()
  const sheet = page.getByRole('dialog')
  const count = sheet.getByRole('status')
  const before = await count.innerText()
  await expect(sheet.getByRole('heading', { name: listing.about })).toBeAttached()
  await sheet.getByRole('checkbox', { name: new RegExp(`^${listing.audiences.is_child} \\d+$`) }).check()
  await expect(count).not.toHaveText(before)
  await expect(sheet.getByRole('button').last()).toContainText((await count.innerText()).trim())
})

test('the total is announced once after typing pauses, not at each key', async ({ page, request }) => {
  const { id, pivot_colors, sizes } = await productOf(request, 'en', 'scrub')
  await page.goto(`/en/product/${id}`)
  const heard: string[] = []
  await page.exposeFunction('hear', (text: string) => heard.push(text))
  await page.evaluate(() => {
    const hear = (window as unknown as { hear: (text: string) => void }).hear
    let last = ''
    new MutationObserver(() => {
      const text = document.querySelector('main [role="status"]')?.textContent ?? ''
      if (text !== last && text !== '') hear(text)
      last = text
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const field = page.getByRole('textbox', {
    name: messages.en.cell(pivot_colors[0]?.color.name ?? '', sizes[0]?.name ?? ''),
    exact: true,
  })
  await field.pressSequentially('120', { delay: 100 })
  await expect(page.getByRole('main').getByRole('status')).toContainText('120 pieces')
  expect(heard).toEqual(['120 pieces, 40.00 SAR each, subtotal 4,800.00 SAR'])
})
