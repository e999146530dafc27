import type { Locator } from '@playwright/test'
import { gridTools as arabicTools } from '@zayy/i18n/messages/ar/grid-tools'
import { gridTools as englishTools } from '@zayy/i18n/messages/en/grid-tools'
import { known } from '../demo/known.ts'
import { productOf } from './catalogue.ts'
import { expectSeenInForcedColours } from './forced-colours.ts'
import { at, locales, lookScreens, nightlyInEnglish } from './locales.ts'
import { messages } from './messages.ts'
import { expectUsable } from './page-checks.ts'
import { expect, test } from './page-test.ts'
import { expectAsReference } from './references.ts'
import { cartOf, storeCart } from './stored-cart.ts'

const toolsOf = { ar: arabicTools, en: englishTools }
const { polo } = known.products

const pieces = [
  [0, 1, 6],
  [1, 2, 8],
] as const

/** A misspelt colour, an unknown size, and an invalid number. */
const pasted = {
  ar: 'اللون\tS\tM\t6XL\nكحلي غامق\t٨\tx\t٢\nعنابي\t٤\t-\t',
  en: 'Colour\tS\tM\t6XL\nDark navy\t8\tx\t2\nBurgundy\t4\t-\t',
}

for (const locale of locales) {
  const texts = messages[locale]
  const tools = toolsOf[locale]

  test(`every popup of a product page is usable and returns the focus (${locale})`, {
    tag: nightlyInEnglish(lookScreens)[locale],
  }, async ({ page, request, isMobile }) => {
    test.slow()
    const { id, pivot_colors } = await productOf(request, locale, 'polo')
    await storeCart(page.context(), await cartOf(request, locale, { polo: pieces }))
    await page.goto(at(locale, `/product/${id}`))
    const dialog = page.getByRole('dialog')
    const colour = pivot_colors[0]?.color.name ?? ''

    const banner = page.getByRole('banner')
    const panel = banner.locator('details[open] > div')
    const categories = banner.locator('summary').filter({ hasText: texts.categories })
    const search = banner.locator('summary').filter({ hasText: texts.search })
    const enlarge = page.getByRole('button', { name: texts.gallery.enlarge })
    await test.step('menu', async () => {
      if (isMobile) await opened(banner.getByRole('button', { name: texts.menu }), dialog, 'menu')
      else {
        await opened(categories, panel, 'categories', banner.getByRole('complementary'))
        await expectWholeOnLaptop(categories, panel)
      }
    })
    await test.step('search', () => opened(search, panel, 'search', panel.getByRole('option').first()))
    await test.step('pictures', () => opened(enlarge, dialog, 'pictures'))
    if (!isMobile)
      await test.step('variation drawer', () =>
        opened(page.getByRole('button', { name: texts.openDrawer }), dialog, 'variation drawer'))

    const quickWays = page.locator('summary', { hasText: isMobile ? tools.quickWays : tools.more })
    const menu = quickWays.locator('~ ul')
    await test.step('quick ways', async () => {
      await page.evaluate(() => scrollTo(0, 0))
      await quickWays.press('Enter')
      const last = menu.getByRole('button').last()
      await expect.poll(() => last.evaluate(isOnTop), 'below the dock').toBe(true)
      await quickWays.press('Enter')
      await opened(quickWays, menu, 'quick ways')
    })

    for (const tool of ['spread', 'copyRow', 'shareDraft'] as const)
      await test.step(tool, async () => {
        const isInMenu = isMobile || tool !== 'spread'
        if (isInMenu) await quickWays.click()
        const button = (isInMenu ? menu : page).getByRole('button', { name: tools[tool], exact: true })
        await button.click()
        await expect(dialog.getByRole('heading', { name: tools[tool] })).toBeVisible()
        await expectAsReference(dialog, tool)
        await expectUsable(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(isInMenu ? quickWays : button).toBeFocused()
      })

    await test.step('paste', async () => {
      if (isMobile) await quickWays.click()
      await page.getByRole('button', { name: tools.paste, exact: true }).filter({ visible: true }).click()
      await expectAsReference(dialog, 'paste')
      await expectUsable(page)
      await dialog.getByRole('textbox', { name: tools.pasteField }).fill(pasted[locale])
      await dialog.getByRole('button', { name: tools.review }).click()
      await expect(dialog.getByRole('heading', { name: tools.review })).toBeVisible()
      await expectAsReference(dialog, 'pasted')
      await expectUsable(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('toast', async () => {
      const field = page
        .getByRole('textbox', { name: texts.cell(colour, 'M'), exact: true })
        .filter({ visible: true })
      await field.fill('9')
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: texts.updateCart }).filter({ visible: true }).click()
      const toast = page.getByRole('status').filter({ hasText: texts.added })
      await expect(toast).toBeVisible()
      await page.evaluate(() => scrollTo(0, 0))
      await toast.hover()
      await expectAsReference(toast, 'toast')
      await expectUsable(page)
    })
    // Last, as it focuses all fields and leaves the last choice active.
    if (!isMobile) await expectSeenInForcedColours(page)
  })

  test(`every popup of list and cart is usable and returns the focus (${locale})`, {
    tag: nightlyInEnglish(lookScreens)[locale],
  }, async ({ page, request, isMobile }) => {
    await storeCart(page.context(), await cartOf(request, locale, { polo: pieces, schoolShirt: pieces }))
    const dialog = page.getByRole('dialog')
    if (isMobile) {
      await page.goto(at(locale, '/shop'))
      await opened(page.getByRole('button', { name: texts.filters }), dialog, 'filters')
    }
    await page.goto(at(locale, '/cart'))
    await opened(page.getByRole('button', { name: texts.edit(polo.name[locale]) }), dialog, 'cart drawer')
    await page.getByRole('button', { name: texts.remove(polo.name[locale]) }).click()
    await expect(page.getByRole('button', { name: texts.undo })).toBeFocused()
    await expectAsReference(page, 'removed from cart')
    await expectUsable(page)
  })
}

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Expects that the menu fits on a laptop screen and leaves a part of the page visible. */
async function expectWholeOnLaptop(opener: Locator, panel: Locator) {
  const page = opener.page()
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1366, height: 768 })
  await opener.press('Enter')
  await expect(panel).toBeVisible()
  const seen = await panel.evaluate((element) => {
    const { scrollHeight, clientHeight } = element
    return { scrolls: scrollHeight > clientHeight, bottom: element.getBoundingClientRect().bottom }
  })
  expect(seen).toEqual({ scrolls: false, bottom: expect.any(Number) })
  expect(seen.bottom).toBeLessThan(640)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  if (size) await page.setViewportSize(size)
}

/**
 * Opens a popup by keyboard, checks the page, and closes the popup with Escape, which must return the focus to `opener`.
 * @param sign element that appears once the popup is complete
 */
async function opened(opener: Locator, part: Locator, name: string, sign = part) {
  const page = opener.page()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(sign).toBeVisible()
  await expectAsReference(part, name)
  await expectUsable(page)
  await expect(part).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(part).toBeHidden()
  await expect(opener).toBeFocused()
}
