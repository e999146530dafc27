import { expect, test } from './page-test.ts'

test('the default browser has a mouse and loads no pictures', async ({ page }) => {
  await page.goto('/about')
  expect(await page.evaluate(() => matchMedia('(hover: hover) and (pointer: fine)').matches)).toBe(true)
  const widths = await page.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth))
  expect(new Set(widths)).toEqual(new Set([0]))
})
