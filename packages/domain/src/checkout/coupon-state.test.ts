import { expect, test } from 'vitest'
import { couponState } from './coupon-state.ts'

const today = '2026-11-23'
const open = { starts: null, ends: null, maxUses: null, used: 0 }

test.each([
  [{}, 'active'],
  [{ used: 500 }, 'active'],
  [{ starts: today }, 'active'],
  [{ ends: today }, 'active'],
  [{ starts: '2026-11-24' }, 'scheduled'],
  [{ ends: '2026-11-22' }, 'ended'],
  [{ maxUses: 3, used: 2 }, 'active'],
  [{ maxUses: 3, used: 3 }, 'used up'],
  [{ maxUses: 3, used: 4 }, 'used up'],
  [{ maxUses: 3, used: 3, ends: '2026-11-22' }, 'ended'],
  [{ maxUses: 3, used: 3, starts: '2026-11-24' }, 'used up'],
])('a coupon with %j is %s', (coupon, state) => {
  expect(couponState({ ...open, ...coupon }, today)).toBe(state)
})
