import { cityChoice as arabic } from '@zayy/i18n/messages/ar/city-choice'
import { cityChoice as english } from '@zayy/i18n/messages/en/city-choice'
import { expectAccessible } from './accessibility.ts'
import { productOf } from './catalogue.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expect, test } from './page-test.ts'
import { cartOf, storeCart } from './stored-cart.ts'

const choiceOf = { ar: arabic, en: english }

for (const locale of locales) {
  const texts = messages[locale]
  const choice = choiceOf[locale]

  test(`the city chosen on a product page applies to the cart and the next visit too (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, context, request }) => {
    const { data: settings } = await (await request.get(`/${locale}/api/settings`)).json()
    const home = settings.default_city
    const { data: cities } = await (await request.get(`/${locale}/api/cities/${home.country_id}`)).json()
    const other = cities.find(({ shipping }: { shipping: number }) => shipping !== home.shipping)
    const { id } = await productOf(request, locale, 'polo')
    await storeCart(context, await cartOf(request, locale, { polo: [[0, 0, 12]] }))
    await page.goto(at(locale, `/product/${id}`))
    const main = page.getByRole('main')
    const cityButton = (name: string) =>
      main.getByRole('button', { name: choice.chooseInstead(name), exact: true })
    await cityButton(home.name).click()
    const dialog = page.getByRole('dialog', { name: choice.title })
    await expect(dialog.getByLabel(choice.country)).toBeFocused()
    await expectAccessible(page)
    await dialog.getByLabel(choice.city).selectOption(other.name)
    await dialog.getByRole('button', { name: choice.show }).click()
    await expect(dialog).toBeHidden()
    await expect(cityButton(other.name)).toBeFocused()
    await expect(cityButton(other.name).locator('..')).toContainText(other.shipping.toFixed(2))

    const inCart = main.getByText(texts.rows.shipping).filter({ visible: true }).first()
    await page.getByRole('banner').getByRole('link', { name: texts.cartOfOne }).click()
    await expect(inCart).toContainText(other.name)

    // The checkout preselects it, with its fee and delivery days.
    await main
      .getByRole('link', { name: texts.checkout, exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL(at(locale, '/checkout'))
    const city = main.getByLabel(texts.fields.city, { exact: true })
    await expect(city.locator('option:checked')).toHaveText(other.name)
    await expect(main.getByText(texts.rows.shipping).filter({ visible: true }).first()).toContainText(
      other.name,
    )
    await page.reload()
    await expect(city.locator('option:checked')).toHaveText(other.name)
    await page.goto(at(locale, `/product/${id}`))
    await expect(cityButton(other.name)).toBeVisible()
  })
}
