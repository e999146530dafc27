import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isHeld,
  MAX_WRONG_CODES,
  type ResetCodeLockout,
  withFailure,
  withoutFailures,
} from './reset-code-lockout.ts'

const hour = 60 * 60_000
const begun = Date.UTC(2026, 10, 22)
const fresh: ResetCodeLockout = { failures: 0, decayedAt: begun, endsAt: 0, hours: 0 }

/** Returns the lockout after failures at these hours, and which of them were accepted. */
function after(hours: readonly number[]) {
  let lockout = fresh
  const taken: number[] = []
  for (const at of hours) {
    const now = begun + at * hour
    if (isHeld(lockout, now)) continue
    lockout = withFailure(lockout, now)
    taken.push(at)
  }
  return { lockout, taken, heldAt: (at: number) => isHeld(lockout, begun + at * hour) }
}
const burst = (at: number, failures = MAX_WRONG_CODES) => Array.from({ length: failures }, () => at)

test('locks reset codes for an hour after 20 failures, not after 19', () => {
  expect(after(burst(0, 19)).heldAt(0)).toBe(false)
  const { heldAt } = after(burst(0))
  expect([0, 0.99, 1].map(heldAt)).toEqual([true, true, false])
})

test('forgets one failed reset code each hour', () => {
  expect(after([...burst(0, 19), 0.9]).heldAt(0.9)).toBe(true)
  expect(after([...burst(0, 19), 1]).heldAt(1)).toBe(false)
  expect(after([...burst(0, 19), 1, 1.9]).heldAt(1.9)).toBe(true)
  expect(after([...burst(0, 19), ...burst(19, 19)]).heldAt(19)).toBe(false)
})

test.each([
  [0, 1],
  [1, 2],
  [2, 4],
  [3, 8],
  [4, 16],
  [5, 24],
  [6, 24],
])('after %i lockouts within a week, locks for %i hours', (times, hours) => {
  let lockout = fresh
  let now = begun
  for (let at = 0; at <= times; at += 1) {
    now = Math.max(now, lockout.endsAt)
    for (const _ of burst(0)) lockout = withFailure(lockout, now)
  }
  expect(lockout.endsAt - now).toBe(hours * hour)
})

test('locks for one hour again after a week without lockout', () => {
  const { lockout } = after([...burst(0), ...burst(1), ...burst(3 + 7 * 24)])
  expect(lockout.hours).toBe(1)
})

test('does not count failures before a right reset code', () => {
  expect(withoutFailures(after(burst(0, 3)).lockout, 3)).toEqual(after([]).lockout)
  expect(withoutFailures(fresh, 3).failures).toBe(0)
})

/** Simulates sixty days of guessing. `plan` returns the hours to wait before the next guess. */
function guessed(plan: (lockout: ResetCodeLockout, at: number) => number): { taken: number; days: number } {
  const days = 60
  let lockout = fresh
  let taken = 0
  for (let at = 0; at < days * 24; at += plan(lockout, at)) {
    if (isHeld(lockout, begun + at * hour)) continue
    lockout = withFailure(lockout, begun + at * hour)
    taken += 1
  }
  return { taken, days }
}
const minute = 1 / 60

test.each([
  ['as often as it can', () => minute],
  ['once an hour', () => 1],
  [
    'as often as never holds',
    ({ failures }: ResetCodeLockout) => (failures < MAX_WRONG_CODES - 1 ? minute : 1),
  ],
  [
    'as often as holds for one hour only',
    ({ failures, endsAt }: ResetCodeLockout, at: number) =>
      failures < MAX_WRONG_CODES - 1 || begun + at * hour > endsAt + 7 * 24 * hour ? minute : 1,
  ],
])('allows at most 27 guesses a day to an attacker who guesses %s', (_, plan) => {
  const { taken, days } = guessed(plan)
  // 120: the guesses taken at once and the short lockouts of the first days.
  expect(taken).toBeLessThanOrEqual(120 + 27 * days)
})

test('allows at most 27 guesses a day for any guessing pattern', () => {
  const pauses = fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { minLength: 200, maxLength: 600 })
  fc.assert(
    fc.property(pauses, (waits) => {
      let at = 0
      const hours = waits.map((wait) => {
        at += wait
        return at
      })
      const { taken } = after(hours)
      const days = at / 24
      expect(taken.length).toBeLessThanOrEqual(120 + 27 * days)
    }),
  )
})
