import type { Locator, Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import { productOf, taxOf } from './catalogue.ts'
import { expectSummary } from './expect-totals.ts'
import { guest } from './guest-address.ts'
import { at, type Locale } from './locales.ts'
import { messages } from './messages.ts'
import { totalsOf } from './order-totals.ts'
import { expect, test, untilHydrated } from './page-test.ts'

const { scrub } = known.products
const locale: Locale = 'ar'
const texts = messages[locale]

test('a guest buys a product with the keyboard only, typing Arabic digits', async ({ page, request }) => {
  // The test checks the focus after each of hundreds of keys.
  test.slow()
  const product = await productOf(request, locale, 'scrub')
  const [first, second] = product.pivot_colors.map(({ color }) => color.name)
  const tax = await taxOf(request)
  const totals = totalsOf([{ tiers: scrub.tiers, pieces: 50 }], {
    coupon: null,
    fee: known.places.riyadh.shipping,
    tax,
  })

  // From the home page through the menu and a filtered list to the product.
  await page.goto(at(locale, '/'))
  const banner = page.getByRole('banner')
  await tabTo(page, banner.locator('summary').filter({ hasText: texts.categories }))
  await page.keyboard.press('Enter')
  await tabTo(page, banner.getByRole('link', { name: known.categories.medical.name[locale], exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Product-category\//)
  const women = page.getByRole('checkbox', { name: texts.women })
  await tabTo(page, women)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/is_women=1/)
  await expect(women).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('link', { name: scrub.name[locale] }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at(locale, `/product/${product.id}`))
  await untilHydrated(page)
  const grid = page.getByRole('grid', { name: texts.grid })
  const cell = (colour: string | undefined, size: string) =>
    grid.getByRole('textbox', { name: texts.cell(colour ?? '', size), exact: true })

  await tabTo(page, cell(first, 'XS'))
  await page.keyboard.type('٣')
  await expect(cell(first, 'XS')).toHaveValue('3')
  // In Arabic the next size is on the left.
  await page.keyboard.press('ArrowLeft')
  await expect(cell(first, 'S')).toBeFocused()
  for (const wrong of ['-3', '5-6', '5+6']) {
    await page.keyboard.type(wrong)
    await expect(cell(first, 'S')).toHaveValue(wrong)
    await expect(cell(first, 'S')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Escape')
  }
  await page.keyboard.type('٢٠٫٥')
  const complaint = page.getByRole('alert').filter({ hasText: 'ليس عددًا صحيحًا من القطع' })
  await expect(complaint).toBeVisible()
  // The sticky bar must not cover the cell.
  const isOnTop = (element: Element) => {
    const { left, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 20, bottom - 2))
  }
  await expect.poll(() => complaint.evaluate(isOnTop)).toBe(true)
  await expect(grid.getByRole('row', { name: /^المجموع .*\b3$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.type('٢٠')
  await page.keyboard.press('Enter')
  await expect(cell(second, 'S')).toBeFocused()
  await page.keyboard.type('7')
  await page.keyboard.press('ArrowLeft')
  await expect(cell(second, 'M')).toBeFocused()
  await page.keyboard.type('17')
  await page.keyboard.press('ArrowUp')
  await expect(cell(first, 'M')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cell(first, 'S')).toBeFocused()
  await page.keyboard.type('9')
  await page.keyboard.press('Escape')
  await expect(cell(first, 'S')).toHaveValue('20')
  await page.keyboard.press('-')
  await expect(cell(first, 'S')).toHaveValue('19')
  await page.keyboard.press('+')
  await expect(cell(first, 'S')).toHaveValue('20')
  // The grid is one tab stop, and returns to the last focused cell.
  await page.keyboard.press('Control+Home')
  await expect(cell(first, 'XS')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(grid.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(cell(first, 'XS')).toBeFocused()

  // 47 pieces cost 2350.00 and 50 cost 2250.00, which the page offers.
  await expect(page.getByText('50 قطعة أرخص من 47')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, page.getByRole('button', { name: texts.makeIt(50) }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(grid.getByRole('row', { name: /^المجموع .*\b50$/ })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'أضف 50 قطعة إلى السلة' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.added)).toBeVisible()
  await page.goto(at(locale, '/cart'))
  await expectSummary(page, locale, totals)
  await tabTo(page, page.getByRole('link', { name: texts.checkout, exact: true }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: texts.checkout })).toBeVisible()
  const { fields } = texts
  await typeInto(page, fields.name, guest.ar.name)
  await typeInto(page, fields.email, guest.email)
  await typeInto(page, fields.phone, '٠٥٥١٢٣٤٥٦٧')
  await chooseFrom(page, fields.city, known.places.riyadh.name.ar)
  await expect(page.getByLabel(fields.area, { exact: true })).toBeEnabled()
  await chooseFrom(page, fields.area, texts.olaya)
  await typeInto(page, fields.address, guest.ar.address)
  // Enter in a field moves to the next one.
  await page.keyboard.press('Enter')
  await expect(page.locator(':is(input, select):focus:not([name="address"])')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: texts.placeOrder }).filter({ visible: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at(locale, '/bill'))
  await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible()
})

/** Presses Tab until an element has the focus; at most 120 times. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(wanted).toBeVisible()
  // Keeps the element handle, as finding it by role takes longer than a key press; finds it again if it was re-rendered.
  let found = await wanted.elementHandle()
  for (let presses = 0; presses < 120; presses += 1) {
    const focused = await found?.evaluate((element) =>
      element.isConnected ? element === document.activeElement : 'gone',
    )
    if (focused === true) break
    if (focused === false) await page.keyboard.press(key)
    else found = await wanted.elementHandle()
  }
  await expect(wanted).toBeFocused()
}

async function typeInto(page: Page, field: string, text: string) {
  await tabTo(page, page.getByLabel(field, { exact: true }))
  await page.keyboard.type(text)
}

async function chooseFrom(page: Page, field: string, wanted: string) {
  const list = page.getByLabel(field, { exact: true })
  const names = await list.locator('option').allTextContents()
  await tabTo(page, list)
  for (let presses = names.indexOf(wanted); presses > 0; presses -= 1) await page.keyboard.press('ArrowDown')
  await expect(list.locator('option:checked')).toHaveText(wanted)
}
