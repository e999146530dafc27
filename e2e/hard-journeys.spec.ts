import type { Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import { productOf } from './catalogue.ts'
import { fillGrid } from './choosing.ts'
import { fillAddress } from './guest.ts'
import { cartOf, keepCart } from './kept-cart.ts'
import { at, type Language, languages } from './languages.ts'
import { valueBeside } from './read-sums.ts'
import { expect, test } from './shopper.ts'
import { words } from './words.ts'

const pieces = [[0, 1, 12]] as const

const submit = (page: Page, lang: Language) =>
  page.getByRole('button', { name: words[lang].placeOrder }).filter({ visible: true })

for (const lang of languages) {
  const say = words[lang]

  test.describe(`a broken connection (${lang})`, () => {
    test.use({ provoked: /ERR_FAILED/ })

    test('an answer that was lost, then ordering from a new tab, is one order', async ({
      page,
      context,
      request,
    }) => {
      await keepCart(context, await cartOf(request, lang, { polo: pieces }))
      const invoices: string[] = []
      await page.route('**/api/orders', async (route) => {
        const response = await route.fetch()
        const body: { data: { invoice_number: string } } = await response.json()
        invoices.push(body.data.invoice_number)
        await route.abort('failed')
      })
      await page.goto(at(lang, '/checkout'))
      await fillAddress(page, lang)
      await submit(page, lang).click()
      await expect(page.getByRole('alert').filter({ hasText: say.notArrived })).toBeVisible()
      expect(invoices).toHaveLength(1)

      const other = await context.newPage()
      await other.addInitScript(() => sessionStorage.setItem('came', 'yes'))
      await other.goto(at(lang, '/checkout'))
      await fillAddress(other, lang)
      await submit(other, lang).click()
      await expect(other).toHaveURL(at(lang, '/bill'))
      const bill = other.getByRole('article').filter({ visible: true })
      await expect(valueBeside(bill, /^رقم الفاتورة/)).toHaveText(invoices[0] ?? '?')
    })
  })

  test(`a browser that refuses to store can still order (${lang})`, async ({ page, request }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The storage is blocked.', 'SecurityError')
          },
        })
    })
    const { id, pivot_colors } = await productOf(request, lang, 'polo')
    await page.goto(at(lang, `/product/${id}`))
    await fillGrid(page, lang, [{ colour: pivot_colors[0]?.color.name ?? '', sizes: { M: 12 } }])
    await page.getByRole('button', { name: say.addTwelve }).click()
    await page.getByRole('link', { name: say.openCart }).click()
    await page.getByRole('link', { name: say.checkout }).filter({ visible: true }).first().click()
    await fillAddress(page, lang)
    await submit(page, lang).click()
    await expect(page).toHaveURL(at(lang, '/bill'))
    await expect(page.getByRole('article').filter({ visible: true })).toContainText(
      known.products.polo.name.ar,
    )
  })

  test(`what another tab put in the cart is not lost by adding more (${lang})`, async ({
    page,
    context,
    request,
  }) => {
    const { id, pivot_colors } = await productOf(request, lang, 'polo')
    const colour = pivot_colors[0]?.color.name ?? ''
    await keepCart(context, await cartOf(request, lang, { polo: pieces }))
    await page.goto(at(lang, `/product/${id}`))
    const cell = (size: string) => page.getByRole('textbox', { name: say.cell(colour, size), exact: true })
    await expect(cell('S')).toHaveValue('12')

    const other = await context.newPage()
    await other.addInitScript(() => sessionStorage.setItem('came', 'yes'))
    await other.goto(at(lang, '/cart'))
    await other.getByRole('button', { name: say.edit(known.products.polo.name[lang]) }).click()
    const drawer = other.getByRole('dialog')
    await drawer.getByRole('textbox', { name: say.cell(colour, 'M'), exact: true }).fill('20')
    await expect
      .poll(() => other.evaluate(() => localStorage.getItem('cart')?.includes('"quantity":20')))
      .toBe(true)

    await cell('L').fill('2')
    await expect(cell('M')).toHaveValue('20')
    await page.getByRole('button', { name: say.updateTo34 }).click()
    await expect(page.getByText(say.added)).toBeVisible()
    expect(
      await page.evaluate(() =>
        (localStorage.getItem('cart') ?? '').match(/"quantity":\d+/g)?.map((one) => Number(one.slice(11))),
      ),
    ).toEqual([12, 20, 2])
  })

  test.describe(`a shop that fails (${lang})`, () => {
    test.use({ provoked: /status of 50[03]/ })

    for (const status of [500, 503])
      test(`${status} on ordering is said to be the shop's fault`, async ({ page, context, request }) => {
        await keepCart(context, await cartOf(request, lang, { polo: pieces }))
        await page.route('**/api/orders', (route) =>
          route.fulfill({ status, json: { message: 'sentence of the shop' } }),
        )
        await page.goto(at(lang, '/checkout'))
        await fillAddress(page, lang)
        await submit(page, lang).click()
        await expect(page.getByRole('alert').filter({ hasText: say.shopFailed })).toBeFocused()
        await expect(page.getByRole('region').getByRole('alert')).toHaveText(say.refused)
        await expect(page.getByText(say.notArrived)).toHaveCount(0)
      })
  })

  test(`no header links to an account before there are any (${lang})`, async ({ page }) => {
    await page.goto(at(lang, '/'))
    await expect(page.locator('a[href$="/auth"], a[href$="/account"]')).toHaveCount(0)
  })
}

/** Opens a page whose scripts wait until they are released. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const waiting: (() => void)[] = []
  let held = true
  await page.route(/\.js(\?|$)/, async (route) => {
    if (held) await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return () => {
    held = false
    for (const release of waiting) release()
  }
}

for (const lang of languages) {
  const say = words[lang]

  test(`numbers typed and plus pressed before hydration are kept (${lang})`, async ({ browser, request }) => {
    const { id, pivot_colors } = await productOf(request, lang, 'polo')
    const context = await browser.newContext()
    await keepCart(context, await cartOf(request, lang, { polo: pieces }))
    const page = await context.newPage()
    const release = await openHeld(page, at(lang, `/product/${id}`))
    const cell = (size: string) =>
      page
        .getByRole('textbox', { name: say.cell(pivot_colors[0]?.color.name ?? '', size), exact: true })
        .filter({ visible: true })
    await cell('L').fill('7')
    release()
    await expect(cell('S')).toHaveValue('12')
    await expect(cell('L')).toHaveValue('7')
    await context.close()
  })

  test(`plus counts before hydration (${lang})`, async ({ browser, request }) => {
    const { id, pivot_colors, sizes } = await productOf(request, lang, 'schoolShirt')
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const page = await context.newPage()
    const release = await openHeld(page, at(lang, `/product/${id}`))
    const label = say.cell(pivot_colors[0]?.color.name ?? '', sizes[0]?.name ?? '')
    const field = page.getByRole('textbox', { name: label, exact: true }).filter({ visible: true })
    const plus = page.getByRole('button', { name: say.more(label), exact: true }).filter({ visible: true })
    for (const _ of [1, 2, 3]) await plus.click()
    await expect(field).toHaveValue('3')
    release()
    await expect(
      page.getByRole('button', { name: say.addShort }).filter({ visible: true }).first(),
    ).toBeEnabled()
    await plus.click()
    await expect(field).toHaveValue('4')
    await context.close()
  })
}
