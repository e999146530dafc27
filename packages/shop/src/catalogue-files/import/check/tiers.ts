import { toDecimal } from '@zayy/domain/money'
import type { ImportIssues } from '../import-issues.ts'
import type { Catalogue } from '../read/catalogue.ts'

/** The tiers of a product, in the order of their quantities, leave no quantity out and price none twice. More pieces for a dearer price are a slip, mostly. */
export function checkTiers(tiers: Catalogue['tiers'], issues: ImportIssues): void {
  const { file } = tiers
  for (const { row, values } of tiers.lines) {
    if (values.to < values.from) {
      issues.add({ file, row, column: 'to' }, (messages) =>
        messages.tiers.turned(`${values.to}`, `${values.from}`),
      )
    }
  }
  const byProduct = Map.groupBy(tiers.lines, ({ values }) => values.product)
  for (const [product, lines] of byProduct) {
    if (tiers.invalidKeys.has(product)) continue
    const ordered = lines.toSorted((a, b) => a.values.from - b.values.from)
    for (const [index, { row, values }] of ordered.entries()) {
      const previous = ordered[index - 1]
      if (previous && values.price > previous.values.price) {
        const prices = [toDecimal(values.price), toDecimal(previous.values.price)] as const
        issues.warn(
          { file, row, column: 'price' },
          ({ warnings }) => warnings.dearer(...prices, `${previous.row}`),
          true,
        )
      }
      if (!previous || values.from === previous.values.to + 1) continue
      const { from, to } = previous.values
      issues.add({ file, row, column: 'from' }, ({ tiers: { gap, overlap } }) =>
        (values.from > to ? gap : overlap)(`${values.from}`, `${from}`, `${to}`, `${previous.row}`),
      )
    }
  }
}
