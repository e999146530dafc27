import type { Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import { productOf, taxOf } from './catalogue.ts'
import { amountOf, expectSummary } from './expect-totals.ts'
import { storeAddress } from './guest-address.ts'
import { at, behaviourScreen, type Locale, locales } from './locales.ts'
import { messages } from './messages.ts'
import { totalsOf, written } from './order-totals.ts'
import { expect, test } from './page-test.ts'
import { translatePages } from './translation.ts'

const { scrub } = known.products

test.use({ provoked: /404/ })

// TRANSLATED=yes runs all other tests on translated pages, too.
for (const locale of locales) {
  const texts = messages[locale]

  test(`a page that the browser has translated shows each new value (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, context, request }) => {
    const { id, pivot_colors } = await productOf(request, locale, 'scrub')
    await translatePages(context)
    await storeAddress(context, request, locale)
    await page.goto(at(locale, `/product/${id}`))
    await expect(page.locator('h1 font').first()).toBeVisible()
    await expectGridFollows(page, locale, pivot_colors[0]?.color.name ?? '')

    await page.getByRole('main').getByRole('button', { name: texts.addTwelve }).first().click()
    await expect(page.getByText(texts.added)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: texts.cartOfOne })).toBeVisible()
    await page.getByRole('link', { name: texts.openCart }).click()
    await page.getByRole('link', { name: texts.checkout }).filter({ visible: true }).first().click()

    const tax = await taxOf(request)
    const summary = page.getByRole('complementary', { name: texts.summary })
    const lines = [{ tiers: scrub.tiers, pieces: 12 }]
    const fee = known.places.riyadh.shipping
    const plain = totalsOf(lines, { coupon: null, fee, tax })
    const reduced = totalsOf(lines, { coupon: known.coupons.percent, fee, tax })
    const submit = page.getByRole('button', { name: texts.placeOrder }).filter({ visible: true })
    await expectSummary(summary, locale, plain)
    for (const code of ['NONE', known.coupons.percent.code]) {
      await page.getByLabel(texts.coupon).fill(code)
      await page.getByRole('button', { name: texts.apply, exact: true }).click()
      if (code === 'NONE') await expect(page.getByText(texts.couponFailed).first()).toBeVisible()
    }
    await expect(page.getByText(texts.couponApplied)).toBeVisible()
    await expectSummary(summary, locale, reduced)
    await page.getByRole('button', { name: texts.removeCoupon }).click()
    await expectSummary(summary, locale, plain)

    const phone = page.getByLabel(texts.fields.phone, { exact: true })
    await phone.fill('123')
    await phone.blur()
    await expect(phone).toHaveAccessibleDescription(new RegExp(texts.wrongPhone))
    await phone.fill('0551234567')
    await page.getByRole('radio').nth(1).check()
    await expect(page.getByText(texts.bankTransfer).first()).toBeVisible()
    await page.getByRole('radio').first().check()
    await submit.click()
    await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(written(plain.grand))

    await page.goto(at(locale, '/shop'))
    await expect(page.locator('h1 font').first()).toBeVisible()
    const women = page.getByRole('checkbox', { name: texts.women })
    await women.check()
    const { data } = await (await request.get(`/${locale}/api/products?is_women=1`)).json()
    await expect(page.getByRole('main')).toContainText(new RegExp(`(?<!\\d)${data.total}(?!\\d)`))
    await page.getByRole('link', { name: texts.nextPage }).click()
    await expect(page).toHaveURL(/page=2/)
    await page.getByRole('banner').getByRole('link', { name: texts.otherLanguage }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'ar' ? 'en' : 'ar')
  })
}

/** Types several quantities into a cell. Totals, tiers and hints must follow the last one. */
async function expectGridFollows(page: Page, locale: Locale, colour: string) {
  const texts = messages[locale]
  const grid = page.getByRole('grid', { name: texts.grid })
  const cell = grid.getByRole('textbox', { name: texts.cell(colour, 'S'), exact: true })
  const reached = page.getByRole('list', { name: texts.tierBar }).locator('[aria-current=step]')
  for (const pieces of [5, 12, 60, 0, 200, 12]) {
    await cell.fill(pieces === 0 ? '' : String(pieces))
    await expect(cell.locator('xpath=ancestor::tr/td').last()).toHaveText(pieces === 0 ? '' : String(pieces))
    const tier = scrub.tiers.find(({ from, to }) => from <= pieces && pieces <= to)
    if (tier) {
      await expect(reached).toContainText(written(tier.price * 100))
      const sum = amountOf(pieces * tier.price * 100)
      await expect(page.getByRole('main').getByText(sum).filter({ visible: true }).first()).toBeVisible()
    } else await expect(reached).toHaveCount(0)
  }
}
