import type { Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import { at, behaviourScreen, locales, phoneBehaviourScreen } from './locales.ts'
import { messages } from './messages.ts'
import { expectFitting } from './page-checks.ts'
import { expect, test, untilHydrated } from './page-test.ts'
import { cartOf, storeCart } from './stored-cart.ts'

const few = [[0, 1, 12]] as const
const many = [[0, 1, 1_247]] as const

test.describe('language', () => {
  test('the language switch keeps the page and its query, and stores the language; an address without a language leads to the stored one', async ({
    page,
    context,
  }) => {
    await page.goto('/shop?sort=price')
    await page.getByRole('banner').getByRole('link', { name: messages.ar.otherLanguage }).click()
    await expect(page).toHaveURL('/en/shop?sort=price')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    expect(await storedLanguage(page)).toEqual({ storage: 'en', cookie: 'en' })

    await page.goto('/')
    await expect(page).toHaveURL('/en')
    await test.step('the stored language outlives its cookie', async () => {
      await context.clearCookies({ name: 'lang' })
      await page.goto('/shop?sort=price')
      await expect(page).toHaveURL('/en/shop?sort=price')
      await untilHydrated(page)
      expect(await storedLanguage(page)).toEqual({ storage: 'en', cookie: 'en' })
    })
    await page.goto('/shop?sort=price')
    await expect(page).toHaveURL('/en/shop?sort=price')
    await expect(page.getByRole('heading', { level: 1, name: messages.en.allProducts })).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: messages.en.otherLanguage }).click()
    await expect(page).toHaveURL('/shop?sort=price')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await storedLanguage(page)).toEqual({ storage: 'ar', cookie: 'ar' })
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.expires).toBeGreaterThan(
      Date.now() / 1000,
    )
    await test.step('a link to an English page does not change the stored language', async () => {
      await page.goto('/en/brands')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      expect(await storedLanguage(page)).toEqual({ storage: 'ar', cookie: 'ar' })
      await page.goto('/brands')
      await expect(page).toHaveURL('/brands')
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    })
  })

  test('the phone drawer switches the language too', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/shop?is_women=1')
    await openMenu(page, 'ar')
    await page.getByRole('dialog').getByRole('link', { name: messages.ar.otherLanguage }).click()
    await expect(page).toHaveURL('/en/shop?is_women=1')
    expect(await storedLanguage(page)).toEqual({ storage: 'en', cookie: 'en' })
    await untilHydrated(page)
    await openMenu(page, 'en')
    await expectFitting(page)
  })
})

test('the header hides while scrolling down, and returns while scrolling up and with the focus', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header).toBeInViewport()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 900)
  await expect(header).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(header).toBeInViewport()
  await page.mouse.wheel(0, 900)
  await expect(header).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await header.getByRole('link', { name: messages.ar.blog }).focus()
  await expect(header).toBeInViewport()
})

test('on a phone the floating buttons cover no text, and hide with the header and while typing; filter bar and footer keep their places', {
  tag: '@phone-only',
}, async ({ page, request }) => {
  for (const path of ['/', '/shop', '/brands', '/blogs'])
    await test.step(`floating buttons of ${path}`, async () => {
      await page.goto(path)
      await untilHydrated(page)
      for (const top of [0, 500, 1100]) {
        // The page scrolls back a little, so that the header and its buttons return.
        await page.evaluate((top) => scrollTo(0, top + 300), top)
        await page.evaluate((top) => scrollTo(0, top), top)
        await page.waitForTimeout(600)
        expect(await page.evaluate(coveredTexts)).toEqual([])
      }
      if (path === '/shop') await test.step('filter bar', () => expectFilterBarToStick(page))
      if (path === '/brands') await test.step('footer', () => expectFooterToUnfold(page))
    })
  await page.goto('/about')
  const chat = page.getByRole('complementary').getByRole('link', { name: messages.ar.whatsapp })
  await expect(chat).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 900))
  await expect(chat).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(chat).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('textbox').focus()
  await expect(chat).not.toBeInViewport()

  await test.step('the focus stays above the bar of a cart, which replaces the buttons', async () => {
    await storeCart(page.context(), await cartOf(request, 'ar', { polo: few }))
    await page.goto('/cart')
    await expect(chat).toBeHidden()
    const bar = page.locator('[data-bottom-bar="stays"]')
    const edit = page.getByRole('button', { name: messages.ar.edit(known.products.polo.name.ar) })
    const top = async () => (await bar.boundingBox())?.y
    await expect(page.locator('html')).not.toHaveCSS('scroll-padding-bottom', 'auto')
    await edit.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 20))
    await edit.focus()
    await expect
      .poll(async () => ((await edit.boundingBox())?.y ?? 0) + 44 <= ((await top()) ?? 0))
      .toBe(true)
  })
})

