import { withPictures } from './browser.ts'
import { productOf } from './catalogue.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { expectStill, shiftsOf } from './page-checks.ts'
import { expect, test } from './page-test.ts'
import { openSlowLine } from './slow-line.ts'
import { cartOf, storeCart } from './stored-cart.ts'

test.use(withPictures)

const pieces = [[0, 1, 60]] as const

for (const locale of locales) {
  test(`nothing moves while the browser reads a page in pieces (${locale})`, {
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
    // A picture that is asked for again, as it was not made yet, would find no way to the shop.
    await page.evaluate(() => location.assign('about:blank'))
    await page.waitForURL('about:blank')
    await line.close()
  })

  test(`the icons of the first screen come with the page (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/icons-[^/]+\.svg$/, async (route) => {
      await released
      await route.continue()
    })
    const { id } = await productOf(request, locale, 'scrub')
    // The load event waits for the file of the other icons.
    await page.goto(at(locale, `/product/${id}`), { waitUntil: 'domcontentloaded' })
    expect(await page.evaluate(undrawnIcons)).toEqual([])
    release()
  })

  test(`a text stands still when the font of its figures comes late (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/-latin-.*\.woff2/, async (route) => {
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

  test(`prices stand still when their font comes late (${locale})`, { tag: behaviourScreen[locale] }, async ({
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
      // What is painted keeps its letters (decision 010).
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      // What the page asks the shop for may bring others meanwhile.
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

/** The icons of the header and the breadcrumb that can be seen but are not drawn yet, by their names. */
function undrawnIcons(): string[] {
  const icons = document.querySelectorAll<SVGUseElement>('body > header use, main > nav use')
  return [...icons].flatMap((use) =>
    use.checkVisibility({ visibilityProperty: true }) && use.getBBox().width === 0
      ? [use.getAttribute('href') ?? '']
      : [],
  )
}

/** Whether a page has the font of the riyal sign. */
function hasRiyal(): boolean {
  return document.fonts.check('16px Riyal', '\u20c1')
}

/** Where each riyal sign stands, and how wide it is, in CSS pixels. */
function boxesOf(signs: Element[]): number[][] {
  return signs.map((sign) => {
    const { x, y, width, height } = sign.getBoundingClientRect()
    return [x, y, width, height]
  })
}
