import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secondsUntilAllowed, slidingCount, type WindowCounts } from './sliding-window.ts'

const hour = 3_600

test.each([
  [{ calls: 0, before: 4, age: 0 }, 4],
  [{ calls: 0, before: 4, age: 900 }, 3],
  [{ calls: 0, before: 4, age: 901 }, 3],
  [{ calls: 1, before: 4, age: 3_599 }, 2],
  [{ calls: 2, before: 0, age: 10 }, 2],
])('%o are %i calls within the last hour', (counts, calls) => {
  expect(slidingCount(counts, hour)).toBe(calls)
})

test.each([
  ['a full window ends, and one of its four calls leaves', { calls: 4, before: 0, age: 600 }, 3_000 + 900],
  ['one beyond a full window waits no longer', { calls: 5, before: 0, age: 600 }, 3_000 + 900],
  ['one call of the window before leaves', { calls: 0, before: 4, age: 600 }, 300],
  ['two calls of the window before leave', { calls: 1, before: 4, age: 600 }, 1_200],
  ['all calls of the window before leave', { calls: 3, before: 4, age: 600 }, 3_000],
])('of four calls an hour one more is allowed once %s', (_, counts, wait) => {
  expect(secondsUntilAllowed(counts, 4, hour)).toBe(wait)
})

/** The counts that a row has so many seconds later, where nobody has called meanwhile. */
function later({ calls, before, age }: WindowCounts, wait: number, most: number): WindowCounts {
  if (age + wait < hour) return { calls, before, age: age + wait }
  return age + wait < 2 * hour
    ? { calls: 0, before: Math.min(calls, most), age: age + wait - hour }
    : { calls: 0, before: 0, age: 0 }
}

test('whoever waits as long as they are told may call once more, and a second earlier may not', () => {
  const used = fc.record({
    most: fc.integer({ min: 1, max: 200 }),
    calls: fc.nat(201),
    before: fc.nat(200),
    age: fc.nat(hour - 1),
  })
  const mayCall = (counts: WindowCounts, most: number) => slidingCount(counts, hour) + 1 <= most
  fc.assert(
    fc.property(used, ({ most, ...counts }) => {
      fc.pre(counts.calls <= most + 1 && counts.before <= most && !mayCall(counts, most))
      const wait = secondsUntilAllowed(counts, most, hour)
      expect(mayCall(later(counts, wait + 0.001, most), most)).toBe(true)
      if (wait > 1) expect(mayCall(later(counts, wait - 1.001, most), most)).toBe(false)
    }),
  )
})
