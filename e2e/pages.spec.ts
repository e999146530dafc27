import type { Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import { categoryOf, productOf } from './catalogue.ts'
import { cartOf, keepCart } from './kept-cart.ts'
import { at, type Language, languages } from './languages.ts'
import { placeOrder } from './orders.ts'
import { expect, test } from './shopper.ts'
import { expectAccessible, expectFitting, expectStill } from './sound-page.ts'
import { words } from './words.ts'

const pieces = [
  [0, 1, 6],
  [1, 2, 8],
] as const

/** The pages that have nothing to do but show: their path, once it is known; those that are all text on one screen. */
const pages: { name: string; path: (visit: Visit) => string | Promise<string>; plain?: true }[] = [
  { name: 'home', path: () => '/' },
  { name: 'list of all products', path: () => '/shop' },
  { name: 'list that found nothing', path: () => '/shop?search=qqqqqqqq' },
  { name: 'list of a category', path: async (visit) => `/Product-category/${await medical(visit)}` },
  { name: 'tiles of a category', path: async (visit) => `/category/${await medical(visit)}` },
  { name: 'brands', path: () => '/brands' },
  {
    name: 'product',
    path: async ({ request, lang }) => `/product/${(await productOf(request, lang, 'scrub')).id}`,
  },
  { name: 'cart', path: () => '/cart' },
  { name: 'about', path: () => '/about' },
  { name: 'blog', path: () => '/blogs' },
  { name: 'blog that found nothing', path: () => '/blogs?search=qqqqqqqq', plain: true },
  { name: 'post', path: () => '/blogs/1' },
  { name: 'contact', path: () => '/contact', plain: true },
  { name: 'terms', path: () => '/terms', plain: true },
  { name: 'privacy', path: () => '/Policy', plain: true },
]

type Visit = { request: Parameters<typeof productOf>[0]; lang: Language }

async function medical({ request, lang }: Visit): Promise<string> {
  const { id, name } = await categoryOf(request, lang, known.categories.medical.name[lang])
  return `${id}/${encodeURIComponent(name.toLowerCase().replaceAll(' ', '-'))}`
}

for (const lang of languages) {
  const say = words[lang]

  for (const { name, path, plain } of pages) {
    test(`${name}: accessible, still and without faults (${lang})`, { tag: plain ? [] : ['@phone'] }, async ({
      page,
      request,
    }) => {
      await keepCart(page.context(), await cartOf(request, lang, { polo: pieces }))
      const answer = await page.goto(at(lang, await path({ request, lang })))
      expect(answer?.status()).toBe(200)
      await expectAlive(page, lang)
      await expect(page).toHaveTitle(/.{5,}/)
      await expectStill(page)
      await expectFitting(page)
      await expectAccessible(page)
    })
  }

  test(`empty cart: accessible, still and without faults (${lang})`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(at(lang, '/cart'))
    await expect(page.getByRole('heading', { level: 1, name: say.emptyCart })).toBeVisible()
    await expectStill(page)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: say.startShopping }).click()
    await expect(page).toHaveURL(at(lang, '/shop'))
  })

  test(`checkout with errors: accessible, still and without faults (${lang})`, { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    await keepCart(page.context(), await cartOf(request, lang, { polo: pieces }))
    await page.goto(at(lang, '/checkout'))
    await expectAlive(page, lang)
    await expectStill(page)
    await expectFitting(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: say.placeOrder }).filter({ visible: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: say.wrongThings })).toBeVisible()
    await expectAccessible(page)
  })

  test(`bill: accessible, still and without faults (${lang})`, { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const cart = await cartOf(request, lang, { polo: pieces, schoolShirt: pieces })
    const { token, invoice_number } = await placeOrder(request, lang, cart)
    await page.goto(at(lang, `/bill?token=${token}`))
    await expect(page.getByRole('article').filter({ visible: true })).toContainText(invoice_number)
    await expectStill(page)
    await expectFitting(page)
    await expectAccessible(page)
  })

  test.describe('where nothing is', () => {
    test.use({ provoked: /404/ })

    test(`404: accessible, still and without faults (${lang})`, { tag: '@phone' }, async ({
      page,
      request,
    }) => {
      await keepCart(page.context(), await cartOf(request, lang, { polo: pieces }))
      const answer = await page.goto(at(lang, '/no-such-page'))
      expect(answer?.status()).toBe(404)
      await expect(page.getByText(say.notFound)).toBeVisible()
      await expectAlive(page, lang)
      await expectStill(page)
      await expectAccessible(page)
    })
  })
}

/** The page runs: it has read the cart that the browser came with. */
async function expectAlive(page: Page, lang: Language) {
  const badge = page.getByRole('banner').getByRole('link', { name: words[lang].cartOfOne })
  await expect(badge).toBeVisible()
}
