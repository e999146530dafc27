import type { Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import { categoryOf, productOf } from './catalogue.ts'
import { at, type Locale, locales, lookScreens, nightly, nightlyInEnglish } from './locales.ts'
import { messages } from './messages.ts'
import { expectStill, expectUsable, expectUsableElsewhere } from './page-checks.ts'
import { expect, test, untilHydrated } from './page-test.ts'
import { placeOrder } from './place-order.ts'
import { expectAsReference } from './references.ts'
import { cartOf, storeCart } from './stored-cart.ts'

const pieces = [
  [0, 1, 6],
  [1, 2, 8],
] as const

/**
 * Pages without interaction.
 * @property like built as another page: its English is checked nightly
 * @property plain text pages, which a phone opens only for its reference images
 */
const pages: {
  name: string
  path: (context: PathContext) => string | Promise<string>
  like?: string
  plain?: true
}[] = [
  { name: 'home', path: () => '/' },
  { name: 'list of all products', path: () => '/shop' },
  { name: 'list that found nothing', path: () => '/shop?search=qqqqqqqq', like: 'list of all products' },
  { name: 'list of a category', path: async (context) => `/Product-category/${await medical(context)}` },
  {
    name: 'tiles of a category',
    path: async (context) => `/category/${await medical(context)}`,
    like: 'brands',
  },
  { name: 'brands', path: () => '/brands' },
  {
    name: 'product',
    path: async ({ request, locale }) => `/product/${(await productOf(request, locale, 'scrub')).id}`,
  },
  { name: 'cart', path: () => '/cart' },
  { name: 'about', path: () => '/about', like: 'blog' },
  { name: 'blog', path: () => '/blogs' },
  { name: 'blog that found nothing', path: () => '/blogs?search=qqqqqqqq', plain: true, like: 'blog' },
  { name: 'post', path: () => '/blogs/1', like: 'blog' },
  { name: 'contact', path: () => '/contact' },
  { name: 'terms', path: () => '/terms', plain: true },
  { name: 'privacy', path: () => '/Policy', plain: true, like: 'terms' },
  { name: 'login', path: () => '/auth' },
  { name: 'reset of a password', path: () => '/auth/reset-password', like: 'login' },
]

type PathContext = { request: Parameters<typeof productOf>[0]; locale: Locale }

async function medical({ request, locale }: PathContext): Promise<string> {
  const { id, name } = await categoryOf(request, locale, known.categories.medical.name[locale])
  return `${id}/${encodeURIComponent(name.toLowerCase().replaceAll(' ', '-'))}`
}

for (const locale of locales) {
  const texts = messages[locale]

  for (const { name, path, like, plain } of pages) {
    test(`${name}: accessible, without layout shifts and without errors (${locale})`, {
      tag: [
        ...(plain && process.env.REFERENCES === undefined ? [] : [lookScreens[locale]]),
        ...(like && locale === 'en' ? [nightly] : []),
      ],
    }, async ({ page, request }) => {
      await storeCart(page.context(), await cartOf(request, locale, { polo: pieces }))
      const answer = await page.goto(at(locale, await path({ request, locale })))
      expect(answer?.status()).toBe(200)
      await expectHydrated(page, locale)
      await expect(page).toHaveTitle(/.{5,}/)
      await expectStill(page)
      await expectAsReference(page, name)
      await expectUsable(page)
      await expectUsableElsewhere(page)
    })
  }

  test(`empty cart: accessible, without layout shifts and without errors (${locale})`, {
    tag: lookScreens[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/cart'))
    await expect(page.getByRole('heading', { level: 1, name: texts.emptyCart })).toBeVisible()
    await expectStill(page)
    await expectAsReference(page, 'empty cart')
    await expectUsable(page)
    await page.getByRole('main').getByRole('link', { name: texts.startShopping }).click()
    await expect(page).toHaveURL(at(locale, '/shop'))
  })

  test(`checkout with errors: accessible, without layout shifts and without errors (${locale})`, {
    tag: lookScreens[locale],
  }, async ({ page, request }) => {
    await storeCart(page.context(), await cartOf(request, locale, { polo: pieces }))
    await page.goto(at(locale, '/checkout'))
    await expectHydrated(page, locale)
    await expectStill(page)
    await expectAsReference(page, 'checkout')
    await expectUsable(page)
    await page.getByRole('button', { name: texts.placeOrder }).filter({ visible: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: texts.wrongThings })).toBeVisible()
    await expectAsReference(page, 'checkout with errors')
    await expectUsable(page)
  })

  test(`bill: accessible, without layout shifts and without errors (${locale})`, {
    tag: lookScreens[locale],
  }, async ({ page, request }) => {
    const cart = await cartOf(request, locale, { polo: pieces, schoolShirt: pieces })
    const { token, code } = await placeOrder(request, locale, cart)
    await page.goto(at(locale, `/bill#${token}`))
    await expect(page.getByRole('article').filter({ visible: true })).toContainText(code)
    await expectStill(page)
    await expectAsReference(page, 'bill')
    await expectUsable(page)
  })

  test.describe('missing pages', () => {
    test.use({ provoked: /404/ })

    test(`404: accessible, without layout shifts and without errors (${locale})`, {
      tag: lookScreens[locale],
    }, async ({ page, request }) => {
      await storeCart(page.context(), await cartOf(request, locale, { polo: pieces }))
      const answer = await page.goto(at(locale, '/no-such-page'))
      expect(answer?.status()).toBe(404)
      await expect(page.getByText(texts.notFound)).toBeVisible()
      await expectHydrated(page, locale)
      await expectStill(page)
      await expectAsReference(page, '404')
      await expectUsable(page)
      await test.step('a bill that is not found', async () => {
        await page.goto(at(locale, '/bill#none'))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectStill(page)
      })
    })
  })

  test.describe('error pages', () => {
    test.use({ provoked: /403|500|ERR_INTERNET_DISCONNECTED/ })

    test(`forbidden, broken and offline: accessible and without errors (${locale})`, {
      tag: nightlyInEnglish(lookScreens)[locale],
    }, async ({ page, context }) => {
      for (const [name, status, message] of [
        ['forbidden', 403, texts.forbidden],
        ['broken', 500, texts.brokenPage],
      ] as const) {
        await page.goto(at(locale, '/contact'))
        await untilHydrated(page)
        await page.route('**/api/sectionAboutus', async (route) => {
          // An earlier error would stop the navigation; a 403 does not.
          if (status === 500) await page.waitForURL(at(locale, '/about'), { waitUntil: 'commit' })
          await route.fulfill({ status, json: { message: '' } })
        })
        const footer = page.getByRole('contentinfo')
        const about = footer.getByRole('link', { name: texts.about, exact: true })
        if (!(await about.isVisible()))
          await footer.locator('summary').filter({ hasText: texts.shopLinks }).click()
        await about.click()
        await expect(page.getByRole('main').getByText(message)).toBeVisible()
        await expect(page).toHaveURL(at(locale, '/about'))
        if (name === 'forbidden') await expect(page).toHaveTitle(texts.error)
        // Moves the pointer away, as it may hover a button of this page.
        await page.mouse.move(0, 0)
        await expectAsReference(page.getByRole('main'), name)
        await expectUsable(page)
        await page.unroute('**/api/sectionAboutus')
      }
      const connection = page.getByRole('complementary').getByRole('status')
      await context.setOffline(true)
      await expect(connection).toHaveText(texts.offline)
      await expectAsReference(connection.locator('div').first(), 'offline')
      await expectUsable(page)
    })
  })
}

/** Waits until the page shows the stored cart. */
async function expectHydrated(page: Page, locale: Locale) {
  const badge = page.getByRole('banner').getByRole('link', { name: messages[locale].cartOfOne })
  await expect(badge).toBeVisible()
}