/** Returns the texts of the page that a floating button covers. */
function coveredTexts(): string[] {
  const buttons = [...document.querySelectorAll('aside[data-floating] > a')].map((button) =>
    button.getBoundingClientRect(),
  )
  const covered: string[] = []
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects())
      for (const { left, right, top, bottom } of buttons)
        if (
          top < window.innerHeight &&
          line.width > 1 &&
          line.left < right &&
          line.right > left &&
          line.top < bottom &&
          line.bottom > top
        )
          covered.push(node.textContent.trim())
  }
  return covered
}

/** Expects a footer of at most 520 px that ends the page and unfolds its links. */
async function expectFooterToUnfold(page: Page) {
  const footer = page.getByRole('contentinfo')
  const { height, below } = await footer.evaluate((element) => {
    const { bottom, height } = element.getBoundingClientRect()
    return { height, below: document.documentElement.scrollHeight - scrollY - bottom }
  })
  expect(height).toBeLessThanOrEqual(520)
  expect(below).toBeLessThan(1)
  const terms = footer.locator('a[href="/terms"]')
  await expect(terms).toBeHidden()
  await footer.locator('details:has(a[href="/terms"]) > summary').click()
  await expect(terms).toBeVisible()
}

/** Expects the filter bar at the top, or below the header while that is shown. */
async function expectFilterBarToStick(page: Page) {
  const toolbar = page.getByRole('main').getByRole('button', { name: messages.ar.filters }).locator('../..')
  const top = async () => (await toolbar.boundingBox())?.y
  await page.evaluate(async () => {
    scrollTo(0, 0)
    // Both in one frame would be a scroll back.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    scrollTo(0, 900)
  })
  await expect.poll(top).toBe(0)
  await page.evaluate(() => scrollTo(0, 800))
  await expect.poll(top).toBe(64)
}

