import { productOf } from './catalogue.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { expect, test } from './page-test.ts'

test.use({ javaScriptEnabled: false })

/** Pages that need scripts. @property leadsOn their notice links to the contact page */
const pages = [
  { path: '/product/1', leadsOn: true },
  { path: '/cart', leadsOn: true },
  { path: '/checkout', leadsOn: true },
  { path: '/auth', leadsOn: true },
  { path: '/contact', leadsOn: false },
  { path: '/auth/reset-password', leadsOn: false },
  { path: '/bill', leadsOn: false },
]

for (const locale of locales) {
  test(`without scripts each page explains how to order and has no dead button (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    for (const { path, leadsOn } of pages)
      await test.step(path, async () => {
        await page.goto(at(locale, path))
        const notice = page.locator('main noscript')
        await expect(notice.locator('p')).toContainText('JavaScript')
        const contact = notice.getByRole('link')
        if (leadsOn) await expect(contact).toHaveAttribute('href', at(locale, '/contact'))
        const buttons = page.getByRole('main').getByRole('button').filter({ visible: true })
        if (!path.startsWith('/auth')) await expect(buttons).toHaveCount(0)
        await expect(page.locator('[data-bottom-bar]').filter({ visible: true })).toHaveCount(0)
      })
    const { id, pivot_colors, sizes } = await productOf(request, locale, 'scrub')
    await page.goto(at(locale, `/product/${id}`))
    const names = [...pivot_colors.map(({ color }) => color.name), ...sizes.map(({ name }) => name)]
    for (const name of names) await expect(page.locator('main noscript p')).toContainText(name)
    await page.goto(at(locale, '/contact'))
    await expect(
      page.getByRole('main').locator('a[href^="tel:"], a[href^="mailto:"], a[href*="wa.me"]').first(),
    ).toBeVisible()
    // The first layout leaves out sections below the first screen.
    await expect(page.locator('body > footer')).toHaveCSS('content-visibility', 'auto')
  })
}
