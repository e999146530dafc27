import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secondsUntilAllowed, slidingCount, type WindowCounts } from './sliding-window.ts'

const hour = 3_600

test.each([
  [{ count: 0, previous: 4, age: 0 }, 4],
  [{ count: 0, previous: 4, age: 900 }, 3],
  [{ count: 0, previous: 4, age: 901 }, 3],
  [{ count: 1, previous: 4, age: 3_599 }, 2],
  [{ count: 2, previous: 0, age: 10 }, 2],
])('counts %o as %i calls within the last hour', (counts, calls) => {
  expect(slidingCount(counts, hour)).toBe(calls)
})

test.each([
  ['a full window ends, and one of its four calls leaves', { count: 4, previous: 0, age: 600 }, 3_000 + 900],
  ['one beyond a full window waits no longer', { count: 5, previous: 0, age: 600 }, 3_000 + 900],
  ['one call of the previous window leaves', { count: 0, previous: 4, age: 600 }, 300],
  ['two calls of the previous window leave', { count: 1, previous: 4, age: 600 }, 1_200],
  ['all calls of the previous window leave', { count: 3, previous: 4, age: 600 }, 3_000],
])('allows one more of four calls an hour once %s', (_, counts, wait) => {
  expect(secondsUntilAllowed(counts, 4, hour)).toBe(wait)
})

/** Returns the counts of a row `wait` seconds later, without calls in between. */
function later({ count, previous, age }: WindowCounts, wait: number, max: number): WindowCounts {
  if (age + wait < hour) return { count, previous, age: age + wait }
  return age + wait < 2 * hour
    ? { count: 0, previous: Math.min(count, max), age: age + wait - hour }
    : { count: 0, previous: 0, age: 0 }
}

test('allows one more call after the wait, and not a second earlier', () => {
  const used = fc.record({
    max: fc.integer({ min: 1, max: 200 }),
    count: fc.nat(201),
    previous: fc.nat(200),
    age: fc.nat(hour - 1),
  })
  const mayCall = (counts: WindowCounts, max: number) => slidingCount(counts, hour) + 1 <= max
  fc.assert(
    fc.property(used, ({ max, ...counts }) => {
      fc.pre(counts.count <= max + 1 && counts.previous <= max && !mayCall(counts, max))
      const wait = secondsUntilAllowed(counts, max, hour)
      expect(mayCall(later(counts, wait + 0.001, max), max)).toBe(true)
      if (wait > 1) expect(mayCall(later(counts, wait - 1.001, max), max)).toBe(false)
    }),
  )
})
