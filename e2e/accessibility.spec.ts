import { expectAccessible } from './accessibility.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { expect, test } from './page-test.ts'

for (const locale of locales) {
  test(`finds a low-contrast text among many similar ones (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/about'))
    await expectAccessible(page)
    const paragraph = page.locator('main p').last()
    await paragraph.evaluate((element) => {
      element.style.color = '#aaa'
    })
    await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/)
  })
}
