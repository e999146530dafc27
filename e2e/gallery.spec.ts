import type { Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import { expectAccessible } from './accessibility.ts'
import { withImages } from './browser.ts'
import { categoryOf, productOf } from './catalogue.ts'
import { at, behaviourScreen, journeyScreen, locales, nightlyInEnglish } from './locales.ts'
import { messages } from './messages.ts'
import { expectStill } from './page-checks.ts'
import { expect, test } from './page-test.ts'

test.use(withImages)

// Other tests of whole pages load no pictures (browser.ts), except for four pages in slow-line.spec.ts.
test.describe('pictures', () => {
  // A busy shop asks the browser to load a picture later.
  test.use({ provoked: /503|ERR_FAILED/ })

  for (const locale of locales)
    test(`the pictures of lists, brands and posts load without an error and move nothing; a card shows a second one on hover (${locale})`, {
      tag: nightlyInEnglish(journeyScreen)[locale],
    }, async ({ page, request, isMobile }) => {
      const { id } = await categoryOf(request, locale, known.categories.medical.name[locale])
      for (const path of ['/shop', `/category/${id}/x`, '/brands', '/blogs', '/blogs/1'])
        await test.step(path, async () => {
          await expect(async () => {
            await page.goto(at(locale, path))
            await expect.poll(() => missingPictures(page)).toEqual([])
          }).toPass({ timeout: 60_000 })
          await expectStill(page)
          if (path === '/shop' && !isMobile) await expectSecondPicture(page)
          // Another shape would move the menu beside the logo once it loads.
          const [reserved, loaded] = await page
            .getByRole('banner')
            .getByRole('link')
            .locator('img')
            .first()
            .evaluate((logo: HTMLImageElement) => [
              Number(logo.getAttribute('width')) / Number(logo.getAttribute('height')),
              logo.naturalWidth / logo.naturalHeight,
            ])
          expect(reserved).toBe(loaded)
        })
    })

  test('pictures load later if the shop was busy or the connection was down', async ({ page }) => {
    const refused = new Set<string>()
    await page.clock.install()
    await page.route('**/media/**', async (route) => {
      const url = route.request().url()
      if (refused.has(url)) return await route.fallback()
      refused.add(url)
      if (refused.size % 2 === 0) await route.fulfill({ status: 503 })
      else await route.abort()
    })
    await page.goto('/shop')
    await expect.poll(() => missingPictures(page)).not.toEqual([])
    await page.clock.runFor(5_000)
    await expect.poll(() => missingPictures(page)).toEqual([])
  })
})

/** Expects that the first card of a list shows its picture, and a second one on hover. */
async function expectSecondPicture(page: Page) {
  const card = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  const images = card.first().locator('img')
  const shown = () =>
    images.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0))
  await expect.poll(shown).toEqual([true])
  await card.first().hover()
  await expect.poll(shown).toEqual([true, true])
  await expect(images.nth(1)).toHaveCSS('opacity', '1')
}

/** Returns the addresses of requested pictures in the window that have not loaded. */
async function missingPictures(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      return isInView && image.currentSrc !== '' && image.naturalWidth === 0 ? [image.currentSrc] : []
    }),
  )
}

test('thumbnails and arrows change the picture', async ({ page, request }) => {
  const { id, name } = await productOf(request, 'en', 'polo')
  await page.goto(`/en/product/${id}`)
  const images = page.getByRole('region', { name: 'Product pictures' })
  await expect(images.getByRole('img', { name: `${name}, maroon, front` })).toBeInViewport()
  await images.getByRole('button', { name: 'Picture 2 of 10' }).hover()
  await expect(images.getByRole('img', { name: `${name}, maroon, back` })).toBeInViewport({ ratio: 0.5 })
  await images.getByRole('button', { name: 'Next' }).click()
  await expect(images.getByRole('img', { name: `${name}, maroon, close-up` })).toBeInViewport({
    ratio: 0.5,
  })
  await images.getByRole('button', { name: 'Picture 10 of 10' }).click()
  await expect(images.getByRole('list', { name: 'Picture 10 of 10' })).toBeVisible()
})

test('on a phone the picture takes the full width, without thumbnails and arrows, and a press enlarges it', {
  tag: '@phone-only',
}, async ({ page, request }) => {
  const { id } = await productOf(request, 'en', 'polo')
  await page.goto(`/en/product/${id}`)
  const images = page.getByRole('region', { name: 'Product pictures' })
  const track = images.getByRole('list', { name: 'Picture 1 of 10' })
  expect(await track.boundingBox()).toMatchObject({ x: 0, width: 390 })
  await expect(images.getByRole('button')).toHaveCount(1)
  await track.evaluate((list) => list.scrollBy({ left: 390, behavior: 'instant' }))
  await images.getByRole('list', { name: 'Picture 2 of 10' }).tap()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('2 / 10')
})

for (const locale of locales) {
  const texts = messages[locale].gallery

  test(`full-screen pictures can be browsed with arrow keys in the reading direction, and zoomed (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { id } = await productOf(request, locale, 'polo')
    await page.goto(at(locale, `/product/${id}`))
    const enlarge = page.getByRole('button', { name: texts.enlarge })
    await enlarge.click()
    const viewer = page.getByRole('dialog', { name: texts.images })
    const forward = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight'
    const counter = viewer.getByRole('status')
    await expect(counter).toHaveText('1 / 10')
    await page.keyboard.press(forward)
    await expect(counter).toHaveText('2 / 10')
    const image = viewer.getByRole('img').nth(1)
    const zooms = viewer.getByRole('button', { name: texts.zoom })
    const width = async () => (await image.boundingBox())?.width ?? 0
    const before = await width()
    await image.click()
    await expect(zooms.nth(1)).toHaveAttribute('aria-pressed', 'true')
    expect(await width()).toBeCloseTo(before * 2.5, 0)
    await page.keyboard.press(forward)
    await expect(counter).toHaveText('3 / 10')
    await expect(zooms.nth(1)).toHaveAttribute('aria-pressed', 'false')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(enlarge).toBeFocused()
    await expect(page.getByRole('list', { name: texts.third })).toBeVisible()
  })
}
