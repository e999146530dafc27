import { productOf } from './catalogue.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expectNothingCutOff } from './page-checks.ts'
import { expect, test } from './page-test.ts'

for (const locale of locales) {
  const texts = messages[locale]

  test(`a phone of 320 or 390 px shows a centred quantity of three digits (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { id, pivot_colors, sizes, pieces } = await productOf(request, locale, 'scrub')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      if (width === 320) await page.goto(at(locale, `/product/${id}`))
      const colour = pivot_colors[0]?.color.name ?? ''
      const fields = sizes.map(({ name }) =>
        page.getByRole('textbox', { name: texts.cell(colour, name), exact: true }).filter({ visible: true }),
      )
      for (const field of fields) {
        await field.fill('120')
        const fit = await field.evaluate((input: HTMLInputElement) => ({
          room: input.clientWidth,
          fits: input.scrollWidth <= input.clientWidth,
          align: getComputedStyle(input).textAlign,
        }))
        expect(fit, `at ${width} px`).toEqual({ room: expect.any(Number), fits: true, align: 'center' })
        expect(fit.room, `at ${width} px`).toBeGreaterThanOrEqual(56)
      }
      // The thumb at the end of the tier bar.
      await fields[0]?.fill(`${pieces.at(-1)?.to ?? 0}`)
      await expectNothingCutOff(page)
    }
  })

  test(`the largest grid fits at 1024, 1280 and 1440 px (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { id } = await productOf(request, locale, 'polo')
    for (const width of [1024, 1280, 1440])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        if (width === 1024) await page.goto(at(locale, `/product/${id}`))
        const grid = page.getByRole('grid', { name: texts.grid })
        await expect(grid).toBeVisible()
        const seen = await grid.evaluate((table) => {
          const box = table.parentElement?.getBoundingClientRect()
          const cells = [...table.querySelectorAll('th, td')]
          return cells.every((cell) => {
            const { left, right } = cell.getBoundingClientRect()
            const text = document.createRange()
            text.selectNodeContents(cell)
            return (
              box !== undefined &&
              left >= box.left - 1 &&
              right <= box.right + 1 &&
              text.getBoundingClientRect().width <= right - left + 1
            )
          })
        })
        expect(seen).toBe(true)
        const cut = grid
          .locator('th span')
          .evaluateAll((names) =>
            names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
          )
        expect(await cut).toEqual([])
        const buy = page
          .getByRole('main')
          .getByRole('button', { name: texts.chooseFirst })
          .filter({ visible: true })
        expect(await buy.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
        const field = grid.getByRole('textbox').first()
        await field.fill('1200')
        // Both widths are rounded separately.
        expect(await field.evaluate((input) => input.scrollWidth <= input.clientWidth + 1)).toBe(true)
        const tools = page.getByRole('button', { name: texts.undo, exact: true }).locator('..')
        expect(
          await tools.evaluate((row) => row.scrollWidth <= row.clientWidth && row.clientHeight < 60),
        ).toBe(true)
        await field.fill('')
      })
  })
}

test.describe('a grid of twelve sizes', () => {
  for (const locale of locales)
    test(`a grid of twelve sizes scrolls in its frame and keeps colours and totals visible (${locale})`, {
      tag: behaviourScreen[locale],
    }, async ({ page, request }) => {
      const { id } = await productOf(request, locale, 'trousers')
      await page.setViewportSize({ width: 1024, height: 900 })
      await page.goto(at(locale, `/product/${id}`))
      const grid = page.getByRole('grid', { name: messages[locale].grid })
      await grid.getByRole('textbox').nth(11).focus()
      await grid.getByRole('textbox').nth(2).focus()
      const places = await grid.evaluate((table) => {
        const [row] = table.querySelectorAll('tbody tr')
        const parts = [
          table.parentElement,
          row?.firstElementChild,
          document.activeElement,
          row?.lastElementChild,
        ]
        return {
          scrolls: table.scrollWidth > (table.parentElement?.clientWidth ?? 0),
          boxes: parts.map((part) => {
            const { left, right } = (part ?? table).getBoundingClientRect()
            return { left: Math.round(left), right: Math.round(right) }
          }),
        }
      })
      expect(places.scrolls).toBe(true)
      const [frame, colour, field, sum] = places.boxes
      const [first, last] = locale === 'ar' ? [sum, colour] : [colour, sum]
      expect([first?.left, last?.right]).toEqual([frame?.left, frame?.right])
      expect(field?.left).toBeGreaterThanOrEqual(first?.right ?? Number.NaN)
      expect(field?.right).toBeLessThanOrEqual(last?.left ?? Number.NaN)
    })
})

test.describe('the hero', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the hero swaps its text at once, while only the pictures fade', async ({ page }) => {
    await page.goto('/en')
    const hero = page.getByRole('region', { name: messages.en.hero })
    await hero.hover()
    const times = await hero.evaluate(async (element) => {
      element.querySelectorAll<HTMLElement>('ol button')[1]?.click()
      await new Promise(requestAnimationFrame)
      return element.getAnimations({ subtree: true }).flatMap((animation) => {
        const { effect } = animation
        if (!(animation instanceof CSSAnimation) || !(effect instanceof KeyframeEffect)) return []
        const { delay = 0, duration, endTime } = effect.getComputedTiming()
        const text = effect.target?.querySelector('h1, h2') !== null
        const goes = effect.getKeyframes().at(-1)?.opacity === '0'
        return [{ text, goes, from: Number(delay), lasts: Number(duration), end: Number(endTime) }]
      })
    })
    const [out] = times.filter(({ text, goes }) => text && goes)
    const [into] = times.filter(({ text, goes }) => text && !goes)
    expect(out?.end).toBeLessThanOrEqual(into?.from ?? 0)
    expect(into?.end).toBeLessThan(1000)
    expect(times.filter(({ text }) => !text).map(({ lasts }) => lasts)).toContain(2000)
  })
})
