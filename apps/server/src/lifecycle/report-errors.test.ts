import { PoolBusyError } from '@zayy/database/pool-busy-error'
import { expect, test } from 'vitest'
import { reportErrors } from './report-errors.ts'

test('an error of our own is a line of its own; what fails every request alike is one line a second', () => {
  let now = 0
  const lines: object[] = []
  const log = { info: () => {}, error: (event: object) => lines.push(event) }
  const report = reportErrors(log, () => now)
  const error = new Error('broken')
  report(error, 'one')
  report(error, 'two')
  expect(lines).toEqual([
    { event: 'request_failed', requestId: 'one', err: error },
    { event: 'request_failed', requestId: 'two', err: error },
  ])
  lines.length = 0
  const away = new Error('query failed', { cause: Object.assign(new Error('gone'), { code: '57P01' }) })
  for (let request = 0; request < 100; request += 1) {
    report(new Error('query failed', { cause: new PoolBusyError(200) }))
    report(away)
  }
  now = 1_000
  report(away)
  expect(lines).toEqual([
    { event: 'requests_shed', requests: 1, reason: 'no connection came free within 200 ms' },
    { event: 'database_away', requests: 1, reason: 'gone' },
    { event: 'database_away', requests: 100, reason: 'gone' },
  ])
})