for (const locale of locales) {
  const texts = messages[locale]

  test(`the phone drawer shows the categories and returns the focus (${locale})`, {
    tag: phoneBehaviourScreen[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/shop'))
    const drawer = await openMenu(page, locale)
    const categories = drawer.locator('summary').filter({ hasText: texts.categories })
    const corporate = drawer.getByRole('link', { name: locale === 'ar' ? 'الشركات' : 'Corporate' })
    await expect(corporate).toBeVisible()
    await categories.click()
    await expect(corporate).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: texts.menu })).toBeFocused()

    await openMenu(page, locale)
    await drawer.getByRole('button', { name: texts.close }).click()
    await expect(drawer).toBeHidden()

    await openMenu(page, locale)
    await drawer.getByRole('link', { name: texts.home, exact: true }).click()
    await expect(page).toHaveURL(at(locale, '/'))
    await expect(drawer).toBeHidden()

    // A link to the current page closes it too.
    await openMenu(page, locale)
    await drawer.getByRole('link', { name: texts.home, exact: true }).click()
    await expect(drawer).toBeHidden()
  })

  test(`the cart badges count products, not pieces; the chat button is at the bottom right and the cart button at the bottom left (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    await storeCart(page.context(), await cartOf(request, locale, { polo: few, schoolShirt: many }))
    await page.goto(at(locale, '/brands'))
    const badges = page.getByRole('link', { name: texts.cartOfTwo })
    await expect(badges).toHaveCount(2)
    for (const badge of await badges.all())
      await expect(badge.locator('[data-count]')).toHaveAttribute('data-count', '2')

    const middle = 720
    const chat = await page.getByRole('link', { name: texts.whatsapp }).boundingBox()
    const cartButton = page.getByRole('complementary').getByRole('link', { name: texts.cart })
    const cart = await cartButton.boundingBox()
    expect(chat?.x).toBeGreaterThan(middle)
    expect(cart?.x).toBeLessThan(middle)
    for (const box of [chat, cart]) expect(box?.y).toBeGreaterThan(700)
    await page.goto(at(locale, '/cart'))
    await expect(page.getByRole('heading', { level: 1, name: texts.cart })).toBeVisible()
    await expect(cartButton).toHaveCount(0)

    await test.step('large numbers fit beside their labels at 1024 px', async () => {
      await page.setViewportSize({ width: 1024, height: 900 })
      await expectFitting(page)
      // The text of each cell, and what the header shows of its search.
      const tooWide = page
        .locator('td, header summary span:visible')
        .evaluateAll((all) =>
          all
            .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
            .map(({ outerHTML }) => outerHTML),
        )
      expect(await tooWide).toEqual([])
      await page.goto(at(locale, '/checkout'))
      await expect(page.getByRole('heading', { level: 1, name: texts.checkout })).toBeVisible()
      await expectFitting(page)
    })
  })
}

test('a page opened from further down jumps to the top together with its skeleton', async ({ page }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/products?*', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/en/about')
  await untilHydrated(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: known.categories.medical.name.en })
  await link.scrollIntoViewIfNeeded()
  const below = () => page.evaluate(() => scrollY - innerHeight)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  expect(await below()).toBeGreaterThan(0)
  await link.click()
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(known.categories.medical.name.en)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(below).toBeGreaterThan(0)
})

async function openMenu(page: Page, locale: 'ar' | 'en') {
  const drawer = page.getByRole('dialog', { name: messages[locale].menu })
  await page.getByRole('button', { name: messages[locale].menu }).click()
  await expect(drawer).toBeVisible()
  return drawer
}

async function storedLanguage(page: Page) {
  return await page.evaluate(() => ({
    storage: localStorage.getItem('lang'),
    cookie: /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1] ?? null,
  }))
}

test('the links of the footer, which only the server renders, open in the page and mark the current one; it links to the first five categories and to home, and a new page starts at the top', async ({
  page,
}) => {
  await page.goto('/en')
  const footer = page.getByRole('contentinfo')
  const about = footer.getByRole('link', { name: messages.en.about, exact: true })
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await expect(footer.getByRole('link', { name: messages.en.home, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await about.click()
  await expect(page).toHaveURL('/en/about')
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '')
  await expect(about).toHaveAttribute('aria-current', 'page')
  await expect(footer.getByRole('link', { name: messages.en.home, exact: true })).not.toHaveAttribute(
    'aria-current',
  )

  // The parts of the home page that only the server renders are there again after a visit to another page.
  await page.goBack()
  const offer = page.getByRole('region', { name: /50 pieces cost less than 47/ })
  await expect(offer).toBeVisible()
  await offer.getByRole('link').click()
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '')
  await expect(page).toHaveURL(/\/en\/product\/\d+/)

  const links = footer.getByRole('navigation', { name: messages.en.categories }).getByRole('link')
  await expect(links).toHaveText([
    'Medical',
    'Kitchen & hospitality',
    'Industry & safety',
    'Security',
    'School',
  ])
  await links.first().click()
  await expect(page).toHaveURL(/\/en\/Product-category\/\d+\/medical$/)
  await test.step('the menu of categories closes with a link to the current page', async () => {
    const menu = page.getByRole('banner').locator('details').first()
    await menu.locator('summary').click()
    await expect(menu).toHaveAttribute('open')
    await menu.getByRole('link', { name: 'Medical', exact: true }).click()
    await expect(menu).not.toHaveAttribute('open')
  })
  await footer.getByRole('link', { name: messages.en.home, exact: true }).click()
  await expect(page).toHaveURL('/en')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
