import { fromPercent, fromSar, sar } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { commandWords } from '../../command-line/words.ts'
import { readNewCoupon, type TypedCoupon } from './read-new-coupon.ts'

const words = commandWords('en').couponCommands.add
const typed: TypedCoupon = {
  code: 'EID',
  amount: undefined,
  percent: '10',
  starts: undefined,
  ends: undefined,
  maxUses: undefined,
  perCustomer: undefined,
}
const read = (change: Partial<TypedCoupon>) => readNewCoupon({ ...typed, ...change }, '2026-11-23', words)

test('what is left out is open', () => {
  expect(read({})).toEqual({
    code: 'EID',
    terms: { kind: 'percentage', rate: fromPercent(10) },
    starts: null,
    ends: null,
    maxUses: null,
    perCustomer: null,
  })
})

test('Arabic digits are read too', () => {
  const coupon = { code: 'EID٢٠', amount: '٤٥٫٥', percent: undefined, ends: '٢٠٢٦-١٢-٠١', maxUses: '٣' }
  expect(read(coupon)).toMatchObject({
    code: 'EID20',
    terms: { kind: 'fixed', amount: fromSar(sar(45.5)) },
    ends: '2026-12-01',
    maxUses: 3,
  })
})

test.each<[Partial<TypedCoupon>, string]>([
  [{ code: 'عيد' }, words.bad.code],
  [{ code: '=EID' }, words.bad.code],
  [{ code: 'E'.repeat(65) }, words.bad.code],
  [{ percent: undefined }, words.bad.terms],
  [{ amount: '5' }, words.bad.terms],
  [{ amount: '0', percent: undefined }, words.bad.amount],
  [{ amount: '1.005', percent: undefined }, words.bad.amount],
  [{ amount: '1e3', percent: undefined }, words.bad.amount],
  [{ percent: '100.01' }, words.bad.percent],
  [{ percent: '0' }, words.bad.percent],
  [{ starts: '2026-02-30' }, words.bad.day('--starts')],
  [{ ends: 'tomorrow' }, words.bad.day('--ends')],
  [{ starts: '2026-12-02', ends: '2026-12-01' }, words.bad.order],
  [{ ends: '2026-11-22' }, words.bad.past],
  [{ maxUses: '0' }, words.bad.maxUses],
  [{ perCustomer: '0' }, words.bad.perCustomer],
  [{ maxUses: '1.5' }, words.bad.maxUses],
  [{ maxUses: '1000000001' }, words.bad.maxUses],
])('%j is refused', (change, message) => {
  expect(() => read(change)).toThrow(expect.objectContaining({ message, exitCode: 2 }))
})
