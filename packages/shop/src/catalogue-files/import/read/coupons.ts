import type { CouponTerms } from '@zayy/domain/checkout/coupon-value'
import {
  amount,
  code,
  day,
  oneOf,
  optional,
  optionalColumn,
  percentage,
  requiredText,
  wholeNumber,
} from './cells.ts'
import type { Folder } from './folder.ts'
import { type Cell, readCell } from './table.ts'

export type CouponsFile = ReturnType<typeof readCoupons>

/** Parsers of the column `amount`, by the column `type`. */
const termsCells: Record<'0' | '1', Cell<CouponTerms>> = {
  0: (text, cellRef) => ({ kind: 'fixed', amount: amount(text, cellRef) }),
  1: (text, cellRef) => ({ kind: 'percentage', rate: percentage(text, cellRef) }),
}

/** Reads coupons.csv. Type 0 is an amount in SAR, type 1 a percentage. `starts` and `ends` are dates, inclusive. */
export function readCoupons(folder: Folder) {
  const { issues } = folder
  const { file, lines } = folder.table(
    'coupons.csv',
    {
      code,
      type: oneOf('0', '1'),
      amount: requiredText,
      starts: optional(day),
      ends: optional(day),
      max_uses: optional(wholeNumber(1, 1_000_000_000)),
      per_customer: optionalColumn(optional(wholeNumber(1, 1_000_000_000))),
    },
    'code',
  )
  const spellings = new Map<string, number>()
  return lines.flatMap(({ row, values: { type, amount, ...values } }) => {
    const spelling = values.code.toUpperCase()
    const first = spellings.get(spelling)
    if (first)
      issues.add({ file, row, column: 'code' }, ({ coupons }) => coupons.sameCode(values.code, `${first}`))
    spellings.set(spelling, row)
    const { starts, ends } = values
    if (starts && ends && ends < starts) {
      issues.add({ file, row, column: 'ends' }, ({ coupons }) => coupons.endsBeforeStart(ends))
    }
    const terms = readCell(termsCells[type], amount, { file, row, column: 'amount' }, issues)
    return terms ? [{ ...values, terms: terms.value }] : []
  })
}
