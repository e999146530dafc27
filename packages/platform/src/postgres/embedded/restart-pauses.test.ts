import { expect, test } from 'vitest'
import { restartPauses } from './restart-pauses.ts'

test('restarts at once a server that is killed every 2 s', () => {
  const pauses = restartPauses()
  const waited = [2_000, 4_000, 6_000, 8_000].map((end) => {
    pauses.up(end - 1_500)
    return pauses.next(end)
  })
  expect(waited).toEqual([100, 100, 100, 100])
})

test('backs off from a server that ends soon after each start or does not start', () => {
  const pauses = restartPauses()
  pauses.up(0)
  const first = pauses.next(60_000)
  pauses.up(60_300)
  const ended = pauses.next(60_400)
  const neverUp = Array.from({ length: 7 }, () => pauses.next(61_000))
  expect([first, ended, ...neverUp]).toEqual([100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000])
  pauses.up(90_000)
  expect(pauses.next(95_000)).toBe(100)
})

test('restarts within half a second a server that is repeatedly killed before it has settled', () => {
  const pauses = restartPauses()
  const waited = [0, 1_000, 2_000, 3_000, 4_000].map((start) => {
    pauses.up(start)
    return pauses.next(start + 300)
  })
  expect(waited).toEqual([100, 200, 400, 500, 500])
})
