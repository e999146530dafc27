import type { Locator, Page } from '@playwright/test'
import { cart as arabicCart } from '@zayy/i18n/messages/ar/cart'
import { quantityOffer as arabicOffer } from '@zayy/i18n/messages/ar/quantity-offer'
import { tierBarThumb as arabicPin } from '@zayy/i18n/messages/ar/tier-bar-thumb'
import { cart as englishCart } from '@zayy/i18n/messages/en/cart'
import { quantityOffer as englishOffer } from '@zayy/i18n/messages/en/quantity-offer'
import { tierBarThumb as englishPin } from '@zayy/i18n/messages/en/tier-bar-thumb'
import { expectAccessible } from './accessibility.ts'
import { productOf } from './catalogue.ts'
import { amountOf, valueBeside } from './expect-totals.ts'
import { at, behaviourScreen, type Locale, locales, phoneBehaviourScreen } from './locales.ts'
import { messages } from './messages.ts'
import { expect, test } from './page-test.ts'
import { inBothLanguages, t } from './texts.ts'

const cartOf = { ar: arabicCart, en: englishCart }
const offerOf = { ar: arabicOffer, en: englishOffer }
const pinOf = { ar: arabicPin, en: englishPin }
const dockMessages = inBothLanguages({
  inCart: t('في سلتك · إتمام الطلب', 'In your cart · Checkout'),
  choose: t('اختر لونًا ومقاسًا', 'Choose a colour and a size'),
  lower: t(/^انخفض السعر: 50 قطعة/, /^Lower price: 50 pieces/),
  beforeTax: t(/^للقطعة، قبل ضريبة/, /^each, before 15% VAT/),
})

