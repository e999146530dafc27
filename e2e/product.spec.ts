import type { Locator, Page } from '@playwright/test'
import { cityChoice as cityChoiceArabic } from '@zayy/i18n/messages/ar/city-choice'
import { cityChoice as cityChoiceEnglish } from '@zayy/i18n/messages/en/city-choice'
import { productOf } from './catalogue.ts'
import { customerMessages } from './customer-messages.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expect, test } from './page-test.ts'
import { fillGrid } from './select-variants.ts'
import { timesHeard } from './times-heard.ts'

test('the price hint matches the quantity, a long description opens and closes, and reviews load in place', async ({
  page,
  request,
}) => {
  const { id, pivot_colors, rates_by_star: byStar } = await productOf(request, 'en', 'scrub')
  const colour = pivot_colors[0]?.color.name ?? ''
  await page.goto(`/en/product/${id}`)
  const cell = page
    .getByRole('grid')
    .getByRole('textbox', { name: messages.en.cell(colour, 'M'), exact: true })
  const reached = page.getByRole('list', { name: messages.en.tierBar }).locator('[aria-current=step]')

  await expect(page.getByText('From 10 pieces: ⃁50.00 SAR each.')).toBeVisible()
  await expect(reached).toHaveCount(0)
  await cell.fill('5')
  await expect(page.getByText('5 more and each piece is ⃁50.00 SAR instead of ⃁55.00 SAR')).toBeVisible()
  await expect(reached).toContainText('55.00')
  await cell.fill('47')
  await expect(page.getByText('50 pieces cost less than 47.')).toBeVisible()
  await expect(page.getByText('Add 3 and save ⃁100.00 SAR.')).toBeVisible()
  await page.getByRole('button', { name: messages.en.makeIt(50) }).click()
  await expect(cell).toHaveValue('50')
  await expect(reached).toContainText('45.00')
  await cell.fill('200')
  await expect(page.getByText('You have the lowest price.')).toBeVisible()
  await expect(reached).toContainText('36.00')

  await test.step('a long description opens and closes', async () => {
    const about = page.getByRole('region', { name: 'Details' })
    await about.getByRole('button', { name: 'Show more' }).click()
    await expect(about.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
    await about.getByRole('button', { name: 'Show less' }).click()
    await expect(about.getByRole('button', { name: 'Show more' })).toBeVisible()
  })

  await test.step('more reviews load in place, and can be filtered by stars', async () => {
    const reviews = page.getByRole('region', { name: 'Reviews' })
    await expect(reviews.getByRole('link', { name: customerMessages.en.reviewLogin })).toHaveAttribute(
      'href',
      `/en/auth?next=${encodeURIComponent(`/en/product/${id}`)}`,
    )
    const shown = reviews.getByRole('article')
    await expect(shown).toHaveCount(4)
    await reviews.getByRole('button', { name: 'More reviews' }).click()
    await expect(shown).not.toHaveCount(4)
    const four = reviews.getByRole('button', { name: /^4 out of 5/ })
    await four.click()
    await expect(four).toHaveAttribute('aria-pressed', 'true')
    await expect(shown).toHaveCount(Math.min(20, byStar[3] ?? 0))
    await four.click()
    await expect(shown).toHaveCount(4)
    await expect(page).toHaveURL(`/en/product/${id}`)
  })
})

const cityChoice = { ar: cityChoiceArabic, en: cityChoiceEnglish }

/** Expects that Tab stays in the dialog, and that the page neither scrolls nor is read. Live regions are read still. */
async function expectModal(page: Page, dialog: Locator) {
  const buttons = dialog.getByRole('button')
  await expect(buttons.first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(buttons.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(buttons.first()).toBeFocused()
  await page.locator('main a').first().focus()
  await expect(buttons.first()).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await expect(page.getByRole('status').first()).toBeAttached()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
}

for (const locale of locales) {
  const texts = messages[locale]

  test(`the drawer shows the same selection, one colour at a time (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const product = await productOf(request, locale, 'polo')
    const [first, second] = product.pivot_colors.map(({ color }) => color.name)
    await page.goto(at(locale, `/product/${product.id}`))
    await fillGrid(page, locale, [{ colour: first ?? '', sizes: { M: 4 } }])
    await page.getByRole('button', { name: texts.openDrawer }).click()
    const drawer = page.getByRole('dialog', { name: texts.drawer })
    await expect(
      drawer.getByRole('textbox', { name: texts.cell(first ?? '', 'M'), exact: true }),
    ).toHaveValue('4')
    await test.step('it keeps the focus and hides the page behind it', () => expectModal(page, drawer))
    await test.step('Escape closes a dialog over it first', async () => {
      const choice = page.getByRole('dialog', { name: cityChoice[locale].title })
      const choose = drawer.locator('button[aria-haspopup=dialog]')
      await choose.click()
      await expect(choice.getByRole('combobox').first()).toBeFocused()
      await expect(drawer.getByRole('button')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(choice).toBeHidden()
      await expect(choose).toBeFocused()
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    })
    await drawer.getByRole('radio', { name: second ?? '' }).click()
    await expect(drawer.getByRole('radio', { checked: true })).toContainText(texts.active)
    const colours = drawer.getByRole('radio')
    await colours.nth(1).press('ArrowUp')
    await colours.first().press('ArrowUp')
    await expect(colours.last()).toBeInViewport({ ratio: 1 })
    await colours.nth(1).click()
    await drawer.getByRole('textbox', { name: texts.cell(second ?? '', 'L'), exact: true }).fill('٦')
    await expect(drawer.getByRole('listitem').filter({ hasText: 'L × 6' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: texts.openDrawer })).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
    await expect(
      page.getByRole('grid').getByRole('textbox', { name: texts.cell(second ?? '', 'L'), exact: true }),
    ).toHaveValue('6')

    await page.getByRole('button', { name: texts.openDrawer }).click()
    await expect(drawer).toBeVisible()
    await page.mouse.click(720, 450)
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: texts.openDrawer }).click()
    await drawer.getByRole('button', { name: locale === 'ar' ? /إلى السلة$/ : /to cart$/ }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByText(texts.added)).toBeVisible()
  })
}

test('the product page restores the quantities of the cart, and remembers the view: one colour at a time or the whole grid', async ({
  page,
  request,
}) => {
  const { id, pivot_colors } = await productOf(request, 'en', 'polo')
  const colour = pivot_colors[2]?.color.name ?? ''
  await page.goto(`/en/product/${id}`)
  await expect(page.getByRole('link', { name: 'Ask us about it on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\d+\\?text=.*${encodeURIComponent(`/product/${id}`)}$`),
  )
  await test.step('remembers the view', async () => {
    const grid = page.getByRole('grid', { name: messages.en.grid })
    await expect(grid).toBeVisible()
    await page.getByRole('button', { name: messages.en.byColour }).click()
    await expect(grid).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: messages.en.byColour })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(grid).toBeHidden()
    const tile = page.getByRole('textbox', { name: messages.en.cell(pivot_colors[0]?.color.name ?? '', 'S') })
    const sizes = page
      .getByRole('main')
      .locator('b:has(bdi)')
      .filter({ hasText: /^(XS|S)$/, visible: true })
    const tops = () =>
      sizes.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)
    await tile.fill('x')
    await expect(tile).toHaveAttribute('aria-invalid', 'true')
    expect(await tops(), 'sizes in line beside an error').toBe(1)
    await tile.press('Escape')
    await page.getByRole('button', { name: messages.en.fullGrid }).click()
    await expect(grid).toBeVisible()
  })
  await fillGrid(page, 'en', [{ colour, sizes: { S: 3, XL: 9 } }])
  await page.getByRole('button', { name: 'Add 12 pieces to cart' }).click()
  await expect(page.getByText(messages.en.added)).toBeVisible()
  await page.reload()
  await expect(cellOf(page, colour, 'XL')).toHaveValue('9')
  await cellOf(page, colour, 'XL').fill('1')
  await page.getByRole('button', { name: 'Update cart to 4' }).click()
  await expect(page.getByText('4 pieces in your cart')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: messages.en.cartOfOne })).toBeVisible()

  // At 0 pieces the product leaves the cart, and the button is disabled.
  await cellOf(page, colour, 'S').fill('0')
  await cellOf(page, colour, 'XL').fill('0')
  await page.getByRole('main').getByRole('button', { name: 'Remove from cart' }).first().click()
  await expect(page.getByText('Removed from the cart')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a colour and a size' }).first()).toBeDisabled()
})

