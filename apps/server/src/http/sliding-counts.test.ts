import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SlidingCounts } from './sliding-counts.ts'

/** Counts over 10 s, and the clock that they go by. */
function counts(width?: number) {
  const clock = { seconds: 100 }
  const options = { seconds: 10, now: () => clock.seconds * 1_000, ...(width && { width }) }
  return { clock, counted: new SlidingCounts(options) }
}

function add(counted: SlidingCounts, key: string, times: number): void {
  for (let time = 0; time < times; time += 1) counted.add(key)
}

test('what was counted leaves the window as it slides on', () => {
  const { clock, counted } = counts()
  add(counted, 'one', 8)
  expect([counted.count('one'), counted.count('another')]).toEqual([8, 0])
  clock.seconds = 110
  expect(counted.count('one')).toBe(8)
  clock.seconds = 115
  add(counted, 'one', 2)
  expect(counted.count('one')).toBe(6)
  clock.seconds = 120
  expect(counted.count('one')).toBe(2)
  clock.seconds = 300
  expect(counted.count('one')).toBe(0)
})

describe('how long until a count is below a limit', () => {
  test.each([
    [100, 10, 10, 11],
    [105, 10, 10, 6],
    [105, 19, 10, 10],
    [109, 11, 10, 2],
  ])('counted at %i s, %i times, limit %i: %i s', (at, times, most, seconds) => {
    const { clock, counted } = counts()
    clock.seconds = at
    add(counted, 'one', times)
    expect(counted.secondsUntilBelow(most, 'one')).toBe(seconds)
    clock.seconds += seconds
    expect(counted.count('one')).toBeLessThan(most)
  })

  test('whatever was counted when, after that time and no earlier than a second before it', () => {
    const gaps = fc.array(fc.tuple(fc.double({ min: 0, max: 9, noNaN: true }), fc.nat(20)), { maxLength: 8 })
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 30 }), (steps, most) => {
        const { clock, counted } = counts()
        for (const [gap, times] of steps) {
          clock.seconds += gap
          add(counted, 'one', times)
        }
        if (counted.count('one') < most) return
        const wait = counted.secondsUntilBelow(most, 'one')
        const start = clock.seconds
        clock.seconds = start + Math.max(0, wait - 1.001)
        if (wait > 1) expect(counted.count('one')).toBeGreaterThanOrEqual(most - 1e-6)
        clock.seconds = start + wait + 0.001
        expect(counted.count('one')).toBeLessThan(most)
      }),
    )
  })
})

test('whoever counts under any number of other keys makes nobody’s count forgotten', () => {
  const { counted } = counts()
  add(counted, 'one', 100)
  for (let key = 0; key < 200_000; key += 1) counted.add(`2001:db8:${key.toString(16)}::/64`)
  expect(counted.count('one')).toBeGreaterThanOrEqual(100)
})

test('as many keys as it is wide hardly touch one another', () => {
  const { counted } = counts(8_192)
  for (let key = 0; key < 8_192; key += 1) counted.add(`198.51.${key >> 8}.${key & 255}`)
  const wrong = Array.from({ length: 1_000 }, (_, at) => counted.count(`203.0.113.${at}`))
  expect(wrong.filter((count) => count > 1).length).toBeLessThan(20)
  expect(Math.max(...wrong)).toBeLessThan(6)
})
