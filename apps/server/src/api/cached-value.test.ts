import { expect, test } from 'vitest'
import { cachedValue } from './cached-value.ts'

/** A value that is worked out when the test says so. */
function waiting() {
  const calls: { resolve: (value: string) => void }[] = []
  const make = () => new Promise<string>((resolve) => calls.push({ resolve }))
  return { calls, make }
}

test('many who ask at once wait for the same, and it is kept until the shop changes', async () => {
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

test('what was read before a change is not kept after it', async () => {
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

test('an error is not kept; past its lifetime a value serves on while it cannot be worked out anew', async () => {
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
