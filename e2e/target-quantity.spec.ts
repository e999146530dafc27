import { tierBarThumb as arabicPin } from '@zayy/i18n/messages/ar/tier-bar-thumb'
import { tierBarThumb as englishPin } from '@zayy/i18n/messages/en/tier-bar-thumb'
import { productOf } from './catalogue.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { expect, test } from './page-test.ts'
import { inBothLanguages, t } from './texts.ts'

const messages = inBothLanguages({
  need: t('أحتاج', 'I need'),
  howMany: t('كم قطعة؟', 'How many?'),
  chip: t('أحتاج 50 قطعة', 'I need 50 pieces'),
  off: t('ألغِ العدد واعرض سعر القطعة', 'Turn off and show the price of one'),
  more: t('زد الكمية المطلوبة', 'Increase the quantity needed'),
  spread: t('وزّعها على المقاسات', 'Spread over the sizes'),
  women: t(/^نساء/, /^Women/),
})

const pinOf = { ar: arabicPin, en: englishPin }

const scrubAt50 = { each: '45.00' }

for (const locale of locales) {
  const texts = messages[locale]
  const { pin, pinAt } = pinOf[locale]

  test(`a link pressed right after the number changed opens its page (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { id } = await productOf(request, locale, 'scrub')
    await page.goto(at(locale, `/product/${id}`))
    const slider = page.getByRole('slider', { name: pin })
    await slider.press('PageUp')
    await expect(page).toHaveURL(/quantity=/)
    // The address follows the number after 250 ms, while the next page still loads.
    await page.route('**/api/sectionAboutus', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await slider.evaluate(
      (pin, href) => {
        pin.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }))
        document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click()
      },
      at(locale, '/about'),
    )
    await expect(page).toHaveURL(at(locale, '/about'))
    await page.goBack()
    await expect(page).toHaveURL(at(locale, `/product/${id}`))
  })

  test(`the target quantity of the header changes list prices without a request, and carries over to a product, back, and to other pages (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { id, name } = await productOf(request, locale, 'scrub')
    const header = page.getByRole('banner')
    const chip = header.locator('summary').filter({ hasText: /أحتاج|كم قطعة|I need|How many/ })
    await page.goto(at(locale, `/shop?search=${encodeURIComponent(name)}`))
    await expect(chip).toHaveText(texts.howMany)
    await chip.click()
    const need = header.getByRole('textbox', { name: texts.need })
    await need.fill('٤٩')
    const requests: string[] = []
    page.on('request', (sent) => requests.push(sent.url()))
    await need.press('Enter')
    await header.getByRole('button', { name: texts.more }).click()
    await expect(page).toHaveURL(/[?&]quantity=50$/)
    await expect(chip).toHaveText(texts.chip)
    const card = page.getByRole('link').filter({ has: page.getByRole('heading', { level: 3, name }) })
    await expect(card).toContainText(scrubAt50.each)
    await expect(card.locator('s')).toContainText('55.00')
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([])

    await page.reload()
    await expect(chip).toHaveText(texts.chip)
    await expect(card).toHaveAttribute('href', at(locale, `/product/${id}?quantity=50`))
    await card.click()
    await expect(page).toHaveURL(at(locale, `/product/${id}?quantity=50`))
    const slider = page.getByRole('slider', { name: pin })
    await expect(slider).toHaveAttribute('aria-valuetext', pinAt(50, scrubAt50.each))
    await page.getByRole('button', { name: texts.spread }).first().click()
    await expect(page.locator('#variants')).toBeFocused()
    await expect(page.getByText('2,250.00').first()).toBeVisible()
    await expect(page.getByRole('button', { name: texts.spread })).toHaveCount(0)

    await page.goBack()
    await expect(card).toContainText(scrubAt50.each)
    await page.goto(at(locale, '/about'))
    await expect(chip).toHaveText(texts.chip)
    await page.goto(at(locale, `/product/${id}`))
    await expect(slider).toHaveAttribute('aria-valuetext', pinAt(50, scrubAt50.each))
    await chip.click()
    await header.getByRole('button', { name: texts.off }).click()
    await expect(chip).toHaveText(texts.howMany)
    await expect(chip).toBeFocused()
    await page.reload()
    await expect(chip).toHaveText(texts.howMany)
  })
}

test('changing filters keeps the target quantity, and the server renders the same page for every quantity', async ({
  page,
  request,
}) => {
  const plain = await (await request.get('/en/shop')).text()
  expect(await (await request.get('/en/shop?quantity=60')).text()).toBe(plain)
  await page.goto('/en/shop?quantity=60')
  await page.getByRole('complementary').getByRole('checkbox', { name: messages.en.women }).check()
  await expect(page).toHaveURL('/en/shop?is_women=1&quantity=60')
  await page.goto('/en/shop?quantity=-3')
  await expect(page.getByRole('banner').getByText('I need 60 pieces')).toBeVisible()
})

test('cards on the home page, in a search, in a category and beside a product show the price at the target quantity', async ({
  page,
  request,
}) => {
  const { id, category } = await productOf(request, 'en', 'scrub')
  const cards = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  const priced = cards.filter({ has: page.locator('s') })
  for (const path of [
    '/en?quantity=50',
    '/en/shop?search=polo&quantity=50',
    `/en/Product-category/${category.id}/${encodeURIComponent('scrub-tops')}?quantity=50`,
    `/en/product/${id}?quantity=50`,
  ]) {
    await page.goto(path)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(priced).not.toHaveCount(0)
    // Rows away from the viewport follow later, and the last cards of a row when it comes near.
    await expect(async () => expect(await priced.count(), path).toBe(await cards.count())).toPass()
  }
})
