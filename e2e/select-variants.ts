import { expect, type Page } from '@playwright/test'
import type { Locale } from './locales.ts'
import { messages } from './messages.ts'

/** Pieces by the displayed names of colour and size. */
export type VariantQuantities = { colour: string; sizes: Record<string, number> }[]

export const piecesOf = (chosen: VariantQuantities) =>
  chosen.flatMap(({ sizes }) => Object.values(sizes)).reduce((sum, count) => sum + count, 0)

/** Types quantities into the grid of a product page. */
export async function fillGrid(page: Page, locale: Locale, chosen: VariantQuantities) {
  const grid = page.getByRole('grid', { name: messages[locale].grid })
  for (const { colour, sizes } of chosen) {
    for (const [size, count] of Object.entries(sizes))
      await grid
        .getByRole('textbox', { name: messages[locale].cell(colour, size), exact: true })
        .fill(String(count))
  }
  for (const { colour, sizes } of chosen) {
    const sum = Object.values(sizes).reduce((all, count) => all + count, 0)
    await expect(grid.getByRole('row', { name: new RegExp(`^${colour} .*\\b${sum}$`) })).toBeVisible()
  }
}

/** Enters quantities colour by colour on a phone: plus for the first cell, typing for the rest. */
export async function fillAccordion(page: Page, locale: Locale, chosen: VariantQuantities) {
  const { cell, more } = messages[locale]
  for (const { colour, sizes } of chosen) {
    const fold = page.getByRole('button', { name: colour, exact: true })
    await fold.click()
    await expect(page.getByRole('button', { name: new RegExp(`^${colour}`) })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    for (const [size, count] of Object.entries(sizes)) {
      const field = page.getByRole('textbox', { name: cell(colour, size), exact: true })
      await page.getByRole('button', { name: more(cell(colour, size)), exact: true }).click()
      await expect(field).toHaveValue('1')
      await field.fill(String(count))
      await field.press('Enter')
      await expect(field).toHaveValue(String(count))
    }
  }
}
