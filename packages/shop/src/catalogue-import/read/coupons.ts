import { fromSar, sar } from '@zayy/domain/money'
import { amount, code, day, oneOf, optional, wholeNumber } from './cells.ts'
import type { Folder } from './folder.ts'

export type CouponsFile = ReturnType<typeof readCoupons>

/** coupons.csv. Type 0 is an amount in SAR, type 1 a percentage. `starts` and `ends` are days, both included. */
export function readCoupons(folder: Folder) {
  const { issues } = folder
  const coupons = folder.table(
    'coupons.csv',
    {
      code,
      type: oneOf('0', '1'),
      amount,
      starts: optional(day),
      ends: optional(day),
      max_uses: optional(wholeNumber(1, 1_000_000_000)),
    },
    'code',
  )
  const hundredPercent = fromSar(sar(100))
  const spellings = new Map<string, number>()
  for (const { row, values } of coupons.lines) {
    const cellRef = { file: coupons.file, row }
    const spelling = values.code.toUpperCase()
    const first = spellings.get(spelling)
    if (first)
      issues.add({ ...cellRef, column: 'code' }, `is "${values.code}", the same code as in row ${first}`)
    spellings.set(spelling, row)
    if (values.type === '1' && values.amount > hundredPercent) {
      issues.add({ ...cellRef, column: 'amount' }, 'is more than 100 percent')
    }
    if (values.starts && values.ends && values.ends < values.starts) {
      issues.add({ ...cellRef, column: 'ends' }, `is ${values.ends}, before the coupon starts`)
    }
  }
  return coupons
}
