import { chromium } from '@playwright/test'
import { findFullChromium } from '../scripts/steps/find-chromium.mjs'
import { withoutImages } from './browser.ts'
import { expect, test } from './page-test.ts'

// Headless builds have no back/forward cache.
const executablePath = findFullChromium()

test('back restores public pages from the browser’s own cache', async ({ baseURL }) => {
  test.skip(executablePath === undefined, 'No full Chromium is installed')
  const browser = await chromium.launch({
    ...withoutImages,
    ...(executablePath === undefined ? {} : { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) })
    // Chromium does not cache a page that takes more than three seconds to freeze, as on a busy machine.
    for (const path of ['/', '/shop', '/product/1'])
      await expect(async () => {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => {
          window.name = 'loaded anew'
          addEventListener('pageshow', ({ persisted }) => {
            if (persisted) window.name = 'restored'
          })
        })
        await page.goto('/about')
        // page.goBack() waits for the load event, which a restored page does not have.
        await page.evaluate(() => setTimeout(() => history.back()))
        await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' })
        await expect
          .poll(() => page.evaluate(() => window.name).catch(() => null), { message: path })
          .toBe('restored')
      }).toPass()
  } finally {
    await browser.close()
  }
})
