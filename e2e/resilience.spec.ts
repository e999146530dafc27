import type { Locator, Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import { productOf } from './catalogue.ts'
import { valueBeside } from './expect-totals.ts'
import { fillAddress, guest, storeAddress } from './guest-address.ts'
import { at, behaviourScreen, type Locale, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expect, test, untilHydrated, untilIdle } from './page-test.ts'
import { fillGrid } from './select-variants.ts'
import { cartOf, storeCart } from './stored-cart.ts'
import { timesHeard } from './times-heard.ts'

const pieces = [[0, 1, 12]] as const

/** Returns the px of `above` that lie below the upper edge of `foot`. */
async function overlap(above: Locator, foot: Locator): Promise<number> {
  const [box, edge] = await Promise.all([above.boundingBox(), foot.boundingBox()])
  if (!box || !edge) throw new Error('One of the elements is not displayed')
  return Math.max(0, box.y + box.height - edge.y)
}

const submit = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: messages[locale].placeOrder }).filter({ visible: true })

for (const locale of locales) {
  const texts = messages[locale]

  test.describe(`a broken connection (${locale})`, { tag: behaviourScreen[locale] }, () => {
    test.use({ provoked: /ERR_FAILED/ })

    test('a lost answer and a second try from a new tab place one order', async ({
      page,
      context,
      request,
    }) => {
      await storeCart(context, await cartOf(request, locale, { polo: pieces }))
      const codes: string[] = []
      await page.route('**/api/orders', async (route) => {
        const response = await route.fetch()
        const body: { data: { code: string } } = await response.json()
        codes.push(body.data.code)
        await route.abort('failed')
      })
      await storeAddress(context, request, locale)
      await page.goto(at(locale, '/checkout'))
      await submit(page, locale).click()
      await expect(page.getByRole('alert').filter({ hasText: texts.notArrived })).toBeVisible()
      expect(codes).toHaveLength(1)

      const other = await context.newPage()
      await other.addInitScript(() => sessionStorage.setItem('cart-stored', 'yes'))
      await other.goto(at(locale, '/checkout'))
      await submit(other, locale).click()
      await expect(other).toHaveURL(at(locale, '/bill'))
      const bill = other.getByRole('article').filter({ visible: true })
      await expect(valueBeside(bill, /^رقم الطلب/)).toHaveText(codes[0] ?? '?')
    })
  })

  test.describe(`offline (${locale})`, { tag: behaviourScreen[locale] }, () => {
    test.use({ provoked: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

    test('a page that fails to open offline keeps the current one and can be retried', async ({
      page,
      context,
    }) => {
      // Wide enough to show the chat button beside a field that is typed in.
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(at(locale, '/contact'))
      const connection = page.getByRole('complementary').getByRole('status')
      await connection.waitFor({ state: 'attached' })
      const message = page.getByRole('textbox', { name: texts.contactForm.message })
      await message.fill('40')
      await context.setOffline(true)
      await expect(connection).toHaveText(texts.offline)
      const chat = page.getByRole('complementary').getByRole('link', { name: texts.whatsapp })
      await expect(chat).toBeInViewport({ ratio: 1 })
      expect(await overlap(chat, connection.locator('div').first()), 'what floats, behind the bar').toBe(0)
      await page.getByRole('banner').getByRole('link', { name: texts.blog }).click()
      await expect(connection).toContainText(texts.notOpened)
      await expect(page).toHaveURL(at(locale, '/contact'))
      await expect(message).toHaveValue('40')
      await context.setOffline(false)
      await connection.getByRole('button', { name: texts.tryAgain }).click()
      await expect(page).toHaveURL(at(locale, '/blogs'))
      await expect(page.getByRole('heading', { level: 1, name: texts.blog })).toBeVisible()
      await expect(connection).toBeEmpty()
    })
  })

  test(`a browser without storage and fonts can still order, with a currency beside each price (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The storage is blocked.', 'SecurityError')
          },
        })
    })
    await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
    const { id, pivot_colors } = await productOf(request, locale, 'polo')
    const noted = page.waitForEvent('console', (message) => message.text().includes('selection cannot be'))
    await page.goto(at(locale, `/product/${id}`))
    await fillGrid(page, locale, [{ colour: pivot_colors[0]?.color.name ?? '', sizes: { M: 12 } }])
    expect((await noted).type()).toBe('warning')
    const price = page.getByRole('list', { name: texts.tierBar }).locator('bdi', { hasText: '48.00' })
    await expect(price.locator('i')).toBeHidden()
    expect(await price.evaluate((part) => getComputedStyle(part, '::before').content)).toContain(
      locale === 'ar' ? 'ريال' : 'SAR',
    )
    await page.getByRole('button', { name: texts.addTwelve }).click()
    await page.getByRole('link', { name: texts.openCart }).click()
    await page.getByRole('link', { name: texts.checkout }).filter({ visible: true }).first().click()
    await fillAddress(page, locale)
    await submit(page, locale).click()
    await expect(page).toHaveURL(at(locale, '/bill'))
    await expect(page.getByRole('article').filter({ visible: true })).toContainText(
      known.products.polo.name.ar,
    )
  })

  test(`adding to the cart keeps what another tab added (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, context, request }) => {
    const { id, pivot_colors } = await productOf(request, locale, 'polo')
    const colour = pivot_colors[0]?.color.name ?? ''
    await storeCart(context, await cartOf(request, locale, { polo: pieces }))
    await page.goto(at(locale, `/product/${id}`))
    const cell = (size: string) => page.getByRole('textbox', { name: texts.cell(colour, size), exact: true })
    await expect(cell('S')).toHaveValue('12')

    const other = await context.newPage()
    await other.addInitScript(() => sessionStorage.setItem('cart-stored', 'yes'))
    await other.goto(at(locale, '/cart'))
    await other.getByRole('button', { name: texts.edit(known.products.polo.name[locale]) }).click()
    const drawer = other.getByRole('dialog')
    await drawer.getByRole('textbox', { name: texts.cell(colour, 'M'), exact: true }).fill('20')
    await expect
      .poll(() => other.evaluate(() => localStorage.getItem('cart')?.includes('"quantity":20')))
      .toBe(true)

    await cell('L').fill('2')
    await expect(cell('M')).toHaveValue('20')
    await page.getByRole('button', { name: texts.updateTo34 }).click()
    await expect(page.getByText(texts.added)).toBeVisible()
    expect(
      await page.evaluate(() =>
        (localStorage.getItem('cart') ?? '').match(/"quantity":\d+/g)?.map((one) => Number(one.slice(11))),
      ),
    ).toEqual([12, 20, 2])
  })

  test.describe(`a shop that fails (${locale})`, { tag: behaviourScreen[locale] }, () => {
    test.use({ provoked: /status of 500/ })

    test('a server error while ordering is announced once, shown twice, and blamed on the shop', async ({
      page,
      context,
      request,
    }) => {
      await storeCart(context, await cartOf(request, locale, { polo: pieces }))
      await page.route('**/api/orders', (route) =>
        route.fulfill({ status: 500, json: { message: 'sentence of the shop' } }),
      )
      await storeAddress(context, request, locale)
      await page.goto(at(locale, '/checkout'))
      await submit(page, locale).click()
      await expect(page.getByRole('alert').filter({ hasText: texts.shopFailed })).toBeFocused()
      await expect(page.getByRole('group').filter({ hasText: texts.refused })).toBeVisible()
      await expect(page.getByText(texts.refused)).toHaveCount(2)
      expect(await timesHeard(page, texts.refused)).toBe(1)
      await expect(page.getByText(texts.notArrived)).toHaveCount(0)
    })
  })
}

/** Makes the page's scripts answer 404 until it loads a new document. Returns a function that counts loaded documents. */
async function loseScripts(page: Page): Promise<() => number> {
  await untilIdle(page)
  let documents = 0
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents += 1
  })
  await page.route(/\/assets\/[^?]*\.js/, (route) =>
    documents > 0 ? route.continue() : route.fulfill({ status: 404 }),
  )
  return () => documents
}

