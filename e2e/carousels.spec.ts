import type { Locator, Page } from '@playwright/test'
import { at, behaviourScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expect, test } from './page-test.ts'
import { inBothLanguages, t } from './texts.ts'

const texts = inBothLanguages({
  next: t('التالي', 'Next'),
  previous: t('السابق', 'Previous'),
  sponsors: t('الرعاة', 'Sponsors'),
  best: t('أبرز الأقسام', 'Best categories'),
  ofFive: t(/من 5$/, /out of 5$/),
  secondTerm: t('جاهز للفصل الدراسي الثاني', 'Ready for the second term'),
  school: t('الزي المدرسي', 'School'),
})

/** Items side by side from a width in px on (spec, 2): products of a section, categories, sponsors. */
const perView = [
  { width: 360, products: 1, categories: 3, sponsors: 1 },
  { width: 599, products: 1, categories: 3, sponsors: 1 },
  { width: 600, products: 1, categories: 4, sponsors: 1 },
  { width: 640, products: 2, categories: 4, sponsors: 2 },
  { width: 768, products: 3, categories: 5, sponsors: 3 },
  { width: 1024, products: 4, categories: 6, sponsors: 5 },
  { width: 1440, products: 4, categories: 8, sponsors: 5 },
]

type Home = { data: { sections: { products: { name: string }[] }[] } }

/** The products of the first home section. */
const firstRow = (page: Page) =>
  page.locator('section[aria-labelledby^="section-"]').first().getByRole('list').last()

/** Returns the number of lines of a rating's text. */
function linesOfRating(rating: Element): number {
  const text = document.createRange()
  text.selectNodeContents(rating)
  text.setStartAfter(rating.querySelector('svg') ?? rating)
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
}

/** Returns the indices of a row's visible items. Up to 22 px of the next one do not count: phones show 20 of it. */
function seenPlaces(row: Locator): Promise<number[]> {
  return row.evaluate((list) => {
    const clip =
      (list.matches('ul') && getComputedStyle(list).overflowX !== 'visible' ? list : list.parentElement) ??
      list
    const { left, right } = clip.getBoundingClientRect()
    const [from, to] = [Math.max(0, left), Math.min(document.documentElement.clientWidth, right)]
    return [...list.children].flatMap((item, place) => {
      const box = item.getBoundingClientRect()
      return Math.min(box.right, to) - Math.max(box.left, from) > 22 ? [place] : []
    })
  })
}

