import { randomUUID } from 'node:crypto'
import { productOf } from './catalogue.ts'
import { signUp } from './customer.ts'
import { customerMessages } from './customer-messages.ts'
import { at, locales } from './locales.ts'
import { expectAccessible, expectStill } from './page-checks.ts'
import { expect, test } from './page-test.ts'

/** On the phone, and on the desktop. Each review is the first of its product: others are written meanwhile. */
const reviewed = { ar: ['polo', 'scrub'], en: ['schoolShirt', 'security'] } as const

for (const locale of locales) {
  const texts = customerMessages[locale]

  test(`a customer reviews a product, and changes their mind (${locale})`, { tag: '@phone' }, async ({
    page,
    request,
    context,
    baseURL,
    isMobile,
  }) => {
    const said = `${texts.said} ${randomUUID()}`
    const { id } = await productOf(request, locale, reviewed[locale][isMobile ? 0 : 1])
    const reviews = page.getByRole('region', { name: /.+/ }).filter({ has: page.locator('#reviews') })
    await page.goto(at(locale, `/product/${id}`))
    const login = reviews.getByRole('link', { name: texts.reviewLogin })
    await expect(login).toHaveAttribute(
      'href',
      `${at(locale, '/auth')}?next=${encodeURIComponent(at(locale, `/product/${id}`))}`,
    )

    await signUp({ request, context, baseURL }, locale)
    await page.reload()
    await expect(login).toBeHidden()
    await expectStill(page)
    await reviews.getByRole('button', { name: texts.writeReview }).click()
    const stars = reviews.getByRole('group', { name: texts.rating })
    await expect(stars.getByRole('radio').first()).toBeFocused()
    await reviews.getByRole('button', { name: texts.publish }).click()
    await expect(reviews.getByText(texts.missingRating)).toBeVisible()
    await expect(reviews.getByText(texts.missingComment)).toBeVisible()
    await expectAccessible(page)
    await stars.getByRole('radio', { name: texts.fourStars }).check()
    await reviews.getByLabel(texts.comment, { exact: true }).fill(said)
    await reviews.getByRole('button', { name: texts.publish }).click()
    await expect(page.getByText(texts.published)).toBeVisible()
    await expect(reviews.getByRole('article').first()).toContainText(said)

    await page.reload()
    await expect(reviews.getByRole('article').first()).toContainText(said)
    await reviews.getByRole('button', { name: texts.writeReview }).click()
    await expect(reviews.getByRole('heading', { name: texts.editReview })).toBeVisible()
    await expect(stars.getByRole('radio', { name: texts.fourStars })).toBeChecked()
    await stars.getByRole('radio', { name: texts.fourStars }).press('ArrowUp')
    await stars.getByRole('radio', { name: texts.twoStars }).check()
    await reviews.getByLabel(texts.comment, { exact: true }).fill(texts.saidLater)
    await reviews.getByRole('button', { name: texts.publish }).click()
    await expect(reviews.getByRole('article').first()).toContainText(texts.saidLater)
    await expect(reviews.getByText(said)).toHaveCount(0)
  })
}
