import type { Page } from '@playwright/test'
import { formatDate } from '@zayy/i18n/dates'
import { known } from '../demo/known.ts'
import { productOf, taxOf } from './catalogue.ts'
import { expectSummary } from './expect-totals.ts'
import { at, behaviourScreen, journeyScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { totalsOf } from './order-totals.ts'
import { expect, test } from './page-test.ts'
import { cartOf, storeCart } from './stored-cart.ts'

const { polo, schoolShirt, hivisPolo } = known.products
const pieces = [
  [0, 1, 6],
  [1, 2, 8],
] as const

test('a cart survives a reload, its totals are exact to the halala, and removing a line can be undone and shows in another tab', async ({
  page,
  context,
  request,
}) => {
  const texts = messages.en
  await storeCart(context, await cartOf(request, 'en', { polo: pieces, schoolShirt: [[0, 0, 145]] }))
  const totals = totalsOf(
    [
      { tiers: polo.tiers, pieces: 14 },
      { tiers: schoolShirt.tiers, pieces: 145 },
    ],
    { coupon: null, fee: known.places.riyadh.shipping, tax: await taxOf(request) },
  )
  await page.goto('/en/cart')
  await expectSummary(page, 'en', totals)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectSummary(page, 'en', totals)
  await test.step('a print shows the shop, the date and the price of a piece, and no buttons', async () => {
    const printed = page.getByText(formatDate(new Date().toISOString(), 'en'))
    await expect(printed).toBeHidden()
    const remove = page.getByRole('button', { name: texts.remove(polo.name.en) })
    await expect(remove).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(remove).toBeHidden()
    await expect(page.getByRole('link', { name: texts.keepShopping })).toBeHidden()
    await expect(printed).toContainText('Zayy')
    // A4 between the usual margins is narrower than a tablet.
    await page.setViewportSize({ width: 718, height: 1000 })
    await expect(page.getByRole('columnheader', { name: 'Each' }).first()).toBeVisible()
    await page.emulateMedia({ media: null })
  })

  const other = await context.newPage()
  await other.goto('/en/brands')
  const badgeIn = (tab: Page, name: string) => tab.getByRole('banner').getByRole('link', { name })
  await expect(badgeIn(other, texts.cartOfTwo)).toBeVisible()
  await page.getByRole('button', { name: texts.remove(polo.name.en) }).click()
  await expect(page.getByRole('article', { name: polo.name.en })).toBeHidden()
  await expect(badgeIn(page, texts.cartOfOne)).toBeVisible()
  await expect(badgeIn(other, texts.cartOfOne)).toBeVisible()
  await expect(page.getByRole('button', { name: texts.undo })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: texts.cart })).toBeFocused()
  await expect(page.getByRole('article').first()).toHaveAccessibleName(polo.name.en)
  await expect(badgeIn(page, texts.cartOfTwo)).toBeVisible()
  await expect(badgeIn(other, texts.cartOfTwo)).toBeVisible()
})

test('the shop ignores an invalid stored cart', async ({ page, request }) => {
  const text = '{"product":'
  await storeCart(page.context(), text)
  await page.goto('/en/cart')
  await expect(page.getByRole('heading', { name: messages.en.emptyCart })).toBeVisible()
  expect(await page.evaluate(() => Object.values({ ...localStorage }))).toContain(text)

  const { id, pivot_colors, sizes } = await productOf(request, 'en', 'polo')
  await page.goto(`/en/product/${id}`)
  const cell = messages.en.cell(pivot_colors[0]?.color.name ?? '', sizes[0]?.name ?? '')
  await page.getByRole('grid').getByRole('textbox', { name: cell, exact: true }).fill('2')
  await page.getByRole('button', { name: 'Add 2 pieces to cart' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: messages.en.cartOfOne })).toBeVisible()
})

