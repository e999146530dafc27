import { PoolBusyError } from '@zayy/platform/postgres/pool-busy-error'
import { afterEach, expect, test, vi } from 'vitest'
import { reportErrors, watchOutages, withoutOutageErrors } from './report-errors.ts'

afterEach(() => vi.useRealTimers())

function logToArray() {
  const lines: object[] = []
  const note = (line: object) => void lines.push(line)
  return { lines, log: { info: note, error: note } }
}

const lost = new Error('query failed', { cause: Object.assign(new Error('gone'), { code: '57P01' }) })

test('logs each error of our own, and shed requests once a second', () => {
  let now = 0
  const { lines, log } = logToArray()
  const report = reportErrors(
    log,
    watchOutages(log, async () => true),
    () => now,
  )
  const error = new Error('broken')
  report(error, 'one')
  report(error, 'two')
  expect(lines).toEqual([
    { event: 'request_failed', requestId: 'one', err: error },
    { event: 'request_failed', requestId: 'two', err: error },
  ])
  lines.length = 0
  const busy = new Error('query failed', { cause: new PoolBusyError(200) })
  for (let request = 0; request < 100; request += 1) report(busy)
  now = 1_000
  report(busy)
  expect(lines).toEqual([
    { event: 'requests_shed', requests: 1, reason: 'no connection came free within 200 ms' },
    { event: 'requests_shed', requests: 100, reason: 'no connection came free within 200 ms' },
  ])
})

test('logs an outage once with its cause, and once when the database is back, whatever failed meanwhile', async () => {
  vi.useFakeTimers()
  const { lines, log } = logToArray()
  let isBack = false
  const outage = watchOutages(log, async () => isBack)
  const report = reportErrors(log, outage)
  const others = withoutOutageErrors(log, outage)
  for (let second = 0; second < 60; second += 1) {
    report(lost)
    others.error({ event: 'payment_failed', err: lost }, 'A payment could not be asked about')
    await vi.advanceTimersByTimeAsync(1_000)
  }
  isBack = true
  await vi.advanceTimersByTimeAsync(2_000)
  others.error({ event: 'payment_failed', err: new Error('refused') }, 'A payment could not be asked about')
  expect(lines).toEqual([
    { event: 'database_away', reason: 'gone' },
    { event: 'database_back', seconds: expect.any(Number), failed: 120 },
    { event: 'payment_failed', err: new Error('refused') },
  ])
  report(lost)
  expect(lines.at(-1)).toEqual({ event: 'database_away', reason: 'gone' })
  outage.stop()
})
