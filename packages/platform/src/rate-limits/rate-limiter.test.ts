import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LimitKeys, networksOf } from './client-networks.ts'
import { RateLimiter } from './rate-limiter.ts'

const one: LimitKeys = [{ key: 'one', share: 1 }]

/** A limiter in memory with a clock that the test sets. `consume` returns the seconds to wait, or undefined. */
function limited(max: number, multiplier = 1) {
  const clock = { seconds: 100 }
  const limiter = new RateLimiter(multiplier, () => clock.seconds * 1_000)
  const consume = (keys = one, name = 'x') => limiter.consumeInMemory({ name, max, seconds: 10 }, keys)
  const consumeTimes = (times: number) => Array.from({ length: times }, () => consume())
  return { clock, consume, consumeTimes }
}

test('counts each limit and each key separately, and multiplies limits', () => {
  const { consume, consumeTimes } = limited(3)
  expect(consumeTimes(4).map((wait) => wait === undefined)).toEqual([true, true, true, false])
  expect([consume([{ key: 'another', share: 1 }]), consume(one, 'y')]).toEqual([undefined, undefined])
  expect(
    limited(3, 1_000)
      .consumeTimes(3_000)
      .every((wait) => wait === undefined),
  ).toBe(true)
})

test('counts a call refused for its wider network nowhere', () => {
  const { consume } = limited(1)
  const call = (group: string) => consume(networksOf(`2001:db8:1:${group}::/64`))
  expect([call('1'), call('2'), call('3') ?? 0]).toEqual([undefined, undefined, expect.any(Number)])
  // A refused call takes nothing from the limit of the /48, which is four times as high.
  expect([call('101'), call('201'), call('301') ?? 0]).toEqual([undefined, undefined, expect.any(Number)])
})

describe('Retry-After in memory', () => {
  test.each([
    [100, 10, 11],
    [105, 10, 6],
    [109, 10, 2],
  ])('at %i s after %i calls is %i s', (at, max, wait) => {
    const { clock, consume, consumeTimes } = limited(max)
    clock.seconds = at
    consumeTimes(max)
    expect(consume()).toBe(wait)
    clock.seconds += wait
    expect(consume()).toBeUndefined()
  })

  test('is exact: allows a call after that time, and not a second earlier', () => {
    const gaps = fc.array(fc.tuple(fc.double({ min: 0, max: 9, noNaN: true }), fc.nat(20)), { maxLength: 8 })
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 30 }), (steps, max) => {
        const waited = (offset: (wait: number) => number) => {
          const { clock, consume, consumeTimes } = limited(max)
          for (const [gap, times] of steps) {
            clock.seconds += gap
            consumeTimes(times)
          }
          const wait = consume()
          if (wait === undefined) return undefined
          clock.seconds += Math.max(0, offset(wait))
          return { wait, again: consume() }
        }
        const after = waited((wait) => wait + 0.001)
        if (after) expect(after.again).toBeUndefined()
        const early = waited((wait) => wait - 1.001)
        if (early && early.wait > 1) expect(early.again).toBeDefined()
      }),
    )
  })
})