for (const locale of locales) {
  const { next, previous, sponsors, best, ofFive, secondTerm, school } = texts[locale]

  test(`carousels show whole items, as many as specified for each width; a rating stays on one line, and a lower row of home gets its last cards when it comes near (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    await page.goto(at(locale, '/'))
    const lastSection = page.locator('section[aria-labelledby^="section-"]').last()
    const names = lastSection.getByRole('heading', { level: 3 })
    await expect(names).toHaveCount(5)
    const rows = {
      products: firstRow(page),
      categories: page.getByRole('region', { name: best }).getByRole('list'),
      sponsors: page.getByRole('region', { name: sponsors }).getByRole('list'),
    }
    for (const { width, ...expected } of perView) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of ['products', 'categories', 'sponsors'] as const)
        await expect
          .poll(async () => (await seenPlaces(rows[name])).length, { message: `${name} at ${width} px` })
          .toBe(expected[name])
      if (width === 1024)
        await test.step('the rating stays on one line in the narrowest row of cards', async () => {
          const rating = page.getByRole('main').getByRole('listitem').getByRole('img', { name: ofFive })
          expect(await rating.first().evaluate(linesOfRating)).toBe(1)
        })
    }

    await test.step('a lower row gets its last cards when it comes near', async () => {
      const { data }: Home = await (await request.get(`/${locale}/api/home`)).json()
      const products = (data.sections.at(-1)?.products ?? []).map(({ name }) => name)
      await lastSection.scrollIntoViewIfNeeded()
      await expect(names).toHaveText(products)
      await lastSection.getByRole('button', { name: next, exact: true }).click()
      await expect.poll(() => seenPlaces(lastSection.getByRole('list').last())).toEqual([4, 5, 6, 7])
      await names.last().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(products.at(-1) ?? '?')
    })
  })

  test(`a carousel’s arrows point and move in the reading direction, and “all products” leads to the category (${locale})`, async ({
    page,
  }) => {
    await page.goto(at(locale, '/'))
    const row = firstRow(page)
    const section = page.locator('section[aria-labelledby^="section-"]').first()
    const forward = section.getByRole('button', { name: next, exact: true })
    const back = section.getByRole('button', { name: previous, exact: true })
    expect(await seenPlaces(row)).toEqual([0, 1, 2, 3])
    const [forwardBox, backBox] = [await forward.boundingBox(), await back.boundingBox()]
    const sign = locale === 'ar' ? -1 : 1
    expect(Math.sign((forwardBox?.x ?? 0) - (backBox?.x ?? 0))).toBe(sign)
    const mirrored = await forward
      .locator('svg')
      .evaluate((icon) => new DOMMatrix(getComputedStyle(icon).transform).a)
    expect(mirrored).toBe(sign)
    await forward.click()
    await expect.poll(() => seenPlaces(row)).toEqual([4, 5, 6, 7])
    expect(Math.sign(await row.evaluate(({ scrollLeft }) => scrollLeft))).toBe(sign)
    await back.click()
    await expect.poll(() => seenPlaces(row)).toEqual([0, 1, 2, 3])

    const term = page.getByRole('region', { name: secondTerm })
    await term.getByRole('link', { name: `${messages[locale].allProducts}: ${school}` }).click()
    const slug = encodeURIComponent(school.toLowerCase().replaceAll(' ', '-'))
    await expect(page).toHaveURL(new RegExp(`${at(locale, '/Product-category')}/\\d+/${slug}$`, 'i'))
    await expect(page.getByRole('heading', { level: 1, name: school })).toBeVisible()
  })

  test(`a swipe moves a carousel in the reading direction, and the Tab key to the next card (${locale})`, {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto(at(locale, '/'))
    const on = locale === 'ar' ? 250 : -250
    const hero = page.locator('[data-hero]')
    const slide = (place: number) => hero.locator('ol').getByRole('button').nth(place)
    await expect(slide(0)).toHaveAttribute('aria-current', 'true')
    await swipe(page, hero, on)
    await expect(slide(1)).toHaveAttribute('aria-current', 'true')
    await swipe(page, hero, -on)
    await expect(slide(0)).toHaveAttribute('aria-current', 'true')
    const row = firstRow(page)
    await expect.poll(() => seenPlaces(row)).toEqual([0])
    await swipeTo(page, row, on, 1)
    await swipeTo(page, row, on, 0)
    await test.step('the Tab key shows the next card whole', async () => {
      await row.getByRole('link').first().focus()
      await page.keyboard.press('Tab')
      await expect(row.getByRole('link').nth(1)).toBeFocused()
      await expect.poll(() => seenPlaces(row)).toEqual([1])
    })

    await page.getByRole('region', { name: best }).scrollIntoViewIfNeeded()
    const circles = page.locator('[data-looping]')
    await expect(circles).toBeVisible()
    const first = circles.getByRole('listitem').first()
    const before = (await first.boundingBox())?.x ?? 0
    await swipe(page, circles, on)
    await expect.poll(async () => ((await first.boundingBox())?.x ?? 0) - before).not.toBeCloseTo(0, 0)
    expect(Math.sign(((await first.boundingBox())?.x ?? 0) - before)).toBe(Math.sign(on))
  })
}

/**
 * Swipes until only the item at `place` is visible. Chromium drops the rest of a gesture if the page answers late, as on a
 * busy machine: the row then has not moved, or stands between two items until the next swipe.
 * @param on distance in px that leads to the next item
 */
async function swipeTo(page: Page, row: Locator, on: number, place: number) {
  await expect(async () => {
    const seen = await seenPlaces(row)
    const isThere = seen.length === 1 && seen[0] === place
    if (!isThere) await swipe(page, row, seen.some((other) => other > place) ? -on : on)
    await expect.poll(() => seenPlaces(row), { timeout: 3_000 }).toEqual([place])
  }).toPass({ timeout: 40_000 })
}

/** Swipes `distance` px to the right. */
async function swipe(page: Page, over: Locator, distance: number) {
  await over.scrollIntoViewIfNeeded()
  const box = await over.boundingBox()
  if (!box) throw new Error('There is nothing to swipe')
  const session = await page.context().newCDPSession(page)
  const x = box.x + box.width / 2 - distance / 2
  const y = Math.min(box.y + box.height / 2, (page.viewportSize()?.height ?? 0) - 100)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= 10; step++)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + (distance * step) / 10, y }],
    })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