for (const locale of locales) {
  const texts = messages[locale]

  test.describe(`a tab whose scripts are gone after an update (${locale})`, {
    tag: behaviourScreen[locale],
  }, () => {
    test.use({ provoked: /status of 404|dynamically imported module|cannot be loaded/ })

    test('a link loads its page as a new document if its scripts are gone', async ({ page }) => {
      await page.goto(at(locale, '/about'))
      const documents = await loseScripts(page)
      // Several files of this page are missing; some fail after the first.
      await page
        .locator(`a[href="${at(locale, '/terms')}"]`)
        .filter({ visible: true })
        .first()
        .click()
      await expect.poll(documents).toBe(1)
      await expect(page).toHaveURL(at(locale, '/terms'))
      await untilHydrated(page)
      expect(documents()).toBe(1)
    })

    test('reloads only once if the scripts are still missing', async ({ page }) => {
      const connection = page.getByRole('complementary').getByRole('status')
      // After 300 ms of loading a link opens its page with a skeleton, and a busy machine may take longer.
      await expect(async () => {
        await page.unrouteAll()
        await page.goto(at(locale, '/contact'))
        const documents = await loseScripts(page)
        await page.evaluate(() => sessionStorage.setItem('loadedForCode', String(Date.now())))
        const message = page.getByRole('textbox', { name: texts.contactForm.message })
        await message.fill('40')
        await page.getByRole('banner').getByRole('link', { name: texts.blog }).click()
        await expect(connection).toContainText(texts.notOpened)
        await expect(message).toHaveValue('40')
        expect(documents()).toBe(0)
      }).toPass({ timeout: 100_000 })
      await connection.getByRole('button', { name: texts.tryAgain }).click()
      await expect(page).toHaveURL(at(locale, '/blogs'))
      await expect(page.getByRole('heading', { level: 1, name: texts.blog })).toBeVisible()
    })

    test('a missing part of the page reloads it and keeps all input but passwords', async ({ page }) => {
      await page.goto(at(locale, '/auth'))
      const password = page.locator('[autocomplete=current-password]')
      await password.fill('a password')
      await password.locator('..').getByRole('button').click()
      await expect(password).toHaveAttribute('type', 'text')
      const region = page.getByRole('region', { name: texts.contactForm.newsletter })
      const email = region.getByLabel(texts.contactForm.newsletterEmail)
      await email.fill('gone@example.com')
      const documents = await loseScripts(page)
      await region.getByRole('button').click()
      await expect.poll(documents).toBe(1)
      await untilHydrated(page)
      await expect(email).toHaveValue('gone@example.com')
      await expect(password).toHaveValue('')
      expect(await page.evaluate(() => sessionStorage.getItem('keptFields'))).toBeNull()
      await region.getByRole('button').click()
      await expect(email).toHaveValue('')
      expect(documents()).toBe(1)
    })
  })
}

