import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from './locales.ts'
import { messages } from './messages.ts'
import { type OrderTotals, written } from './order-totals.ts'

/** Locates the value of a name in a list of names and values. */
export function valueBeside(within: Page | Locator, name: string | RegExp): Locator {
  return within
    .getByRole('term')
    .filter({ hasText: name, visible: true })
    .locator('xpath=following-sibling::dd[1]')
}

/** Compares the summary of the cart or the checkout with the expected totals, to the halala. */
export async function expectSummary(summary: Page | Locator, locale: Locale, totals: OrderTotals) {
  const { rows } = messages[locale]
  const starts = (name: string | RegExp) =>
    typeof name === 'string' ? new RegExp(`^\\s*${name}\\s*$`) : name
  const amount = async (name: string | RegExp, value: number) =>
    await expect(valueBeside(summary, starts(name))).toContainText(amountOf(value))
  await expect(valueBeside(summary, starts(rows.pieces))).toHaveText(String(totals.pieces))
  await amount(rows.beforeTiers, totals.beforeTiers)
  if (totals.saving > 0) await amount(rows.saving, totals.saving)
  else await expect(valueBeside(summary, starts(rows.saving))).toHaveCount(0)
  await amount(rows.items, totals.items)
  if (totals.coupon > 0) await amount(rows.coupon, totals.coupon)
  await amount(rows.shipping, totals.shipping)
  await amount(rows.tax, totals.tax)
  await amount(rows.grand, totals.grand)
}

/** Matches a whole amount: 20.00 does not match 120.00. */
export const amountOf = (value: number) =>
  new RegExp(`(?<![\\d,.])${written(value).replace('.', '\\.')}(?!\\d)`)
