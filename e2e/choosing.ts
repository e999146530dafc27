import { expect, type Page } from '@playwright/test'
import type { Language } from './languages.ts'
import { words } from './words.ts'

/** Pieces by colour and size, both by the names that the page shows. */
export type Choice = { colour: string; sizes: Record<string, number> }[]

export const piecesOf = (choice: Choice) =>
  choice.flatMap(({ sizes }) => Object.values(sizes)).reduce((sum, count) => sum + count, 0)

/** Types a choice into the grid of a product's page. */
export async function fillGrid(page: Page, lang: Language, choice: Choice) {
  const grid = page.getByRole('grid', { name: words[lang].grid })
  for (const { colour, sizes } of choice) {
    for (const [size, count] of Object.entries(sizes))
      await grid
        .getByRole('textbox', { name: words[lang].cell(colour, size), exact: true })
        .fill(String(count))
  }
  for (const { colour, sizes } of choice) {
    const sum = Object.values(sizes).reduce((all, count) => all + count, 0)
    await expect(grid.getByRole('row', { name: new RegExp(`^${colour} .*\\b${sum}$`) })).toBeVisible()
  }
}

/** Opens colour after colour on a phone: the first piece by plus, the rest typed. */
export async function fillAccordion(page: Page, lang: Language, choice: Choice) {
  const { cell, more } = words[lang]
  for (const { colour, sizes } of choice) {
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
