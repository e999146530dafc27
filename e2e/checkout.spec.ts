import type { Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import { valueBeside } from './expect-totals.ts'
import { fillAddress, guest, storeAddress } from './guest-address.ts'
import { at, behaviourScreen, journeyScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expect, test, untilIdle } from './page-test.ts'
import { cartOf, storeCart } from './stored-cart.ts'

const pieces = [
  [0, 1, 6],
  [1, 2, 8],
] as const

for (const locale of locales) {
  const texts = messages[locale]
  const field = (page: Page, name: keyof typeof texts.fields) =>
    page.getByLabel(texts.fields[name], { exact: true })
  const submit = (page: Page) =>
    page.getByRole('button', { name: texts.placeOrder }).filter({ visible: true })

  test(`errors are shown at their fields and in a list that links to them (${locale})`, {
    tag: journeyScreen[locale],
  }, async ({ page, request }) => {
    await storeCart(page.context(), await cartOf(request, locale, { polo: pieces }))
    await page.goto(at(locale, '/checkout'))
    await field(page, 'phone').fill('123')
    await submit(page).click()
    const list = page.getByRole('alert').filter({ hasText: texts.wrongThings })
    await expect(list).toBeFocused()
    await test.step('a low window shows the title of the list, not its middle', async () => {
      const size = page.viewportSize()
      await page.setViewportSize({ width: 320, height: 256 })
      await submit(page).click()
      await expect(list.getByText(texts.wrongThings)).toBeInViewport()
      if (size) await page.setViewportSize(size)
    })
    await list.getByRole('link', { name: texts.missingName }).click()
    await expect(field(page, 'name')).toBeFocused()
    // The area cannot be chosen before the city.
    await list.getByRole('link', { name: texts.fields.area }).click()
    await expect(field(page, 'city')).toBeFocused()
    await expect(field(page, 'name')).toHaveAccessibleDescription(new RegExp(texts.missingName))
    await expect(field(page, 'phone')).toHaveAccessibleDescription(new RegExp(texts.wrongPhone))
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'phone').fill('٠٥٥ ١٢٣ ٤٥٦٧')
    await field(page, 'phone').blur()
    await expect(field(page, 'phone')).not.toHaveAttribute('aria-invalid')
    await expect(page).toHaveURL(at(locale, '/checkout'))
  })

  test(`the typed address survives a reload; an order to another Gulf state accepts a local phone number and shows its delivery days (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    await storeCart(page.context(), await cartOf(request, locale, { polo: pieces }))
    await page.goto(at(locale, '/checkout'))
    await fillAddress(page, locale)
    await page.reload()
    await expect(field(page, 'name')).toHaveValue(guest[locale].name)
    await expect(field(page, 'email')).toHaveValue(guest.email)
    await expect(field(page, 'phone')).toHaveValue(guest.phone)
    await expect(field(page, 'address')).toHaveValue(guest[locale].address)
    await expect(field(page, 'city').locator('option:checked')).toHaveText(known.places.riyadh.name[locale])
    await expect(field(page, 'area').locator('option:checked')).toHaveText(texts.olaya)

    await expect(page.getByText(texts.daysInKingdom)).toBeVisible()
    await field(page, 'country').selectOption(texts.emirates)
    await field(page, 'city').selectOption(known.places.dubai.name[locale])
    await field(page, 'area').selectOption(texts.deira)
    await field(page, 'phone').fill('+971 50 123 4567')
    // Enter moves to the next field instead of ordering: the shopper has not seen payment and review yet.
    await field(page, 'phone').press('Enter')
    await expect(field(page, 'country')).toBeFocused()
    await field(page, 'address').press('Enter')
    await expect(page.getByLabel(texts.fields.shortAddress)).toBeFocused()
    for (const name of ['name', 'email', 'postcode'] as const) await field(page, name).press('Enter')
    await page.getByRole('radio', { checked: true }).first().press('Enter')
    await expect(page).toHaveURL(at(locale, '/checkout'))
    await expect(page.getByText(texts.daysInGulf)).toBeVisible()
    await expect(page.getByText(texts.daysInKingdom)).toBeHidden()
    await submit(page).click()
    await expect(page).toHaveURL(at(locale, '/bill'))
    const bill = page.getByRole('article').filter({ visible: true })
    await expect(bill).toContainText('+971501234567')
    await expect(bill).toContainText(messages.ar.daysInGulf)
    await expect(bill).toContainText(messages.en.daysInGulf)
  })

  test(`a coupon can be applied and removed (${locale})`, { tag: behaviourScreen[locale] }, async ({
    page,
    request,
  }) => {
    await storeCart(page.context(), await cartOf(request, locale, { polo: pieces }))
    await page.goto(at(locale, '/checkout'))
    const box = page.getByLabel(texts.coupon)
    const apply = page.getByRole('button', { name: texts.apply, exact: true })
    const grand = valueBeside(
      page.getByRole('complementary', { name: texts.summary }),
      new RegExp(`^${texts.rows.grand}$`),
    )
    const before = await grand.textContent()
    await box.fill('   ')
    await apply.click()
    await expect(page.getByText(texts.couponFailed)).toBeHidden()
    await box.fill(known.coupons.fixed.code)
    await apply.click()
    await expect(page.getByText(texts.couponApplied)).toBeVisible()
    await expect(grand).not.toHaveText(before ?? '')
    // Focus stays nearby, although the pressed button is gone.
    await expect(page.getByRole('status').filter({ hasText: texts.couponApplied })).toBeFocused()
    await page.getByRole('button', { name: texts.removeCoupon }).click()
    await expect(grand).toHaveText(before ?? '')
    await expect(box).toBeFocused()
  })
}

test.describe('rejected by the shop', () => {
  test.use({ provoked: /status of (404|409|422|500)/ })

  for (const locale of locales) {
    test(`an error about the pieces of a product names the product (${locale})`, {
      tag: behaviourScreen[locale],
    }, async ({ page, request }) => {
      const { hivisPolo, polo } = known.products
      const few = [[0, 0, 3]] as const
      await storeCart(page.context(), await cartOf(request, locale, { polo: pieces, hivisPolo: few }))
      await storeAddress(page.context(), request, locale)
      await page.goto(at(locale, '/checkout'))
      await page.getByRole('button', { name: messages[locale].placeOrder }).filter({ visible: true }).click()
      const told = page.getByRole('alert').filter({ hasText: hivisPolo.name[locale] })
      await expect(told).toBeFocused()
      await expect(told.getByRole('listitem')).toHaveText(
        new RegExp(`^${hivisPolo.name[locale]}: .*${hivisPolo.tiers[0].from}`),
      )
      await expect(told).not.toContainText(polo.name[locale])
    })
  }

  test('a server error does not call a coupon invalid, and an expired or unknown one shows its error until a valid one is applied', async ({
    page,
    request,
  }) => {
    await storeCart(page.context(), await cartOf(request, 'en', { polo: pieces }))
    await page.route('**/api/coupon?*', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Fault</h1>' }),
    )
    await page.goto('/en/checkout')
    const coupon = page.getByLabel(messages.en.coupon)
    await coupon.fill(known.coupons.fixed.code)
    await coupon.press('Enter')
    await expect(coupon).toHaveAccessibleDescription(new RegExp(messages.en.shopFailed))
    await expect(coupon).toHaveValue(known.coupons.fixed.code)
    await page.unroute('**/api/coupon?*')
    await coupon.press('Enter')
    await expect(page.getByText(messages.en.couponApplied)).toBeVisible()
    await page.getByRole('button', { name: messages.en.removeCoupon }).click()
    for (const [code, message] of [
      [known.coupons.expired.code, 'This coupon has expired.'],
      ['NEVERWAS', messages.en.couponFailed],
    ] as const) {
      await page.getByLabel(messages.en.coupon).fill(code)
      await page.getByRole('button', { name: messages.en.apply, exact: true }).click()
      const told = new RegExp(message)
      await expect(page.getByLabel(messages.en.coupon)).toHaveAccessibleDescription(told)
      await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
      await page.getByLabel(messages.en.coupon).fill('')
      await expect(page.getByLabel(messages.en.coupon)).not.toHaveAccessibleDescription(told)
    }
    const wrong = page.getByRole('alert').filter({ hasText: messages.en.couponFailed })
    await wrong.hover()
    await page.getByLabel(messages.en.coupon).fill(known.coupons.fixed.code)
    await page.getByLabel(messages.en.coupon).press('Enter')
    await expect(page.getByText(messages.en.couponApplied)).toBeVisible()
    await expect(wrong).toBeHidden()
    await expect(page).toHaveURL('/en/checkout')
  })

  test('a changed total is shown before the order is placed', async ({ page, request }) => {
    await storeCart(page.context(), await cartOf(request, 'en', { polo: pieces }))
    await storeAddress(page.context(), request, 'en')
    await page.goto('/en/checkout')
    await page.getByLabel(messages.en.coupon).fill(known.coupons.percent.code)
    await page.getByRole('button', { name: messages.en.apply, exact: true }).click()
    await expect(page.getByText(messages.en.couponApplied)).toBeVisible()
    // Pretends that the coupon took off 50 % when it was applied; the server now takes off 10 %.
    await page.evaluate(() => {
      const kept = sessionStorage.getItem('checkout') ?? ''
      sessionStorage.setItem('checkout', kept.replace('"amount":10', '"amount":50'))
    })
    await page.reload()
    const submit = page.getByRole('button', { name: messages.en.placeOrder }).filter({ visible: true })
    // 14 × 43.00 = 602.00; with 50 %: (602.00 − 301.00) × 1.15 + 20.00; with 10 %: (602.00 − 60.20) × 1.15 + 20.00
    const grand = valueBeside(
      page.getByRole('complementary', { name: messages.en.summary }),
      new RegExp(`^${messages.en.rows.grand}$`),
    )
    await expect(grand).toContainText('366.15')
    await submit.click()
    const told = page.getByRole('alert').filter({ hasText: messages.en.pricesChanged })
    await expect(told).toBeFocused()
    await expect(told).toContainText('366.15')
    await expect(told).toContainText('643.07')
    const coupon = page.getByRole('status').filter({ hasText: messages.en.couponApplied })
    await expect(coupon).toContainText('60.20')
    await expect(coupon).not.toContainText('50%')
    await expect(grand).toContainText('643.07')
    await test.step('rate of the tax and fee are those of the new total', async () => {
      const orders = '**/api/orders'
      const settings = '**/api/settings'
      const cities = '**/api/cities/*'
      await page.route(settings, async (route) => {
        const { data } = await (await route.fetch()).json()
        await route.fulfill({ json: { data: { ...data, tax: 5 } } })
      })
      await page.route(cities, async (route) => {
        const { data } = await (await route.fetch()).json()
        await route.fulfill({ json: { data: data.map((city: object) => ({ ...city, shipping: 35 })) } })
      })
      // 541.80 × 1.05 + 35.00
      const items = { items_total: 602, saving: 0, coupon_value: 60.2 }
      const data = { ...items, shipping: 35, tax: 27.09, grand_total: 603.89 }
      await page.route(orders, (route) =>
        route.fulfill({ status: 409, json: { message: 'Changed', errors: {}, data } }),
      )
      await page.setViewportSize({ width: 390, height: 844 })
      await submit.click()
      await expect(told).toContainText('603.89')
      const summary = page.getByRole('complementary', { name: messages.en.summary })
      await expect(valueBeside(summary, /^VAT 5%$/)).toContainText('27.09')
      await expect(summary.getByRole('term').filter({ hasText: /^Delivery/ })).toContainText('35.00')
      await expect(told).toBeInViewport()
      await Promise.all([settings, cities, orders].map((url) => page.unroute(url)))
      await submit.click()
      await expect(told).toContainText('643.07')
      await expect(valueBeside(summary, /^VAT 15%$/)).toContainText('81.27')
    })
    await test.step('a city that lost its areas asks for none, and one that has areas for one', async () => {
      const areas = '**/api/areas/*'
      const orders = '**/api/orders'
      await page.route(areas, (route) => route.fulfill({ json: { data: [] } }))
      const errors = { area_id: ['We do not deliver to this area.'] }
      await page.route(orders, (route) => route.fulfill({ status: 422, json: { message: 'Wrong', errors } }))
      await submit.click()
      const area = page.getByLabel('Area')
      await expect(area).toHaveCount(0)
      await Promise.all([areas, orders].map((url) => page.unroute(url)))
      await submit.click()
      await area.selectOption({ index: 1 })
    })
    await submit.click()
    await expect(page).toHaveURL('/en/bill')
    await expect(page.getByRole('article').filter({ visible: true })).toContainText('643.07')
  })
})

test('pressing "order" twice, and again after the order is placed, places one order', async ({
  page,
  request,
}) => {
  await storeCart(page.context(), await cartOf(request, 'en', { polo: pieces }))
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders')) sent++
  })
  await storeAddress(page.context(), request, 'en')
  await page.goto('/en/checkout')
  // Presses again at the moment when the order is placed and the address changes, while the page is still shown.
  await page.evaluate(() => {
    const { pushState } = history
    history.pushState = (...state) => {
      pushState.apply(history, state)
      setTimeout(() => document.querySelector<HTMLFormElement>('form#checkout')?.requestSubmit())
    }
  })
  await page.getByRole('button', { name: messages.en.placeOrder }).filter({ visible: true }).dblclick()
  await expect(page).toHaveURL('/en/bill')
  await expect(page.getByRole('article').filter({ visible: true })).toBeVisible()
  await untilIdle(page)
  expect(sent).toBe(1)
})

test('the checkout without a cart and the bill without an order explain what is missing', async ({
  page,
}) => {
  await page.goto('/en/checkout')
  await expect(page.getByRole('heading', { level: 1, name: messages.en.emptyCart })).toBeVisible()
  await page.goto('/en/bill')
  await expect(page.getByRole('heading', { level: 1, name: messages.en.noBill })).toBeVisible()
})
