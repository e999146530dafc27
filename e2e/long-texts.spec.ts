import type { Page } from '@playwright/test'
import { productOf } from './catalogue.ts'
import { customerName, signUp } from './customer.ts'
import { at, behaviourScreen, locales, nightly } from './locales.ts'
import { findInMails } from './mails.ts'
import { expectNothingCutOff } from './page-checks.ts'
import { expect, test } from './page-test.ts'
import { placeOrder } from './place-order.ts'
import { cartOf } from './stored-cart.ts'

/** A map link without a line-break opportunity, which many send instead of an address. */
const link = `https://maps.app.goo.gl/${'AbCdEfGhIj'.repeat(28)}`

const company = {
  company_name: link.slice(0, 120),
  company_vat: '311111111100003',
  purchase_order: link.slice(0, 60),
}

/** The narrowest phone, a common one, and a laptop. */
const widths = [320, 390, 1280]

for (const locale of locales) {
  test(`a word of 300 letters in any field neither widens a page nor is cut off (${locale})`, {
    tag: [behaviourScreen[locale], nightly],
  }, async ({ page, request, context, baseURL }) => {
    test.slow()
    const cart = await cartOf(request, locale, { polo: [[0, 0, 6]] })
    const email = `${crypto.randomUUID()}@mail.example`
    const bill = await placeOrder(request, locale, cart, email, {
      ...company,
      name: link.slice(0, 100),
      address: link,
    })
    await page.goto(at(locale, `/bill#${bill.token}`))
    await expect(page.getByRole('article').filter({ visible: true })).toContainText(bill.code)
    await expectFittingAnywhere(page)
    // A4 is 794 px wide.
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1123 })
    await expectNothingCutOff(page)
    await page.emulateMedia({ media: 'screen' })

    const [mail] = await findInMails(email, /<!doctype html>[\s\S]*<\/html>/, 1, 'html')
    const mailPage = await context.newPage()
    await mailPage.setContent(mail)
    await expectFittingAnywhere(mailPage)
    await mailPage.close()

    const customer = await signUp({ request, context, baseURL }, locale)
    const { id: address } = await customer.addAddress({
      name: link.slice(0, 60),
      address: link.slice(0, 200),
    })
    const profile = await request.post(`/${locale}/api/update/profile`, {
      data: {
        ...customerName[locale],
        fname: 'ع'.repeat(60),
        email: customer.email,
        phone: '0551234567',
        company_name: company.company_name,
        company_vat: company.company_vat,
      },
      headers: { authorization: `Bearer ${customer.token}` },
    })
    expect(profile.status()).toBe(200)
    const order = await customer.placeOrder(address, cart)
    const { id: product } = await productOf(request, locale, 'trousers')
    const review = await request.post(`/${locale}/api/rate`, {
      data: { product_id: product, rate: 5, comment: link },
      headers: { authorization: `Bearer ${customer.token}` },
    })
    expect(review.status()).toBe(200)
    for (const path of [
      '/account',
      '/account/orders',
      '/account/address',
      '/account/profile',
      `/bill/${order}`,
      `/product/${product}`,
      '/checkout',
      `/shop?search=${'W'.repeat(200)}`,
      `/blogs?search=${link.slice(0, 100)}`,
      // A table of four columns, and a size chart of five measures.
      '/blogs/10',
      '/product/7',
    ])
      await test.step(path, async () => {
        await page.goto(at(locale, path))
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await expectFittingAnywhere(page)
      })
    await test.step('a logo ten times as wide as high', async () => {
      await page.goto(at(locale, '/pages/returns'))
      for (const logo of await page.locator('a > img[src*="/media/"]').all())
        await logo.evaluate((img: HTMLImageElement) => {
          img.style.aspectRatio = '10'
        })
      await expectFittingAnywhere(page)
    })
    await test.step('a product without facts and with 20 pictures', async () => {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(at(locale, `/product/${product}`))
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      expect(await page.evaluate(misplacedParts)).toEqual([])
    })
  })
}

/** Changes the open product's page to that of such a product, and returns its parts that are out of place. */
function misplacedParts(): string[] {
  const title = document.querySelector('main h1')
  const facts = title?.nextElementSibling
  const price = facts?.nextElementSibling
  const dots = document.querySelector('main [aria-hidden] > i')?.parentElement
  if (!title || !facts || !price || !dots) return ['the parts of the page']
  facts.replaceChildren()
  dots.replaceChildren(...Array.from({ length: 20 }, () => document.createElement('i')))
  const { left, right } = dots.getBoundingClientRect()
  return [
    ...(title.getBoundingClientRect().bottom > price.getBoundingClientRect().top ? ['the price'] : []),
    ...(left < 0 || right > innerWidth ? ['the dots'] : []),
  ]
}

async function expectFittingAnywhere(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNothingCutOff(page)
  }
}
