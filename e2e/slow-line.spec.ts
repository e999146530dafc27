import { withImages } from './browser.ts'
import { productOf } from './catalogue.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expectNothingCutOff, expectStill, shiftsOf } from './page-checks.ts'
import { expect, test, untilHydrated, untilIdle } from './page-test.ts'
import { fillGrid } from './select-variants.ts'
import { openSlowLine } from './slow-line.ts'
import { cartOf, storeCart } from './stored-cart.ts'

test.use(withImages)

const pieces = [[0, 1, 60]] as const

for (const locale of locales) {
  test(`nothing moves while a page arrives in pieces (${locale})`, {
    tag: locale === 'ar' ? '@phone' : behaviourScreen.en,
  }, async ({ page, request, baseURL }) => {
    await storeCart(page.context(), await cartOf(request, locale, { polo: pieces }))
    const { id } = await productOf(request, locale, 'scrub')
    const line = await openSlowLine(baseURL ?? '')
    for (const path of [`/product/${id}`, '/', '/cart', '/about']) {
      await page.goto(line.origin + at(locale, path))
      const shifts = await shiftsOf(page)
      expect(shifts.filter(({ value }) => value >= 0.0005)).toEqual([])
    }
    await test.step('the footer of a short page', async () => {
      await page.goto(line.origin + at(locale, '/auth/reset-password'))
      expect((await shiftsOf(page)).filter(({ what }) => /\b(NAV|A)\./.test(what))).toEqual([])
    })
    // Leaves the page, as retried requests for images would fail after the proxy closes.
    await page.evaluate(() => location.assign('about:blank'))
    await page.waitForURL('about:blank')
    await line.close()
  })

  test(`scripts wait for the largest image, but not for long (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ context, request }) => {
    // Another page than the fixture's, which waits for hydration.
    const page = await context.newPage()
    const image = withheld()
    await page.route('**/media/**', (route) => image.released.then(() => route.continue()))
    const scripts: string[] = []
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.push(asked.url())
    })
    const { id } = await productOf(request, locale, 'scrub')
    const path = at(locale, `/product/${id}`)
    await page.addInitScript(() => {
      const { setTimeout } = window
      const withoutLimit = (then: () => void, ms?: number) => (ms === 500 ? 0 : setTimeout(then, ms))
      Object.assign(window, { setTimeout: sessionStorage.getItem('limit') ? setTimeout : withoutLimit })
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await page.waitForTimeout(100)
    expect(scripts).toEqual([])
    image.release()
    await untilHydrated(page)

    await page.evaluate(() => sessionStorage.setItem('limit', 'yes'))
    await page.route('**/media/**', () => {})
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await untilHydrated(page)
    await page.close()
  })

  test(`scripts wait for the first paint, and the icons of the first screen are part of the page (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const [styles, icons] = [withheld(), withheld()]
    await page.route(/\.css$/, (route) => styles.released.then(() => route.continue()))
    await page.route(/\/icons-[^/]+\.svg$/, (route) => icons.released.then(() => route.continue()))
    const scripts: string[] = []
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.push(asked.url())
    })
    const { id } = await productOf(request, locale, 'scrub')
    // Named after the scripts.
    const font = page.waitForRequest(/\.woff2$/)
    // The load event waits for the file of the other icons.
    const opened = page.goto(at(locale, `/product/${id}`), { waitUntil: 'domcontentloaded' })
    await font
    expect(scripts).toEqual([])
    styles.release()
    await opened
    expect(await page.evaluate(undrawnIcons)).toEqual([])
    icons.release()
    // Sections below the first screen are laid out after hydration, before anybody scrolls to them.
    await expect(page.locator('body > footer')).toHaveCSS('content-visibility', 'visible')
  })

  test(`text does not move when the font of its digits loads late (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/-(?:digits|latin)-.*\.woff2/, async (route) => {
      await released
      await route.continue()
    })
    // The load event waits for the fonts.
    await page.goto(at(locale, '/terms'), { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    release()
    await page.waitForLoadState('load')
    await expectStill(page)
  })

  test(`prices do not move when their font loads late (${locale})`, { tag: behaviourScreen[locale] }, async ({
    page,
    request,
  }) => {
    await storeCart(page.context(), await cartOf(request, locale, { polo: pieces }))
    const { id } = await productOf(request, locale, 'polo')
    for (const path of [`/product/${id}`, '/cart']) {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\.woff2/, async (route) => {
        await released
        await route.continue()
      })
      // The load event waits for the fonts.
      await page.goto(at(locale, path), { waitUntil: 'domcontentloaded' })
      await expect(page.locator('main bdi > i').filter({ visible: true }).first()).toBeVisible()
      expect(await page.evaluate(hasRiyal)).toBe(false)
      // Painted text keeps its font (decision 010).
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      // Hydration shows the chosen pieces. Later requests of the page may add further prices.
      await untilHydrated(page)
      await untilIdle(page)
      expect(await page.evaluate(hasRiyal)).toBe(false)
      const signs = await page.evaluateHandle(() => [...document.querySelectorAll('main bdi > i')])
      const without = await signs.evaluate(boxesOf)
      release()
      await expect.poll(() => page.evaluate(hasRiyal)).toBe(true)
      expect(await signs.evaluate(boxesOf)).toEqual(without)
      await expectStill(page)
      await page.unroute(/\.woff2/)
    }
  })
}

for (const locale of locales) {
  const texts = messages[locale]

  test.describe(`files that never arrive (${locale})`, { tag: behaviourScreen[locale] }, () => {
    test.use({ provoked: /ERR_FAILED/ })

    test('a product can be read and ordered on a slow processor without fonts and pictures, and read without scripts', async ({
      page,
      request,
    }) => {
      const { id, name, pivot_colors } = await productOf(request, locale, 'polo')
      const path = at(locale, `/product/${id}`)
      const heading = page.getByRole('heading', { level: 1, name })
      await page.route(/\.woff2$|\/media\//, (route) => route.abort())
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      await page.goto(path)
      await expect(heading).toBeVisible()
      await fillGrid(page, locale, [{ colour: pivot_colors[0]?.color.name ?? '', sizes: { M: 12 } }])
      // Waits from before the press: the toast may have closed when a slow page answers again.
      const added = page.getByText(texts.added).waitFor()
      await page.getByRole('button', { name: texts.addTwelve }).click()
      await added
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await expectNothingCutOff(page)
      // The frame of the main picture keeps its place and says what it would show.
      const picture = page.getByRole('main').getByRole('img').first()
      await expect(picture).toHaveAttribute('alt', new RegExp(name))
      expect((await picture.boundingBox())?.height).toBeGreaterThan(300)

      await page.route(/\.js$/, (route) => route.abort())
      // Without hydration, for which page.goto() waits.
      await page.evaluate((address) => location.assign(address), `${path}?quantity=2`)
      await page.waitForURL(/quantity=2/)
      await expect(heading).toBeVisible()
      await expectNothingCutOff(page)
      await page
        .locator(`a[href="${at(locale, '/contact')}"]`)
        .filter({ visible: true })
        .first()
        .click()
      await expect(page).toHaveURL(at(locale, '/contact'))

      // The form for a stored cart; without one, that the cart is empty.
      const title = page.getByRole('heading', { level: 1, name: texts.checkout })
      const empty = page.getByRole('heading', { level: 1, name: texts.emptyCart })
      await page.evaluate((address) => location.assign(address), at(locale, '/checkout'))
      await expect(title).toBeVisible()
      await expect(empty).toBeHidden()
      await page.evaluate(() => {
        localStorage.clear()
        location.reload()
      })
      await expect(empty).toBeVisible()
      await expect(title).toBeHidden()
    })
  })
}

/** A promise for requests to wait for, and its end. */
function withheld() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release: () => release() }
}

/** Returns the names of visible icons in header and breadcrumb that are not drawn yet. */
function undrawnIcons(): string[] {
  const icons = document.querySelectorAll<SVGUseElement>('body > header use, main > nav use')
  return [...icons].flatMap((use) =>
    use.checkVisibility({ visibilityProperty: true }) && use.getBBox().width === 0
      ? [use.getAttribute('href') ?? '']
      : [],
  )
}

/** Returns whether the font of the riyal sign is loaded. */
function hasRiyal(): boolean {
  return document.fonts.check('16px Riyal', '\u20c1')
}

/** Returns position and width of each riyal sign in CSS pixels. */
function boxesOf(signs: Element[]): number[][] {
  return signs.map((sign) => {
    const { x, y, width, height } = sign.getBoundingClientRect()
    return [x, y, width, height]
  })
}
