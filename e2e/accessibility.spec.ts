import { expectAccessible } from './accessibility.ts'
import { at, locales } from './locales.ts'
import { expect, test } from './page-test.ts'

for (const locale of locales) {
  test(`a pale text is found among many that look like it, also in Arabic (${locale})`, async ({ page }) => {
    await page.goto(at(locale, '/about'))
    await expectAccessible(page)
    const paragraph = page.locator('main p').last()
    await paragraph.evaluate((element) => {
      element.style.color = '#aaa'
    })
    await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/)
  })
}