// The tests run with reduced motion (playwright.config.ts).
test('a toast is announced once, times out under reduced motion too, and closes when pressed', async ({
  page,
  request,
}) => {
  const { id, pivot_colors } = await productOf(request, 'en', 'polo')
  const colour = pivot_colors[0]?.color.name ?? ''
  await page.goto(`/en/product/${id}`)
  await fillGrid(page, 'en', [{ colour, sizes: { M: 2 } }])
  await page.getByRole('button', { name: 'Add 2 pieces to cart' }).click()
  const toast = page.getByRole('status').filter({ hasText: messages.en.added })
  await expect(toast).toBeVisible()
  expect(await timesHeard(page, messages.en.added)).toBe(1)
  // Screen readers do not announce its timer.
  await expect(toast.getByRole('progressbar')).toHaveCount(0)
  await page.mouse.move(10, 600)
  await expect(toast).toBeHidden({ timeout: 15_000 })

  await cellOf(page, colour, 'M').fill('3')
  await page.getByRole('button', { name: 'Update cart to 3' }).click()
  // Pauses its timer, a four-second animation, as a busy machine may take longer to press the toast.
  await toast.evaluate((shown) => {
    for (const animation of shown.getAnimations({ subtree: true })) {
      const { effect } = animation
      if (effect instanceof KeyframeEffect && effect.target === shown) animation.finish()
      else animation.pause()
    }
  })
  const box = await toast.boundingBox()
  expect(box?.x).toBeGreaterThan(720)
  expect(box?.y).toBeLessThan(200)
  await toast.click({ position: { x: 8, y: 8 } })
  await expect(toast).toBeHidden()
})

function cellOf(page: Page, colour: string, size: string) {
  return page.getByRole('grid').getByRole('textbox', { name: messages.en.cell(colour, size), exact: true })
}
