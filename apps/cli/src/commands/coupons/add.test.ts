import { fromPercent, fromSar, sar } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { commandMessages } from '../../command-line/messages.ts'
import { parseCoupon, type TypedCoupon } from './add.ts'

const messages = commandMessages('en').couponCommands.add
const typed: TypedCoupon = {
  code: 'EID',
  amount: undefined,
  percent: '10',
  starts: undefined,
  ends: undefined,
  maxUses: undefined,
  perCustomer: undefined,
}
const read = (change: Partial<TypedCoupon>) => parseCoupon({ ...typed, ...change }, '2026-11-23', messages)

test('stores no dates or limits if none are given', () => {
  expect(read({})).toEqual({
    code: 'EID',
    terms: { kind: 'percentage', rate: fromPercent(10) },
    starts: null,
    ends: null,
    maxUses: null,
    perCustomer: null,
  })
})

test('parses Arabic digits', () => {
  const coupon = { code: 'EID٢٠', amount: '٤٥٫٥', percent: undefined, ends: '٢٠٢٦-١٢-٠١', maxUses: '٣' }
  expect(read(coupon)).toMatchObject({
    code: 'EID20',
    terms: { kind: 'fixed', amount: fromSar(sar(45.5)) },
    ends: '2026-12-01',
    maxUses: 3,
  })
})

test.each<[Partial<TypedCoupon>, string]>([
  [{ code: 'عيد' }, messages.bad.code],
  [{ code: '=EID' }, messages.bad.code],
  [{ code: 'E'.repeat(65) }, messages.bad.code],
  [{ percent: undefined }, messages.bad.terms],
  [{ amount: '5' }, messages.bad.terms],
  [{ amount: '0', percent: undefined }, messages.bad.amount],
  [{ amount: '1.005', percent: undefined }, messages.bad.amount],
  [{ amount: '1e3', percent: undefined }, messages.bad.amount],
  [{ percent: '100.01' }, messages.bad.percent],
  [{ percent: '0' }, messages.bad.percent],
  [{ starts: '2026-02-30' }, messages.bad.day('--starts')],
  [{ ends: 'tomorrow' }, messages.bad.day('--ends')],
  [{ starts: '2026-12-02', ends: '2026-12-01' }, messages.bad.order],
  [{ ends: '2026-11-22' }, messages.bad.past],
  [{ maxUses: '0' }, messages.bad.maxUses],
  [{ perCustomer: '0' }, messages.bad.perCustomer],
  [{ maxUses: '1.5' }, messages.bad.maxUses],
  [{ maxUses: '1000000001' }, messages.bad.maxUses],
])('refuses a coupon with %j', (change, message) => {
  expect(() => read(change)).toThrow(expect.objectContaining({ message, exitCode: 2 }))
})