for (const locale of locales) {
  const texts = messages[locale]

  test.describe(`a part of a page that fails to load (${locale})`, { tag: behaviourScreen[locale] }, () => {
    test.use({ provoked: /status of 503|dynamically imported module|cannot be loaded/ })

    test('a part that fails to load keeps the page and its input, and opens on the next press', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(at(locale, '/contact'))
      await untilIdle(page)
      const message = page.getByRole('textbox', { name: texts.contactForm.message })
      await message.fill('40')
      await page.route(/menu-drawer-[^?]*\.js/, (route) => route.fulfill({ status: 503 }))
      const menu = page.getByRole('banner').locator('button[aria-haspopup=dialog]').first()
      const failed = page.waitForEvent('requestfinished', (asked) => asked.url().includes('menu-drawer'))
      await menu.click()
      await failed
      await page.waitForTimeout(500)
      await expect(message).toHaveValue('40')
      await page.unroute(/menu-drawer-[^?]*\.js/)
      await menu.click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  })
}

/** Opens a page and holds its scripts back until the returned function is called. */
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

/** Runs in the page: adds elements and attributes as password managers and grammar checkers do. */
function changeAsExtensions() {
  document.addEventListener('DOMContentLoaded', () => {
    document.body.setAttribute('data-gr-ext-installed', '')
    for (const field of document.querySelectorAll('input, textarea')) {
      const icon = document.createElement('div')
      icon.setAttribute('data-extension', '')
      field.setAttribute('data-extension-field', '')
      field.after(icon)
    }
    document.body.prepend(document.createElement('div'))
    document.documentElement.append(document.createElement('grammarly-desktop-integration'))
  })
}

for (const locale of locales) {
  const texts = messages[locale]

  test(`keeps numbers typed and plus pressed before hydration (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ browser, request }) => {
    const { id, pivot_colors } = await productOf(request, locale, 'polo')
    const context = await browser.newContext()
    await storeCart(context, await cartOf(request, locale, { polo: pieces }))
    const page = await context.newPage()
    const release = await openHeld(page, at(locale, `/product/${id}`))
    const cell = (size: string) =>
      page
        .getByRole('textbox', { name: texts.cell(pivot_colors[0]?.color.name ?? '', size), exact: true })
        .filter({ visible: true })
    await cell('L').fill('7')
    release()
    await expect(cell('S')).toHaveValue('12')
    await expect(cell('L')).toHaveValue('7')
    await context.close()
  })

  test(`keeps text typed into the checkout before hydration (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ browser, request }) => {
    const context = await browser.newContext()
    await storeCart(context, await cartOf(request, locale, { polo: pieces }))
    const page = await context.newPage()
    const release = await openHeld(page, at(locale, '/checkout'))
    const field = (name: 'name' | 'phone' | 'address') => page.getByLabel(texts.fields[name], { exact: true })
    await field('name').fill(guest[locale].name)
    await field('phone').fill(guest.phone)
    // Submitting the form before hydration must not leave the page.
    await field('phone').press('Enter')
    const newsletter = page.getByRole('contentinfo').locator('details:has(form)')
    await newsletter.locator('summary').click()
    await newsletter.locator('form button').click()
    release()
    await untilHydrated(page)
    await expect(field('name')).toHaveValue(guest[locale].name)
    await expect(field('phone')).toHaveValue(guest.phone)
    // After hydration only the fields that were not typed are missing.
    await submit(page, locale).click()
    await expect(field('address')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('name')).not.toHaveAttribute('aria-invalid')
    await context.close()
  })

  test(`keeps text typed before hydration even if extensions change the page (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ browser, request }) => {
    const { id, pivot_colors } = await productOf(request, locale, 'polo')
    const context = await browser.newContext()
    await storeCart(context, await cartOf(request, locale, { polo: pieces }))
    await context.addInitScript(changeAsExtensions)
    const { contactForm, fields, women, cell } = texts
    const label = (name: string) => (page: Page) => page.getByLabel(name, { exact: true })
    const typedTexts = [
      ['/contact', label(contactForm.name), guest[locale].name],
      ['/contact', label(contactForm.message), 'A\nB'],
      ['/checkout', label(fields.phone), guest.phone],
      [`/product/${id}`, label(cell(pivot_colors[0]?.color.name ?? '', 'L')), '7'],
    ] as const
    for (const [path, find, typed] of typedTexts) {
      const page = await context.newPage()
      const release = await openHeld(page, at(locale, path))
      const field = find(page).filter({ visible: true })
      await field.fill(typed)
      await expect(page.locator('[data-extension]').first()).toBeAttached()
      release()
      await untilHydrated(page)
      await expect(field).toHaveValue(typed)
      await expect(field).toBeFocused()
      await page.close()
    }
    const page = await context.newPage()
    const release = await openHeld(page, at(locale, '/shop'))
    await page.getByRole('checkbox', { name: women }).check()
    release()
    await expect(page).toHaveURL(at(locale, '/shop?is_women=1'))
    await context.close()
  })

  test(`applies a filter that was ticked before hydration (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ browser }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const release = await openHeld(page, at(locale, '/shop'))
    await page.getByRole('checkbox', { name: texts.women }).check()
    release()
    await expect(page).toHaveURL(at(locale, '/shop?is_women=1'))
    await expect(page.getByRole('checkbox', { name: texts.women })).toBeChecked()
    await context.close()
  })

  test(`counts presses of plus before hydration (${locale})`, { tag: behaviourScreen[locale] }, async ({
    browser,
    request,
  }) => {
    const { id, pivot_colors, sizes } = await productOf(request, locale, 'schoolShirt')
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const page = await context.newPage()
    const release = await openHeld(page, at(locale, `/product/${id}`))
    const label = texts.cell(pivot_colors[0]?.color.name ?? '', sizes[0]?.name ?? '')
    const field = page.getByRole('textbox', { name: label, exact: true }).filter({ visible: true })
    const plus = page.getByRole('button', { name: texts.more(label), exact: true }).filter({ visible: true })
    for (const _ of [1, 2, 3]) await plus.click()
    await expect(field).toHaveValue('3')
    release()
    await expect(
      page.getByRole('button', { name: texts.addShort }).filter({ visible: true }).first(),
    ).toBeEnabled()
    await plus.click()
    await expect(field).toHaveValue('4')
    await context.close()
  })
}

test.describe('offline on a product’s page', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('adding to the cart offline shows the same message as online', async ({ page, context, request }) => {
    const { id, pivot_colors, sizes } = await productOf(request, 'en', 'scrub')
    await page.goto(`/en/product/${id}`)
    const main = page.getByRole('main')
    const field = main.getByRole('textbox', {
      name: messages.en.cell(pivot_colors[0]?.color.name ?? '', sizes[0]?.name ?? ''),
      exact: true,
    })
    await expect(main.getByRole('slider')).toBeVisible()
    await untilIdle(page)
    await context.setOffline(true)
    await field.fill('40')
    await main.getByRole('button', { name: messages.en.addForty }).filter({ visible: true }).first().click()
    await expect(page.getByRole('status').filter({ hasText: messages.en.added })).toBeVisible()
  })
})

test.describe('a first script that fails', () => {
  test.use({ provoked: /planted/ })

  test('is reported as an error of the page', async ({ context }) => {
    // Another page than the fixture's, which waits for hydration.
    const page = await context.newPage()
    await page.route(/\/assets\/index-[\w-]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('planted')" }),
    )
    const failed = page.waitForEvent('pageerror')
    await page.goto('/about')
    expect((await failed).message).toBe('planted')
  })
})
