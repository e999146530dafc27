import type { Sar } from '@zayy/domain/money'
import { lazily } from './lazily.ts'

/**
 * Number formats of the shop, the same in both languages: digits 0-9, commas between thousands, a decimal point. Omits the
 * invisible direction marks that Intl adds in Arabic, so that a copied price is clean.
 */
const percentage = lazily(() => new Intl.NumberFormat('en', { maximumFractionDigits: 2 }))
const whole = lazily(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }))
const amount = lazily(
  () => new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** Numbers below this need no grouping, and most are. They skip Intl, which is a hundred times slower. */
const GROUPED_FROM = 1000

/** Formats a count or a rating: 1234 → '1,234', 4.67 → '4.7'. */
export function formatNumber(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < GROUPED_FROM ? `${value}` : whole().format(value)
}

/** Formats SAR with 2 decimals and no currency sign: 1234.5 → '1,234.50' (specification, section 9). */
export function formatAmount(sar: Sar): string {
  const value = Number(sar)
  return Math.abs(value) < GROUPED_FROM ? value.toFixed(2) : amount().format(value)
}

/** Formats a percentage with at most 2 decimals: 15 → '15%', 12.25 → '12.25%'. Isolate it left to right in Arabic text. */
export function formatPercent(percent: number): string {
  return `${percentage().format(percent)}%`
}
