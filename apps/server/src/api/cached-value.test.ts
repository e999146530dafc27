import { expect, test } from 'vitest'
import { cachedValue } from './cached-value.ts'

/** A computation whose calls the test resolves itself. */
function waiting() {
  const calls: { resolve: (value: string) => void }[] = []
  const make = () => new Promise<string>((resolve) => calls.push({ resolve }))
  return { calls, make }
}

test('shares one computation among concurrent calls and caches it until a change', async () => {
  const { calls, make } = waiting()
  const kept = cachedValue(make, 1_000)
  const asked = [kept.get(), kept.get(), kept.get()]
  calls[0]?.resolve('a')
  expect(await Promise.all(asked)).toEqual(['a', 'a', 'a'])
  expect(await kept.get()).toBe('a')
  expect(calls).toHaveLength(1)
  kept.forget()
  const anew = kept.get()
  calls[1]?.resolve('b')
  expect(await anew).toBe('b')
})

test('does not cache a value that was read before a change', async () => {
  const { calls, make } = waiting()
  const kept = cachedValue(make, 1_000)
  const before = kept.get()
  kept.forget()
  const after = kept.get()
  calls[1]?.resolve('new')
  calls[0]?.resolve('old')
  expect(await before).toBe('old')
  expect(await after).toBe('new')
  expect(await kept.get()).toBe('new')
  expect(calls).toHaveLength(2)
})

test('does not cache an error, and returns the stale value while it cannot be computed again', async () => {
  let time = 0
  let away = true
  const make = async () => {
    if (away) throw new Error('away')
    return time
  }
  const kept = cachedValue(make, 1_000, () => time)
  await expect(kept.get()).rejects.toThrow('away')
  away = false
  expect(await kept.get()).toBe(0)
  time = 2_000
  away = true
  expect(await kept.get()).toBe(0)
  away = false
  expect(await kept.get()).toBe(2_000)
})
