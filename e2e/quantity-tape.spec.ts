import { quantityTape as arabic } from '@zayy/i18n/messages/ar/quantity-tape'
import { quantityTape as english } from '@zayy/i18n/messages/en/quantity-tape'
import { known } from '../demo/known.ts'
import { at, behaviourScreen, type Locale, locales } from './locales.ts'
import { expect, test } from './page-test.ts'

const texts = {
  ar: { ...arabic, clinic: '60 قطعة، عيادة كاملة', title: 'بسعر 60 قطعة', on: 'ArrowLeft' },
  en: { ...english, clinic: '60 pieces, a whole clinic', title: 'at the 60-piece price', on: 'ArrowRight' },
}

for (const locale of locales) {
  const { label, clinic, title, on, notAQuantity } = texts[locale]

  test(`every price of the home page follows the pin of the tape without a request (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/'))
    const pin = page.getByRole('slider', { name: label })
    const field = page.getByRole('textbox', { name: label })
    const cardOf = ({ name }: { name: Record<Locale, string> }) =>
      page
        .getByRole('main')
        .getByRole('link')
        .filter({ has: page.getByRole('heading', { level: 3, name: name[locale] }) })
    const card = cardOf(known.products.scrub)
    await expect(pin).toHaveAttribute('aria-valuenow', '1')
    await expect(card).toContainText('55.00')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url())
    })

    await pin.press('PageUp')
    await pin.press('PageUp')
    await pin.press(on)
    await expect(pin).toHaveAttribute('aria-valuenow', '51')
    await expect(card).toContainText('45.00')
    await pin.press('Home')
    await expect(card).toContainText('55.00')

    await field.fill('٦٠')
    await expect(pin).toHaveAttribute('aria-valuetext', clinic)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page).toHaveURL(/[?&]quantity=60$/)
    // In a row below the viewport.
    const below = cardOf(known.products.hivisPolo)
    await expect(below).toContainText('44.00')
    await field.fill('6o')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(notAQuantity)).toBeVisible()
    await field.press('Escape')
    await expect(field).toHaveValue('60')

    const box = await pin.boundingBox()
    if (!box) throw new Error('There is no pin')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + (locale === 'ar' ? -60 : 60), y, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => Number(await pin.getAttribute('aria-valuenow'))).toBeGreaterThan(60)
    expect(asked).toEqual([])

    await test.step('a row below the viewport shows no other price when it is jumped to', async () => {
      await field.fill('1')
      await expect(below).not.toContainText('44.00')
      await field.fill('60')
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      const seen = await below.evaluate(pricesSeen)
      expect(seen.filter((price) => !price.includes('44.00'))).toEqual([])
    })
  })
}

/** Jumps to a card. Returns the prices that are visible in its next frames, the first 20 of them. */
async function pricesSeen(card: Element): Promise<string[]> {
  card.scrollIntoView({ behavior: 'instant', block: 'center' })
  const seen: string[] = []
  while (seen.length < 20) {
    await new Promise(requestAnimationFrame)
    const price = card.querySelector('bdi')
    if (price && getComputedStyle(price).visibility === 'visible') seen.push(price.textContent)
  }
  return seen
}

test('hero and tape fill the first screen together', async ({ page }) => {
  await page.goto('/')
  const tape = page.getByRole('region').filter({ has: page.getByRole('slider') })
  await expect(tape).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(
        async () => {
          const box = await tape.boundingBox()
          return box && Math.round(box.y + box.height)
        },
        { message: `${width} × ${height}` },
      )
      .toBe(height)
  }
  // A logo without transparency is a white block over the hero, except in the picture for paper.
  const logo = page.getByRole('banner').locator('a > img')
  await expect(logo).toHaveAttribute('src', /\.png$/)
  await page.mouse.wheel(0, 300)
  await expect(logo).toHaveAttribute('src', /\.avif$/)
})
