import { withLargeLetters } from './browser.ts'
import { productOf } from './catalogue.ts'
import { at, locales, nightly } from './locales.ts'
import { expectNothingCutOff } from './page-checks.ts'
import { expect, test } from './page-test.ts'
import { cartOf, storeCart } from './stored-cart.ts'
import { inBothLanguages, t } from './texts.ts'

const inCart = inBothLanguages(t(/^في سلتك/, /^In your cart/))

test.use(withLargeLetters)

for (const locale of locales)
  test(`letters follow the font size of the browser, and nothing of a purchase is cut off (${locale})`, {
    tag: nightly,
  }, async ({ page, context, request }) => {
    const { id } = await productOf(request, locale, 'scrub')
    const pieces = [
      [0, 1, 12],
      [1, 2, 20],
      [2, 3, 15],
    ] as const
    await storeCart(context, await cartOf(request, locale, { scrub: pieces }))
    const own = page.viewportSize() ?? { width: 1440, height: 900 }
    for (const path of ['/', '/shop', `/product/${id}`, '/cart', '/checkout', '/auth', '/contact'])
      await test.step(path, async () => {
        await page.goto(at(locale, path))
        const label = page.getByRole('contentinfo').locator('summary').first()
        await expect(label).toHaveCSS('font-size', '28px')
        await expectNothingCutOff(page)
        await page.setViewportSize({ width: 390, height: 844 })
        await expectNothingCutOff(page)
        if (path.includes('product')) {
          const bar = page.getByRole('button', { name: inCart[locale] }).locator('..')
          const box = await bar.filter({ visible: true }).boundingBox()
          expect(box?.height, 'the buy bar takes at most a quarter of the screen').toBeLessThanOrEqual(211)
        }
        await page.setViewportSize(own)
      })
  })