for (const locale of locales) {
  const texts = messages[locale]
  const { inCart, choose, lower, beforeTax } = dockMessages[locale]
  const { pin: pinName, pinAt, dock: dockName } = pinOf[locale]
  const { spread } = offerOf[locale]
  const pinIn = (part: Locator) => part.getByRole('slider', { name: pinName })
  const forward = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight'

  test(`price and total stay visible while the grid is filled, the tier bar shows other prices and fills it on request, and the cart charges the same (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { id, pivot_colors } = await productOf(request, locale, 'scrub')
    const [first = '', second = ''] = pivot_colors.map(({ color }) => color.name)
    await page.goto(at(locale, `/product/${id}`))
    const main = page.getByRole('main')
    const dock = main.getByRole('region', { name: dockName })
    const cell = (colour: string, size: string) =>
      main.getByRole('textbox', { name: texts.cell(colour, size), exact: true })

    await page.setViewportSize({ width: 1440, height: 640 })
    await cell(first, 'S').fill('10')
    await cell(first, 'M').fill('20')
    await expect(pinIn(main).first()).toHaveAttribute('aria-valuetext', pinAt(30, '50.00'))
    const dockTop = async () => (await dock.locator('..').boundingBox())?.y ?? 0
    await expect.poll(async () => (await bottomOf(cell(first, 'M'))) <= (await dockTop())).toBe(true)
    // At the top, the tier bar is in view and the total is not: the dock shows colours and total without a second tier bar.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(dock).toContainText(amountOf(150_000))
    await expect(dock.getByRole('listitem')).toHaveText([`${first}30`])
    await expect(pinIn(dock)).toHaveCount(0)
    await expect(dock).toBeInViewport()
    await page.setViewportSize({ width: 1440, height: 1800 })
    await expect(dock).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 640 })
    await expect(dock).toBeVisible()
    await cell(second, 'M').fill('17')
    await cell(second, 'M').evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 140))
    // The totals beside the grid are in view: the dock shows the tier bar with its hint, and no second total.
    await expect(dock.getByRole('button', { name: texts.makeIt(50) })).toBeVisible()
    await expect(dock).not.toContainText(amountOf(235_000))
    await expectAccessible(page)

    // The dock stays while only the edge of the page's button is visible above it. It scrolls the page if it grows over the
    // focused field, which moves the button.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(async () => {
      await main
        .getByRole('button', { name: cartOf[locale].add(47) })
        .evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - innerHeight + 110))
      await expect(dock.getByRole('button', { name: texts.addShort })).toBeInViewport({ timeout: 2_000 })
    }).toPass({ timeout: 20_000 })

    await cell(second, 'M').evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 140))
    await drag(page, pinIn(dock), locale, 2 / 5)
    await expect(pinIn(dock)).toHaveAttribute('aria-valuetext', pinAt(50, '45.00'))
    // Until the number is spread, selection and totals stay.
    await expect(main.getByRole('button', { name: cartOf[locale].add(47) })).toBeVisible()
    await expect(cell(second, 'M')).toHaveValue('17')
    await dock.getByRole('button', { name: spread }).click()
    await expect(main.locator('#variants')).toBeFocused()
    await expect(cell(first, 'S')).toBeInViewport()
    for (const [field, pieces] of [
      [cell(first, 'S'), '11'],
      [cell(first, 'M'), '21'],
      [cell(second, 'M'), '18'],
    ] as const)
      await expect(field).toHaveValue(pieces)
    await expect(page.getByRole('status').filter({ hasText: lower })).toBeAttached()

    await pinIn(dock).focus()
    for (const [key, pieces, each] of [
      [forward, 51, '45.00'],
      ['End', 200, '36.00'],
      ['PageDown', 100, '40.00'],
      ['Home', 1, '55.00'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(pinIn(dock)).toHaveAttribute('aria-valuetext', pinAt(pieces, each))
    }
    await expect(cell(second, 'M')).toHaveValue('18')
    await page.keyboard.press('Control+KeyZ')
    await expect(pinIn(dock)).toHaveAttribute('aria-valuetext', pinAt(50, '45.00'))
    await expect(dock.getByRole('button', { name: spread })).toBeHidden()

    await page.evaluate(() => scrollTo(0, 0))
    await dock.getByRole('button', { name: texts.addShort }).click()
    await dock.getByRole('button', { name: inCart }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(valueBeside(page, texts.rows.items)).toContainText(amountOf(225_000))
  })

  test(`the tier bar is on the first screen and fills the chosen colour on request; the buy bar is low, stays above the keyboard, and leaves with its section (${locale})`, {
    tag: phoneBehaviourScreen[locale],
  }, async ({ page, request }) => {
    const { id, pivot_colors } = await productOf(request, locale, 'scrub')
    const colour = pivot_colors[0]?.color.name ?? ''
    await page.goto(at(locale, `/product/${id}`))
    const field = (size: string) => page.getByRole('textbox', { name: texts.cell(colour, size), exact: true })
    const pins = page.getByRole('slider', { name: pinName })

    const button = page.getByRole('button', { name: choose })
    const bar = page.locator('[data-bottom-bar]')
    expect(await bottomOf(page.getByText(beforeTax))).toBeLessThan((await bar.boundingBox())?.y ?? 0)
    const tiers = page.getByRole('list', { name: texts.tierBar })
    expect(await bottomOf(tiers.getByText('55.00'))).toBeLessThan((await bar.boundingBox())?.y ?? 0)
    for (const [width, height] of [
      [640, 900],
      [768, 1024],
      [1023, 768],
    ] as const)
      await test.step(`so are the tiers at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height })
        const end = (await bar.boundingBox())?.y ?? height
        await expect.poll(() => bottomOf(tiers.getByText('55.00'))).toBeLessThan(end)
      })
    await page.setViewportSize({ width: 390, height: 844 })

    await button.click()
    await expect(page.getByRole('heading', { name: colour })).toBeInViewport()
    await expect(pins).toHaveCount(1)
    await field('XL').fill('7')
    await field('XL').press('Enter')
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(112)
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
      'content',
      /interactive-widget=resizes-/,
    )
    await openKeyboard(page, 444)
    await expect.poll(() => bottomOf(page.getByRole('button', { name: texts.addShort }))).toBeLessThan(444)
    await openKeyboard(page, 844)
    await expect.poll(() => bottomOf(page.getByRole('button', { name: texts.addShort }))).toBeGreaterThan(800)
    await page.locator('#reviews').evaluate((heading) => heading.scrollIntoView())
    await expect(bar).not.toBeInViewport()
    await pins.evaluate((pin) => pin.scrollIntoView({ block: 'center' }))
    await drag(page, pins, locale, 1 / 5)
    await expect(pins).toHaveAttribute('aria-valuetext', pinAt(10, '50.00'))
    await expect(field('XL')).toHaveValue('7')
    await page.getByRole('button', { name: spread }).click()
    await expect(field('XL')).toHaveValue('10')
    await expect(page.getByRole('button', { name: texts.addShort })).toContainText(amountOf(50_000))
    await page.getByRole('status').getByRole('button', { name: texts.undo }).click()
    await expect(field('XL')).toHaveValue('7')

    await field('XL').fill('')
    await test.step('without pieces too, the bar does not cover a field that the keyboard reaches', async () => {
      await field('XS').focus()
      for (const size of ['S', 'M', 'L', 'XL', '2XL', '3XL']) {
        await page.keyboard.press('Tab')
        await expect(field(size)).toBeFocused()
        expect(await bottomOf(field(size))).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
      }
    })
    await test.step('after a rotation that hides the bar, no space is left for it', async () => {
      const space = () => page.evaluate(() => document.documentElement.style.scrollPaddingBlockEnd)
      expect(await space()).toMatch(/px$/)
      await page.setViewportSize({ width: 844, height: 390 })
      await expect.poll(space).toBe('')
      await page.setViewportSize({ width: 390, height: 844 })
      await expect.poll(space).toMatch(/px$/)
    })
    await pins.evaluate((pin) => pin.scrollIntoView({ block: 'center' }))
    await drag(page, pins, locale, 2 / 5)
    await expect(pins).toHaveAttribute('aria-valuetext', pinAt(50, '45.00'))
    await expect(field('XS')).toHaveValue('0')
    await page.getByRole('button', { name: spread }).click()
    await expect(page.locator('#variants')).toBeFocused()
    await expect(field('XS')).toHaveValue('8')
    await expect(field('3XL')).toHaveValue('7')
  })
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  return box ? box.y + box.height : Number.NaN
}

/** Simulates Safari's on-screen keyboard: the visual viewport shrinks, the page keeps its height. */
async function openKeyboard(page: Page, seen: number) {
  await page.evaluate((height) => {
    const { visualViewport } = window
    if (!visualViewport) throw new Error('This browser has no visual viewport')
    Object.defineProperty(visualViewport, 'height', { value: height, configurable: true })
    visualViewport.dispatchEvent(new Event('resize'))
  }, seen)
}

/** Drags the thumb to `part` (0 to 1) of the bar from its start. */
async function drag(page: Page, pin: Locator, locale: Locale, part: number) {
  const bar = await pin.locator('..').boundingBox()
  const knob = await pin.boundingBox()
  if (!bar || !knob) throw new Error('The pin is not displayed')
  const y = knob.y + knob.height / 2
  const x = bar.x + bar.width * (locale === 'ar' ? 1 - part : part)
  await page.mouse.move(knob.x + knob.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y, { steps: 4 })
  await page.mouse.move(x, y)
  await page.mouse.up()
}
