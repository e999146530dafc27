import type { Sar } from '@zayy/domain/money'

/**
 * Numbers as the shop writes them: digits 0-9, a comma between thousands and a point before decimals in both
 * languages. Without the hidden direction marks that Intl puts into Arabic, so a copied price is clean.
 */
const percentage = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Below it nothing is grouped, and what is not to be rounded reads as it is: most are so, and Intl takes a hundred times as long. */
const grouped = 1000

/** A count or a rating: 1234 → '1,234', 4.67 → '4.7'. */
export function formatNumber(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < grouped ? `${value}` : whole.format(value)
}

/** Money in SAR with 2 decimals and no sign of the currency: 1234.5 → '1,234.50' (specification, section 9). */
export function formatAmount(sar: Sar): string {
  const value = Number(sar)
  return Math.abs(value) < grouped ? value.toFixed(2) : amount.format(value)
}

/** A percentage with the two decimals that a rate may have: 15 → '15%', 12.25 → '12.25%'. To be isolated left to right in Arabic text. */
export function formatPercent(percent: number): string {
  return `${percentage.format(percent)}%`
}
