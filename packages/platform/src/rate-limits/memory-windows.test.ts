import { expect, test } from 'vitest'
import { MemoryWindows } from './memory-windows.ts'
import { slidingCount } from './sliding-window.ts'

const seconds = 10

/** Counts in windows of 10 s, with a clock that the test sets. */
function windows() {
  const clock = { seconds: 100 }
  const counts = new MemoryWindows(seconds, () => clock.seconds * 1_000)
  const add = (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) counts.add(key)
  }
  return { clock, add, count: (key: string) => slidingCount(counts.countsOf(key), seconds) }
}

test('removes counts as the window slides on', () => {
  const { clock, add, count } = windows()
  add('one', 8)
  expect([count('one'), count('another')]).toEqual([8, 0])
  clock.seconds = 110
  expect(count('one')).toBe(8)
  clock.seconds = 115
  add('one', 2)
  expect(count('one')).toBe(6)
  clock.seconds = 120
  expect(count('one')).toBe(2)
  clock.seconds = 300
  expect(count('one')).toBe(0)
})

test('a flood of other keys forgets no count, in this window or the next', () => {
  const { clock, add, count } = windows()
  add('one', 100)
  for (let key = 0; key < 200_000; key += 1) add(`2001:db8:${key.toString(16)}::/64`, 1)
  add('late', 100)
  clock.seconds = 110
  expect([count('one') >= 100, count('late') >= 100, count('2001:db8:0::/64')]).toEqual([true, true, 1])
  // Memory is bounded: keys beyond the first 50,000 share counts, also with a key that never called.
  expect(count('never called')).toBeGreaterThan(5)
})

test('counts 50,000 keys separately, and a few thousand more hardly affect each other', () => {
  const { add, count } = windows()
  for (let key = 0; key < 50_000; key += 1) add(`198.51.${key >> 8}.${key & 255}`, 1)
  for (let key = 0; key < 50_000; key += 1)
    if (count(`198.51.${key >> 8}.${key & 255}`) !== 1) throw new Error(`${key}`)
  for (let key = 0; key < 8_192; key += 1) add(`2001:db8:${key.toString(16)}::/64`, 1)
  const wrong = Array.from({ length: 1_000 }, (_, at) => count(`203.0.113.${at}`))
  expect(Math.max(...wrong)).toBeLessThan(12)
})