for (const locale of locales) {
  const texts = messages[locale]

  test(`the drawer changes a cart line and leads to the checkout (${locale})`, {
    tag: journeyScreen[locale],
  }, async ({ page, request }) => {
    const { pivot_colors, sizes } = await productOf(request, locale, 'polo')
    await storeCart(page.context(), await cartOf(request, locale, { polo: pieces }))
    await page.goto(at(locale, '/cart'))
    const line = page.getByRole('article', { name: polo.name[locale] })
    await expect(line.getByRole('rowheader', { name: pivot_colors[0]?.color.name ?? '' })).toBeVisible()
    await page.getByRole('button', { name: texts.edit(polo.name[locale]) }).click()

    const drawer = page.getByRole('dialog', { name: texts.drawer })
    await expect(drawer.getByRole('radio', { checked: true })).toContainText(texts.active)
    const what = texts.cell(pivot_colors[0]?.color.name ?? '', sizes[1]?.name ?? '')
    await drawer.getByRole('button', { name: texts.more(what), exact: true }).click()
    await expect(drawer.getByRole('textbox', { name: what, exact: true })).toHaveValue('7')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(line).toContainText('645.00')
    await expect(page.getByRole('button', { name: texts.edit(polo.name[locale]) })).toBeFocused()

    await page.getByRole('button', { name: texts.edit(polo.name[locale]) }).click()
    await drawer
      .getByRole('link', { name: texts.continueToOrder })
      .or(drawer.getByRole('button', { name: texts.continueToOrder }))
      .click()
    await expect(page).toHaveURL(at(locale, '/checkout'))
    await expect(drawer).toBeHidden()
  })

  test(`quantities below the minimum or above the maximum show a message and add nothing (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { id, pivot_colors, sizes } = await productOf(request, locale, 'hivisPolo')
    const grid = page.getByRole('grid', { name: texts.grid })
    const cell = grid.getByRole('textbox', {
      name: texts.cell(pivot_colors[0]?.color.name ?? '', sizes[0]?.name ?? ''),
      exact: true,
    })
    // Only the page's button names the number of pieces; the dock's does not.
    const add = page.getByRole('button', {
      name: locale === 'ar' ? /^أضف .+ إلى السلة$/ : /^Add .+ to cart$/,
    })
    await page.goto(at(locale, `/product/${id}`))
    // A grid of fewer than 24 cells opens in the view by colour.
    await page.getByRole('button', { name: texts.fullGrid }).click()
    await cell.fill('3')
    await expect(page.getByText(texts.belowMinimum)).toBeVisible()
    await add.click()
    await expect(page.getByRole('alert').filter({ hasText: texts.lower })).toBeVisible()
    await cell.fill('4001')
    await add.click()
    await expect(page.getByRole('alert').filter({ hasText: texts.larger })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('cart') ?? '[]')).toBe('[]')
    await cell.fill(String(hivisPolo.tiers[0].from))
    await add.click()
    await expect(page.getByText(texts.added)).toBeVisible()
  })
}

test('prices and pieces that changed since the cart was filled are named in cart and checkout until the page is left, also if a refetch fails', async ({
  page,
  request,
}) => {
  const [line, other] = await cartOf(request, 'en', { polo: [[0, 0, 2]], schoolShirt: [[0, 0, 2]] })
  if (!line || !other) throw new Error('The cart has two lines')
  const [first, ...dearer] = line.product.pieces
  if (!first) throw new Error('The product has a price')
  const before = { ...line.product, pieces: [{ ...first, price: first.price - 1.5 }, ...dearer] }
  const goneColour = { color_id: 999_999, sizes: [{ size_id: 1, quantity: 5 }] }
  const { colors } = other.selectedProduct
  const pieces = { ...other.selectedProduct, colors: [...colors, goneColour] }
  await storeCart(page.context(), [
    { ...line, product: before },
    { ...other, selectedProduct: pieces },
  ])
  await page.goto('/en/cart')
  const notice = page.getByRole('article').getByRole('status')
  await expect(notice).toHaveText(/The price per piece has changed/)
  await expect(notice).toContainText((first.price - 1.5).toFixed(2))
  await expect(notice).toContainText(first.price.toFixed(2))
  const dropped = '5 pieces of a colour or size no longer sold, removed from the cart.'
  const droppedPieces = page.getByRole('article').getByText(dropped)
  await expect(droppedPieces).toBeVisible()
  await test.step('the checkout names them, too, and the cart still does', async () => {
    await page.getByRole('link', { name: 'Checkout' }).filter({ visible: true }).first().click()
    const changes = page.getByRole('alert').getByRole('listitem')
    await expect(changes).toHaveText([
      new RegExp(`^${line.product.name}: a piece was .*, and is now `),
      `${other.product.name}: ${dropped}`,
    ])
    await page.route('**/api/cart-products?*', (route) => route.fulfill({ body: 'no JSON' }))
    const refetch = page.waitForResponse('**/api/cart-products?*')
    await page.getByRole('link', { name: 'Change the cart' }).click()
    await refetch
    await expect(notice).toHaveText(/The price per piece has changed/)
    await expect(droppedPieces).toBeVisible()
  })
  await page.unroute('**/api/cart-products?*')
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(notice).toHaveCount(0)
  await test.step('the product page names the pieces, too, when it updates the line', async () => {
    const stored = JSON.stringify([{ ...other, selectedProduct: pieces }])
    await page.evaluate((cart) => localStorage.setItem('cart', cart), stored)
    await page.goto(`/en/product/${other.product.id}`)
    await page.getByRole('button', { name: 'Update cart to 2' }).click()
    await expect(page.getByRole('status').getByText(dropped)).toBeVisible()
  })
})

test.describe('a cart line without its product', () => {
  test.use({ provoked: /404/ })

  test('a product that is no longer sold, or not as chosen, is named and excluded from the totals', async ({
    page,
    request,
  }) => {
    const [sold, gone, other] = await cartOf(request, 'en', {
      schoolShirt: pieces,
      polo: pieces,
      hivisPolo: pieces,
    })
    if (!sold || !gone || !other) throw new Error('The cart has three lines')
    const id = 999_999
    const chosen = [{ color_id: id, sizes: [{ size_id: id, quantity: 12 }] }]
    await storeCart(page.context(), [
      sold,
      { ...other, selectedProduct: { ...other.selectedProduct, colors: chosen } },
      { product: { ...gone.product, id }, selectedProduct: { ...gone.selectedProduct, product_id: id } },
    ])
    await page.goto('/en/cart')
    await expect(page.getByText('This product is no longer sold.')).toHaveCount(1)
    const line = page.getByRole('article', { name: other.product.name })
    await expect(line.getByText('The colours and sizes that you chose are no longer sold.')).toBeVisible()
    await expect(line.getByRole('link', { name: other.product.name })).toHaveAttribute(
      'href',
      `/en/product/${other.product.id}`,
    )
    await expectSummary(
      page,
      'en',
      totalsOf([{ tiers: schoolShirt.tiers, pieces: 14 }], {
        coupon: null,
        fee: known.places.riyadh.shipping,
        tax: await taxOf(request),
      }),
    )
    await test.step('the checkout counts what is sold, and its button leads to the notice', async () => {
      await page.goto('/en/checkout')
      const notice = page.getByRole('alert').filter({ hasText: gone.product.name })
      await expect(notice.getByRole('listitem')).toHaveCount(2)
      const summary = page.getByRole('complementary', { name: 'Order summary' })
      await expect(summary.getByRole('listitem')).toHaveText([new RegExp(sold.product.name)])
      await summary.getByRole('button', { name: /Place order/ }).click()
      await expect(notice).toBeFocused()
    })
  })
})
