import type { Locale } from '@zayy/i18n/locale'
import type { ChangeGroup, ShopChange, Thing } from '../changes/shop-change.ts'
import type { ImportIssues } from '../import-issues.ts'

const cells: Partial<Record<Thing, { file: string; column: string }>> = {
  price: { file: 'tiers.csv', column: 'price' },
  city: { file: 'cities.csv', column: 'shipping' },
  coupon: { file: 'coupons.csv', column: 'amount' },
}

const priceCell = { file: 'products.csv', column: 'tiers' }

/** Maximum number of warnings per file. The list of changes has all of them. */
const MOST = 20

/**
 * Asks about prices, delivery fees and discounts that grow or fall by half, which are often typing mistakes.
 * @param given files of the folder, which may have its prices in cells of products.csv
 */
export function warnOfUnusualAmounts(
  changes: readonly ChangeGroup[],
  issues: ImportIssues,
  { locale, given }: { locale: Locale; given: readonly string[] },
): void {
  for (const { thing, marked, listed } of changes) {
    const usual = cells[thing]
    if (!usual || marked === 0) continue
    const cell = thing === 'price' && !given.includes(usual.file) ? priceCell : usual
    // The check of the folder reports dearer tiers, with their rows.
    const unusual = listed.filter(({ mark }) => mark !== undefined && mark.kind !== 'dearer')
    for (const change of unusual.slice(0, MOST)) {
      const [was, is] = [change.before, change.after].map((value) => (typeof value === 'string' ? value : ''))
      issues.warn(cell, ({ warnings }) => warnings.unusual(nameOf(change, locale), is ?? '', was ?? ''), true)
    }
    const more = unusual.length - MOST
    if (more > 0) issues.warn(cell, ({ warnings }) => warnings.unusualMore(`${more}`), true)
  }
}

function nameOf({ key, name, part }: ShopChange, locale: Locale): string {
  const quantities = part && 'from' in part ? ` ${part.from}–${part.to}` : ''
  return `${name?.[locale] || key}${quantities}`
}
