import { expect, test } from 'vitest'
import { GIVE_UP, retryDelayMs } from './retry-delay.ts'

const minute = 60_000
const hour = 60 * minute

test.each([
  [1, 5_000],
  [2, minute],
  [3, 2 * minute],
  [4, 5 * minute],
  [5, 15 * minute],
  [6, 30 * minute],
  [7, hour],
  [8, 2 * hour],
  [9, 4 * hour],
  [10, 6 * hour],
  [11, 6 * hour],
  [1_000, 6 * hour],
])('after attempt %i a job waits %i ms', (attempts, delay) => {
  expect(retryDelayMs(attempts)).toBe(delay)
})

test('the last attempt comes between 5 days and 5 days plus one delay', () => {
  const delays = Array.from({ length: GIVE_UP.attempts - 1 }, (_, at) => retryDelayMs(at + 1))
  const lastAttempt = delays.reduce((sum, delay) => sum + delay, 0)
  expect(lastAttempt).toBeGreaterThanOrEqual(5 * 24 * hour)
  expect(lastAttempt).toBeLessThan(5 * 24 * hour + 6 * hour)
})
