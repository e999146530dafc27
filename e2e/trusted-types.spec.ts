import { at, behaviourScreen, locales } from './locales.ts'
import { expect, test } from './page-test.ts'

test.describe('a text that reaches the page as HTML or script', () => {
  test.use({ provoked: /requires 'Trusted|Creating a TrustedTypePolicy/ })

  test('HTML or script text is rejected unless the shop’s Trusted Types policy created it', async ({
    page,
  }) => {
    await page.goto('/en/contact')
    const refused = await page.evaluate(() => {
      const tried: Record<string, () => unknown> = {
        innerHTML: () => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
        },
        outerHTML: () => {
          const child = document.body.appendChild(document.createElement('div'))
          child.outerHTML = '<b>x</b>'
        },
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        parseFromString: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        srcdoc: () => {
          document.createElement('iframe').srcdoc = '<b>x</b>'
        },
        'text of a script': () => {
          document.createElement('script').text = 'alert(1)'
        },
        'address of a script': () => {
          document.createElement('script').src = '/assets/x.js'
        },
        'handler of an event': () => document.body.setAttribute('onclick', 'alert(1)'),
        'a policy of its own': () => Reflect.get(window, 'trustedTypes').createPolicy('own', {}),
      }
      return Object.entries(tried).map(([name, attempt]) => {
        try {
          attempt()
          return `${name}: taken`
        } catch (error) {
          return `${name}: ${error instanceof TypeError ? 'refused' : error}`
        }
      })
    })
    expect(refused.filter((each) => !each.endsWith(': refused'))).toEqual([])
  })
})

for (const locale of locales) {
  test(`client-side navigation to pages with stored HTML works under Trusted Types (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/shop'))
    await page.evaluate(() => Reflect.set(window, 'loadedOnce', true))
    await page.getByRole('main').locator('a[href*="/product/"]').first().click()
    await expect(page).toHaveURL(/\/product\/\d+$/)
    await page
      .locator(`header a[href="${at(locale, '/blogs')}"], footer a[href="${at(locale, '/blogs')}"]`)
      .first()
      .click()
    await page.getByRole('main').locator('a[href*="/blogs/"]').first().click()
    await expect(page).toHaveURL(/\/blogs\/\d+$/)
    await expect(page.locator('article time')).toBeVisible()
    for (const path of ['/terms', '/Policy']) {
      await page.locator(`footer a[href="${at(locale, path)}"]`).click()
      await expect(page).toHaveURL(at(locale, path))
      await expect(page.getByRole('main').locator('h2, p').nth(1)).toBeVisible()
    }
    expect(await page.evaluate(() => Reflect.get(window, 'loadedOnce'))).toBe(true)
  })
}
