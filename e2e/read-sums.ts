import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from './languages.ts'
import { type Sums, written } from './sums.ts'
import { words } from './words.ts'

/** The value that stands beside a name in a list of names and values. */
export function valueBeside(within: Page | Locator, name: string | RegExp): Locator {
  return within
    .getByRole('term')
    .filter({ hasText: name, visible: true })
    .locator('xpath=following-sibling::dd[1]')
}

/** Holds the summary of the cart or the checkout against what the test worked out itself, to the halala. */
export async function expectSummary(summary: Page | Locator, lang: Language, sums: Sums) {
  const { rows } = words[lang]
  const starts = (name: string | RegExp) =>
    typeof name === 'string' ? new RegExp(`^\\s*${name}\\s*$`) : name
  const amount = async (name: string | RegExp, value: number) =>
    await expect(valueBeside(summary, starts(name))).toContainText(amountOf(value))
  await expect(valueBeside(summary, starts(rows.pieces))).toHaveText(String(sums.pieces))
  await amount(rows.beforeTiers, sums.beforeTiers)
  await amount(rows.saving, sums.saving)
  await amount(rows.items, sums.items)
  if (sums.coupon > 0) await amount(rows.coupon, sums.coupon)
  await amount(rows.shipping, sums.shipping)
  await amount(rows.tax, sums.tax)
  await amount(rows.grand, sums.grand)
}

/** An amount as a whole: 20.00 is not found in 120.00. */
export const amountOf = (value: number) =>
  new RegExp(`(?<![\\d,.])${written(value).replace('.', '\\.')}(?!\\d)`)
