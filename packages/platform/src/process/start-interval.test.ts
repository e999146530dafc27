import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startInterval } from './start-interval.ts'

test('repeats the work after its interval, and reports errors without ending', async () => {
  let runs = 0
  const onError = vi.fn()
  const work = () => {
    runs += 1
    if (runs % 2 === 0) throw new Error(`run ${runs}`)
  }
  const stop = startInterval(work, { every: 20 }, onError)
  expect(runs).toBe(0)
  await expect.poll(() => runs).toBeGreaterThan(4)
  await stop()
  expect(onError.mock.calls.slice(0, 2).map(([error]) => error.message)).toEqual(['run 2', 'run 4'])
})

test('never overlaps runs, and stops after the current one', async () => {
  let running = 0
  let most = 0
  let runs = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await pause(50)
    running -= 1
    runs += 1
  }
  const stop = startInterval(work, { every: 1 }, () => {})
  await expect.poll(() => runs).toBeGreaterThan(1)
  await pause(20)
  await stop()
  expect([running, most]).toEqual([0, 1])
  const ended = runs
  await pause(100)
  expect(runs).toBe(ended)
})

test('waits for other times before the first run and after a failure', async () => {
  let runs = 0
  const work = () => {
    runs += 1
    if (runs < 3) throw new Error('not yet')
  }
  const stop = startInterval(work, { every: 60_000, first: 0, retry: 1 }, () => {})
  await expect.poll(() => runs).toBe(3)
  await pause(50)
  expect(runs).toBe(3)
  await stop()
})
