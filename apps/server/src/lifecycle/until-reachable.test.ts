/** A start waits for a database that is away, and for nothing else. */

import { DatabaseStartupError } from '@zayy/platform/postgres/database-startup-error'
import { expect, test } from 'vitest'
import type { LogLine } from './log.ts'
import { untilReachable } from './until-reachable.ts'

const away = new DatabaseStartupError('db.example does not answer', {
  kind: 'unreachable',
  setting: 'DATABASE_URL',
  at: 'db.example:5432',
})

/** Opens a database that fails with each of the errors first. */
async function start(errors: Error[], signal = new AbortController().signal) {
  const lines: LogLine[] = []
  const note = (line: LogLine) => void lines.push(line)
  let waits = 0
  const open = async () => {
    const error = errors.shift()
    if (error) throw error
    return 'open'
  }
  const log = { info: note, error: note }
  const opened = await untilReachable(open, { log, signal, onWait: () => (waits += 1) }).catch(
    (error: Error) => error.message,
  )
  return { opened, waits, events: lines.map(({ event }) => event) }
}

test.each([
  ['opens at once a database that answers', [], { opened: 'open', waits: 0, events: [] }],
  [
    'waits for a database that is away, and says so once',
    [away],
    { opened: 'open', waits: 1, events: ['database_away', 'database_back'] },
  ],
  [
    'ends at an error that no waiting mends',
    [new DatabaseStartupError('a wrong password')],
    { opened: 'a wrong password', waits: 0, events: [] },
  ],
])('%s', async (_, errors, expected) => {
  expect(await start(errors)).toEqual(expected)
})

test('ends without waiting once it is stopped', async () => {
  expect(await start([away], AbortSignal.abort())).toMatchObject({ opened: away.message, waits: 0 })
})
