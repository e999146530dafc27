import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { forEachConcurrently } from './for-each-concurrently.ts'

test('runs the work once per item, in order, with at most `atOnce` running together', async () => {
  const begun: number[] = []
  let now = 0
  let most = 0
  await forEachConcurrently(new Set([1, 2, 3, 4, 5, 6, 7]), 3, async (item) => {
    begun.push(item)
    now += 1
    most = Math.max(most, now)
    await pause(item % 3)
    now -= 1
  })
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

test('after a failure starts nothing more, and rejects once the running work has ended', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = forEachConcurrently([1, 2, 3, 4, 5, 6], 2, async (item) => {
    begun.push(item)
    await pause(item === 4 ? 200 : 20)
    if (item === 3) throw new Error('disk full')
    ended.push(item)
  })
  await expect(work).rejects.toThrow('disk full')
  expect(begun).toEqual([1, 2, 3, 4])
  expect(ended).toEqual([1, 2, 4])
})

test('does nothing without items', async () => {
  await expect(forEachConcurrently([], 4, () => Promise.reject(new Error('none')))).resolves.toBeUndefined()
})
