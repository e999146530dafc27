import { coupons } from '@zayy/database/schema/checkout'
import { type CouponTerms, couponToStored } from '@zayy/domain/checkout/coupon-value'
import { and, eq, gte, isNull, notInArray, or, sql } from 'drizzle-orm'
import {
  amount,
  code,
  day,
  oneOf,
  optional,
  optionalColumn,
  orElse,
  percentage,
  requiredText,
  wholeNumber,
} from './read/cells.ts'
import type { Folder } from './read/folder.ts'
import { type Cell, readCell } from './read/read-cell.ts'
import { cellOf } from './read/table.ts'
import type { StoreContext } from './store/table-sync.ts'

export type CouponsFile = Awaited<ReturnType<typeof readCoupons>>

/** Parsers of the column `amount`, by the column `type`. */
const termsCells: Record<'0' | '1', Cell<CouponTerms>> = {
  0: (text, cellRef) => ({ kind: 'fixed', amount: amount(text, cellRef) }),
  1: (text, cellRef) => ({ kind: 'percentage', rate: percentage(text, cellRef) }),
}

/** Reads coupons.csv. Type 0 is an amount in SAR, type 1 a percentage. `starts` and `ends` are dates, inclusive. */
export async function readCoupons(folder: Folder) {
  const { issues } = folder
  const { lines } = await folder.table(
    'coupons.csv',
    {
      code,
      type: oneOf('0', '1'),
      amount: requiredText,
      starts: orElse(optional(day), () => null),
      ends: orElse(optional(day), () => null),
      max_uses: orElse(optional(wholeNumber(1, 1_000_000_000)), () => null),
      per_customer: optionalColumn(optional(wholeNumber(1, 1_000_000_000))),
    },
    'code',
  )
  const spellings = new Map<string, string>()
  return lines.flatMap((line) => {
    const { type, amount, ...values } = line.values
    const spelling = values.code.toUpperCase()
    const first = spellings.get(spelling)
    if (first) issues.add(cellOf(line, 'code'), ({ coupons }) => coupons.sameCode(values.code, first))
    spellings.set(spelling, `${line.at.row}`)
    const { starts, ends } = values
    if (starts && ends && ends < starts) {
      issues.add(cellOf(line, 'ends'), ({ coupons }) => coupons.endsBeforeStart(ends))
    }
    const terms = readCell(termsCells[type], amount, cellOf(line, 'amount'), issues)
    return terms ? [{ ...values, terms: terms.value }] : []
  })
}

/**
 * Stores the coupons of the owner's file. Other coupons stay, since commands can add some, except those of the demo,
 * whose codes are public: they end. `max_uses` may be lower than the uses so far.
 * @param options.isDemo the file belongs to the demo
 * @param options.today YYYY-MM-DD in Riyadh
 */
export async function storeCoupons(
  { tables, log, transaction }: StoreContext,
  file: CouponsFile,
  { isDemo, today }: { isDemo: boolean; today: string },
): Promise<void> {
  await tables.sync(
    coupons,
    ['code'],
    file.map(({ code, terms, starts, ends, max_uses, per_customer }) => ({
      code,
      ...couponToStored(terms),
      startsOn: starts,
      endsOn: ends,
      maxUses: max_uses,
      perCustomer: per_customer,
      ...(isDemo && { demo: true }),
    })),
    'stay',
  )
  if (isDemo) return
  const yesterday = sql`${today}::date - 1`
  const ended = await transaction
    .update(coupons)
    .set({ endsOn: yesterday, startsOn: sql`least(${coupons.startsOn}, ${yesterday})` })
    .where(
      and(
        eq(coupons.demo, true),
        or(isNull(coupons.endsOn), gte(coupons.endsOn, today)),
        file.length > 0
          ? notInArray(
              coupons.code,
              file.map(({ code }) => code),
            )
          : undefined,
      ),
    )
    .returning({ id: coupons.id, ends: coupons.endsOn })
  if (ended.length > 0) tables.noteWritten()
  for (const { id, ends } of ended) log.add('coupon', 'changed', { of: id, field: 'ends', after: ends })
}
