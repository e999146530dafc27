import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { accountMessages } from './account-messages.ts'
import { productOf } from './catalogue.ts'
import { savedAddress, signUp } from './customer.ts'
import { customerMessages } from './customer-messages.ts'
import { at, journeyScreen, type Locale, locales, nightly } from './locales.ts'
import { expectStill } from './page-checks.ts'
import { expect, test } from './page-test.ts'
import { cartOf, storeCart } from './stored-cart.ts'

const pieces = [
  [0, 1, 6],
  [1, 2, 8],
] as const

for (const locale of locales) {
  test(`a customer orders again, changes an address and reviews (${locale})`, {
    tag: locale === 'ar' ? [journeyScreen.ar, nightly] : journeyScreen.en,
  }, async ({ page, request, context, baseURL }) => {
    test.slow()
    const customer = await signUp({ request, context, baseURL }, locale)
    const { id } = await customer.addAddress()
    await customer.addAddress({ name: accountMessages[locale].home })
    const order = await customer.placeOrder(id, await cartOf(request, locale, { polo: pieces }))
    const [former] = await cartOf(request, locale, { polo: [[0, 1, 3]] })
    await storeCart(context, [former])

    const { id: product } = await productOf(request, locale, 'polo')
    await test.step('orders again', () => orderAgain(page, locale, order, former))
    await test.step('changes an address', () => changeAddress(page, locale))
    await test.step('reviews', () => review(page, locale, product))
  })
}

/** Orders again into a cart with other pieces of the product: undoes it once, then repeats it from the invoice. */
async function orderAgain(page: Page, locale: Locale, order: number, former: unknown) {
  const texts = accountMessages[locale]
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'))
  await page.goto(at(locale, '/account/orders'))
  await page.getByRole('button', { name: texts.orderAgain }).click()
  const notice = page.getByRole('status').filter({ hasText: texts.addedAgain })
  await expect(notice).toBeFocused()
  await expect(notice).toContainText(texts.replaced)
  await notice.getByRole('button', { name: texts.undo }).click()
  await expect(page.getByRole('status').filter({ hasText: texts.undone })).toBeFocused()
  expect(await stored()).toEqual([former])

  await page.goto(at(locale, `/bill/${order}`))
  await page.getByRole('button', { name: texts.orderAgain }).click()
  await expect(notice).toBeFocused()
  await expectAccessible(page)
  await notice.getByRole('link', { name: texts.openCart }).click()
  await expect(page).toHaveURL(at(locale, '/cart'))
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(notice).toContainText(texts.replaced)
  await expectAccessible(page)
  await notice.getByRole('button', { name: texts.undo }).click()
  await expect(page.getByRole('status').filter({ hasText: texts.undone })).toBeFocused()
  expect((await stored())[0].selectedProduct).toEqual(Object(former).selectedProduct)
}

/** Changes an address, deletes it, and undoes the deletion. */
async function changeAddress(page: Page, locale: Locale) {
  const texts = accountMessages[locale]
  const { name } = savedAddress[locale]
  await page.goto(at(locale, '/account/address'))
  const first = page.getByRole('radio', { name })
  const second = page.getByRole('radio', { name: texts.home })
  await expect(first).toBeChecked()

  // Text typed for one address survives opening another.
  const building = page.getByLabel(texts.fields.building, { exact: true })
  await building.fill('5000')
  await second.check()
  await expect(building).toHaveValue('4012')
  await page.getByRole('button', { name: texts.edit(name) }).click()
  await expect(page.getByLabel(texts.fields.name, { exact: true })).toBeFocused()
  await expect(building).toHaveValue('5000')
  await page.getByRole('button', { name: texts.saveAddress }).click()
  await expect(page.getByText(texts.addressSaved)).toBeVisible()
  await expect(page.getByRole('radio', { name: '5000' })).toBeChecked()

  await page.getByRole('button', { name: texts.remove(name) }).click()
  const gone = page.getByRole('status').filter({ hasText: texts.removed(name) })
  await expect(gone.getByRole('button', { name: texts.undo })).toBeFocused()
  await expect(first).toHaveCount(0)
  await expect(second).toBeChecked()
  await gone.getByRole('button', { name: texts.undo }).click()
  await expect(first).toBeChecked()
  await expect(first).toBeFocused()
  await expect(building).toHaveValue('5000')
}

/** Reviews a product and changes the review. */
async function review(page: Page, locale: Locale, product: number) {
  const texts = customerMessages[locale]
  const reviews = page.getByRole('region', { name: /.+/ }).filter({ has: page.locator('#reviews') })
  // Unique, as other tests review the same product.
  const firstComment = `${texts.firstComment} ${crypto.randomUUID()}`
  const laterComment = `${texts.laterComment} ${crypto.randomUUID()}`
  await page.goto(at(locale, `/product/${product}`))
  await expect(reviews.getByRole('link', { name: texts.reviewLogin })).toBeHidden()
  await expectStill(page)
  await reviews.getByRole('button', { name: texts.writeReview }).click()
  const stars = reviews.getByRole('group', { name: texts.rating })
  await expect(stars.getByRole('radio').first()).toBeFocused()
  await reviews.getByRole('button', { name: texts.publish }).click()
  await expect(reviews.getByText(texts.missingRating)).toBeVisible()
  await expect(reviews.getByText(texts.missingComment)).toBeVisible()
  await expectAccessible(page)
  await stars.getByRole('radio', { name: texts.fourStars }).check()
  await reviews.getByLabel(texts.comment, { exact: true }).fill(firstComment)
  await reviews.getByRole('button', { name: texts.publish }).click()
  await expect(page.getByText(texts.published)).toBeVisible()
  await expect(reviews.getByRole('article').filter({ hasText: firstComment })).toHaveCount(1)
  await expect(reviews.getByRole('button', { name: texts.editReview })).toBeVisible()

  await page.reload()
  await expect(reviews.getByRole('article').filter({ hasText: firstComment })).toHaveCount(1)
  await reviews.getByRole('button', { name: texts.writeReview }).click()
  await expect(reviews.getByRole('heading', { name: texts.editReview })).toBeVisible()
  await expect(stars.getByRole('radio', { name: texts.fourStars })).toBeChecked()
  await stars.getByRole('radio', { name: texts.fourStars }).press('ArrowUp')
  await stars.getByRole('radio', { name: texts.twoStars }).check()
  await reviews.getByLabel(texts.comment, { exact: true }).fill(laterComment)
  await reviews.getByRole('button', { name: texts.publish }).click()
  await expect(reviews.getByRole('article').filter({ hasText: laterComment })).toHaveCount(1)
  await expect(reviews.getByText(firstComment)).toHaveCount(0)
}
